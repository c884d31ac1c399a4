// A rule or a term at a glance, where its number or word stands: on hover, on focus, at a tap.
// A second tap follows the link, Escape closes. The words come once, when they are needed.
"use strict";
{
  const LEADS = /\/(?:rules|glossary)(?:\.html)?#(r\d+|term-[a-z0-9-]+)$/;
  const REST = 250; // ms a mouse rests on a link until it is told
  const LEAVE = 200; // ms it may take from the link to what is told
  const GAP = 6; // px between the two, and to the window's edges

  const source = document.currentScript.src.replace(/glance\.js$/, "glances.js");
  const main = document.querySelector("main");
  const box = document.createElement("div");
  const spoken = document.createElement("p"); // at a tap, for one who hears the page

  let coming = null;
  let words = null;
  let shown = null; // the link that is told of
  let wanted = null; // the one that will be, once the words are there
  let timer = 0;
  let down = { type: "", shown: null }; // the last press, and what was told then

  function askForWords() {
    coming ??= new Promise((have, fail) => {
      const script = document.createElement("script");
      script.src = source;
      script.addEventListener("load", () => {
        words = globalThis.euchreGlances;
        have();
      });
      script.addEventListener("error", () => {
        coming = null;
        fail(new Error(source));
      });
      document.head.append(script);
    });
    return coming;
  }

  function linkOf(target) {
    const link = target.closest?.(".eb-article a[href]");
    return link && LEADS.test(link.href) ? link : null;
  }

  function describe(link, isOn) {
    const ids = new Set((link.getAttribute("aria-describedby") ?? "").split(" ").filter(Boolean));
    if (isOn) ids.add(box.id);
    else ids.delete(box.id);
    if (ids.size > 0) link.setAttribute("aria-describedby", [...ids].join(" "));
    else link.removeAttribute("aria-describedby");
  }

  function hide() {
    clearTimeout(timer);
    wanted = null;
    if (!shown) return;
    describe(shown, false);
    shown = null;
    spoken.textContent = "";
    box.hidePopover();
  }

  /** Under the link, or over it where there is no room. */
  function place(link) {
    const lines = [...link.getClientRects()];
    const under = lines.at(-1).bottom + GAP;
    const fits = under + box.offsetHeight + GAP <= window.innerHeight;
    const top = fits ? under : lines[0].top - GAP - box.offsetHeight;
    const right = document.documentElement.clientWidth - box.offsetWidth - GAP;
    const left = Math.max(GAP, Math.min(lines.at(fits ? -1 : 0).left, right));
    box.style.left = `${left + window.scrollX}px`;
    box.style.top = `${Math.max(top, GAP) + window.scrollY}px`;
  }

  function paragraph(text, name = "") {
    const node = document.createElement("p");
    node.className = name;
    node.textContent = text;
    return node;
  }

  /** Tell of a link; false if nothing is known of it. */
  function tell(link, isTap) {
    const [head, text] = words.told[LEADS.exec(link.href)[1]] ?? [];
    if (!head) return false;
    if (shown) describe(shown, false);
    box.replaceChildren(paragraph(head, "eb-glance-head"), paragraph(text));
    if (isTap) box.append(paragraph(words.again, "eb-glance-again"));
    shown = link;
    box.showPopover();
    place(link);
    describe(link, true);
    spoken.textContent = isTap ? `${head}. ${text} ${words.again}` : "";
    return true;
  }

  async function show(link, isTap = false) {
    clearTimeout(timer);
    if (shown === link) return;
    wanted = link;
    try {
      if (!words) await askForWords();
      if (wanted !== link || tell(link, isTap)) return;
    } catch {
      // no words to be had: the link leads there
    }
    if (isTap) window.location.assign(link.href);
  }

  function follows(event) {
    return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  }

  // Over a link words are asked for at once, and shown if the mouse rests there.
  function over({ target, pointerType }) {
    if (pointerType === "touch") return;
    const link = linkOf(target);
    clearTimeout(timer);
    if (box.contains(target) || (link && link === shown)) return;
    if (link) {
      askForWords().catch(() => {});
      timer = setTimeout(show, REST, link);
    } else if (shown !== document.activeElement) {
      timer = setTimeout(hide, LEAVE);
    }
  }

  function press(event) {
    down = { type: event.pointerType, shown };
    const link = linkOf(event.target);
    if (!box.contains(event.target) && link !== shown) hide();
    if (link && event.pointerType === "touch") main.append(spoken); // before it says anything
  }

  function click(event) {
    const link = linkOf(event.target);
    const isTap = down.type === "touch" && down.shown !== link;
    down = { type: "", shown: null };
    if (!link) return;
    if (!isTap || follows(event)) return hide();
    event.preventDefault();
    event.stopPropagation();
    show(link, true);
  }

  function focus({ target }) {
    const link = linkOf(target);
    if (link && link.matches(":focus-visible") && down.type !== "touch") show(link);
    else if ((link ?? target) !== shown && !box.contains(target)) hide();
  }

  // Words are asked for at the first Tab: what describes a link must be there with the focus.
  function key({ key: name }) {
    if (name === "Tab") askForWords().catch(() => {});
    if (name === "Escape") hide();
  }

  box.id = "eb-glance";
  box.className = "eb-glance";
  box.popover = "manual";
  box.setAttribute("role", "tooltip");
  spoken.className = "eu-vh";
  spoken.setAttribute("role", "status");
  main.append(box);
  document.addEventListener("pointerover", over);
  document.addEventListener("pointerdown", press);
  document.addEventListener("click", click, true);
  document.addEventListener("focusin", focus);
  document.addEventListener("keydown", key, true);
  window.addEventListener("pagehide", hide);
}
