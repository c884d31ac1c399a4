// Added to Sphinx's search: the field has the focus when there is nothing to look for
// yet, and the pages that are not for learners come after all others.
(function () {
  "use strict";
  const LAST = ["notation", "coverage", "developers", "developers-parts"];
  const BELOW_ALL = 1000;

  // Sphinx gives [page, title, anchor, description, score, file]; what is lower, later.
  Scorer.score = ([page, , , , score]) =>
    LAST.includes(page.replace("book/", "")) ? score - BELOW_ALL : score;

  if (!new URLSearchParams(window.location.search).get("q")) {
    document.querySelector(".eb-search-page input").focus();
  }
})();
