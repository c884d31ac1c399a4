// Sphinx's search keeps the words looked for. In a frame that is kept apart from everything
// even asking for storage is an error: there it gets one that keeps nothing.
(function () {
  "use strict";
  try {
    void window.localStorage;
  } catch {
    const value = { getItem: () => null, setItem() {}, removeItem() {} };
    Object.defineProperty(window, "localStorage", { value });
  }
})();
