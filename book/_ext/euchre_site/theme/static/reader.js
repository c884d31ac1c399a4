// The reader's settings: kept on the device, put on <html> before anything is drawn.
// A classic script in the head, so that a dark page is never light for a moment.
"use strict";
{
  const KEY = "euchre-settings";
  const CHOICES = {
    theme: ["auto", "light", "dark"],
    deck: ["two", "four"],
    cards: ["usual", "large", "text"],
  };
  const root = document.documentElement;
  const prefersDark = window.matchMedia("(prefers-color-scheme: dark)");

  function stored() {
    try {
      return JSON.parse(window.localStorage.getItem(KEY)) || {};
    } catch {
      return {}; // no storage, or not ours to read: the defaults then
    }
  }

  function clean(wanted) {
    const settings = {};
    for (const [name, values] of Object.entries(CHOICES)) {
      settings[name] = values.includes(wanted[name]) ? wanted[name] : values[0];
    }
    return settings;
  }

  let settings = clean(stored());

  function apply() {
    const auto = prefersDark.matches ? "dark" : "light";
    root.dataset.theme = settings.theme === "auto" ? auto : settings.theme;
    root.dataset.deck = settings.deck;
    root.dataset.cards = settings.cards;
  }

  function keep() {
    try {
      window.localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // the setting holds for this page
    }
  }

  function showChoices() {
    for (const [name, value] of Object.entries(settings)) {
      const box = document.querySelector(
        `.eb-settings input[name="${name}"][value="${value}"]`,
      );
      if (box) box.checked = true;
    }
  }

  // What scrolls sideways must be reachable by keyboard, whatever made it so narrow.
  function reachScrollers() {
    const watch = new ResizeObserver((changes) => {
      for (const { target: box } of changes) {
        if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
        else box.removeAttribute("tabindex");
      }
    });
    const boxes = document.querySelectorAll(".eb-article pre, .eb-scroll");
    for (const box of boxes) watch.observe(box);
  }

  // What opens over the page closes once the focus is elsewhere, or it would cover that.
  // Its own button is left alone: a press on it closes too.
  function closeBehind({ target }) {
    for (const open of document.querySelectorAll(":popover-open:not([popover='manual'])")) {
      const itsButton = target.getAttribute("popovertarget") === open.id;
      if (!itsButton && !open.contains(target)) open.hidePopover();
    }
  }

  // What opens takes the focus. Said here, not in the page: as a page loads, a browser would
  // try to focus what is marked, and complain where the reader has been faster.
  function takeFocus() {
    for (const close of document.querySelectorAll(".eb-close")) close.autofocus = true;
  }

  // The contents are longer than a screen: they open where the reader is.
  function showHere() {
    const contents = document.querySelector(".eb-contents");
    const here = contents?.querySelector("[aria-current]");
    if (!here) return;
    const show = () => {
      const middle = (contents.clientHeight - here.offsetHeight) / 2;
      contents.scrollTop = here.offsetTop - contents.offsetTop - middle;
    };
    contents.addEventListener("toggle", show);
    show();
  }

  // The figures' script says that it has come. Where it is refused, cut short or keeps the
  // page waiting, what the figures show is opened in words. One that comes late is welcome.
  const PATIENCE = 10_000; // ms
  function missFigures() {
    if (root.dataset.figures || !document.querySelector(".euchre[data-view]")) return;
    root.dataset.figures = "missing";
    for (const words of document.querySelectorAll(".eu-transcript")) words.open = true;
  }

  // Where the reader has been: {page: when it was opened last}, on the device only.
  const BEEN = "euchre-been";
  const PAGE = /([a-z0-9]+(?:-[a-z0-9]+)*)(?:\.html)?(?:[#?].*)?$/;

  function pageOf(address) {
    return PAGE.exec(address)?.[1] ?? "";
  }

  function pagesBeen() {
    try {
      return JSON.parse(window.localStorage.getItem(BEEN)) || {};
    } catch {
      return {};
    }
  }

  function keepBeen() {
    const here = document.querySelector('.eb-contents a[aria-current="page"]');
    if (!here) return;
    const page = pageOf(window.location.pathname);
    try {
      const been = { ...pagesBeen(), [page]: new Date().toISOString() };
      window.localStorage.setItem(BEEN, JSON.stringify(been));
    } catch {
      // no mark then
    }
  }

  // A small mark in the contents, with words for those who don't see it.
  function markBeen() {
    const been = pagesBeen();
    const contents = document.querySelector(".eb-contents");
    for (const link of contents.querySelectorAll("li a")) {
      const page = pageOf(link.href.split("#")[0]);
      const has = Object.hasOwn(been, page) && !link.hasAttribute("aria-current");
      if (has === Boolean(link.querySelector(".eb-been"))) continue;
      if (!has) {
        link.querySelector(".eb-been").remove();
        link.removeAttribute("aria-describedby");
        continue;
      }
      const mark = document.createElement("span");
      mark.className = "eb-been";
      mark.setAttribute("aria-hidden", "true");
      link.append(mark);
      link.setAttribute("aria-describedby", "eb-been"); // its name stays as it is
    }
  }

  // Someone who has been on another page, or has answered, comes back.
  function isBack() {
    try {
      return Boolean(window.localStorage.getItem("euchre-teach")) ||
        Object.keys(pagesBeen()).some((page) => page !== "welcome");
    } catch {
      return false;
    }
  }

  // After all else: the book is then kept on the device, to be read without a network.
  function keepBook() {
    if (root.dataset.from === "disk") return;
    const worker = `${root.dataset.content_root}sw.js`;
    // Not kept (a private window, no secure connection, a frame that is kept apart, where
    // even asking is an error): the site works as it is.
    try {
      navigator.serviceWorker.register(worker, { updateViaCache: "none" }).catch(() => {});
    } catch {
      // as above
    }
  }

  // What has gone to another page (moved.py): its old address leads on, step and all.
  function leadOn() {
    const told = document.querySelector('meta[name="euchre-moved"]');
    const moved = told ? JSON.parse(told.content) : {};
    const hash = location.hash.slice(1);
    const name = hash.startsWith("q.") ? hash : hash.split(".")[0];
    if (!Object.hasOwn(moved, name)) return;
    const to = moved[name];
    location.replace(to.includes("#") ? to : `${to}#${hash}`);
  }
  leadOn();
  window.addEventListener("hashchange", leadOn);

  root.dataset.scripts = "on";
  if (isBack()) root.dataset.back = "";
  if (window.location.protocol === "file:") root.dataset.from = "disk";
  apply();
  prefersDark.addEventListener("change", apply);
  window.addEventListener("storage", (event) => {
    if (event.key === BEEN || event.key === null) markBeen();
    if (event.key !== KEY) return;
    settings = clean(stored());
    apply();
    showChoices();
  });
  setTimeout(missFigures, PATIENCE);
  document.addEventListener("DOMContentLoaded", () => {
    missFigures();
    showChoices();
    keepBeen();
    markBeen();
    reachScrollers();
    takeFocus();
    showHere();
    document.addEventListener("focusin", closeBehind);
    document.querySelector(".eb-settings").addEventListener("change", (event) => {
      settings = clean({ ...settings, [event.target.name]: event.target.value });
      apply();
      keep();
    });
  });
  window.addEventListener("load", () => setTimeout(keepBook, 1000));
}
