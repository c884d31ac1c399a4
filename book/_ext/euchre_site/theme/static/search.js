// Added to Sphinx's search: the field has the focus when there is nothing to look for
// yet, the pages that are not for learners come after all others, and a word is found
// only where the book has it.
(function () {
  "use strict";
  const LAST = [
    "notation", "coverage", "developers", "developers-words", "developers-parts",
    "developers-play",
  ];
  const BELOW_ALL = 1000;

  // Sphinx gives [page, title, anchor, description, score, file]; what is lower, later.
  Scorer.score = ([page, , , , score]) =>
    LAST.includes(page.replace("book/", "")) ? score - BELOW_ALL : score;

  // Sphinx looks words up in plain objects, which all know "constructor" and "__proto__".
  // These know only their own words, and the one question that Sphinx asks of them.
  const { hasOwnProperty } = Object.prototype;
  const { setIndex } = Search;
  Search.setIndex = (index) => {
    for (const words of [index.terms, index.titleterms]) {
      Object.setPrototypeOf(words, { __proto__: null, hasOwnProperty });
    }
    setIndex(index);
  };

  if (!new URLSearchParams(window.location.search).get("q")) {
    document.querySelector(".eb-search-page input").focus();
  }
})();
