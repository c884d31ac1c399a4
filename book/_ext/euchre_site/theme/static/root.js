// For the page about what isn't there: a host shows it at any address, and no one may have
// told where the site's root is. The page asks for this script in the folders above it, and
// whichever is found tells: links, sheets and scripts that follow are led from the root.
(function () {
  "use strict";
  if (document.querySelector("base")) return;
  const base = document.createElement("base");
  base.href = new URL("../../", document.currentScript.src).href;
  document.currentScript.before(base);

  // What leads to a place on the page itself still does.
  document.addEventListener("DOMContentLoaded", () => {
    const [here] = window.location.href.split("#");
    for (const link of document.querySelectorAll('a[href^="#"]')) {
      link.href = here + link.getAttribute("href");
    }
  });
})();
