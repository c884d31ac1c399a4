// How a figure and the world around it speak: addresses, events, plain words of trouble.

import { h } from "./card.mjs";

const COPIED_FOR = 2000; // ms

function plainText(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What follows `start` in the address; null if the address begins otherwise. */
function afterInAddress(start) {
  const hash = plainText(location.hash);
  return hash.startsWith(start) ? hash.slice(start.length) : null;
}

/** The question that the address asks for; null if it asks for none. */
export function questionInAddress({ link }) {
  return link ? afterInAddress(link) : null;
}

const DEALT = "new.";

/** The address of a question; of one that was dealt it holds all it is made from. */
export function questionAddress(link, { id, kind, record, dealt }) {
  return dealt ? `${link}${DEALT}${kind}.${encodeURIComponent(record)}` : `${link}${id}`;
}

/** The kind and the record of the dealt question that the address asks for; null if none. */
export function dealtInAddress(state) {
  const asked = questionInAddress(state);
  if (!asked?.startsWith(DEALT)) return null;
  const [, quiz, record] = /^([\w-]+)\.(.+)$/.exec(asked.slice(DEALT.length)) ?? [];
  return record ? { quiz, record } : null;
}

/** The step that `#name.step` in the address asks for, counted from 0; null if none. */
export function stepInAddress(name, count) {
  const number = afterInAddress(`#${name}.`) ?? "";
  const step = /^\d+$/.test(number) ? Number(number) - 1 : -1;
  return step >= 0 && step < count ? step : null;
}

/** The address that holds what was typed into the fields of a form. */
export function typedAddress({ name, fields }) {
  const typed = fields.filter(({ value }) => value).map(({ id, value }) => [id, value]);
  return `#${name}.${new URLSearchParams(typed)}`;
}

/** What the address asks to be typed, a text for each field; null if nothing. */
export function typedInAddress({ name, fields }) {
  const start = `#${name}.`;
  if (!location.hash.startsWith(start)) return null;
  const typed = new URLSearchParams(location.hash.slice(start.length));
  if (!fields.some(({ id }) => typed.has(id))) return null;
  return fields.map(({ id }) => [id, typed.get(id) ?? ""]);
}

/** The choice that `#name.id` in the address asks for; null if none of `ids`. */
export function choiceInAddress(name, ids) {
  const asked = afterInAddress(`#${name}.`);
  return ids.includes(asked) ? asked : null;
}

/** Whether another figure of the page asks this question. */
function isAskedElsewhere(el, id) {
  const scripts = document.querySelectorAll('script[type="application/json"]');
  const own = el.parentElement?.querySelector(':scope > script[type="application/json"]');
  const text = `"id":${JSON.stringify(id)}`;
  return [...scripts].some((script) => script !== own && script.textContent.includes(text));
}

/**
 * Whether the figure in `el` should say that no figure asks this question: only the first
 * of those that `selector` finds does.
 */
export function saysUnknown(el, id, selector) {
  const first = document.querySelector(selector);
  return (first === null || el.contains(first)) && !isAskedElsewhere(el, id);
}

/** What comes next to read after a block: a heading or a paragraph outside of figures. */
function readingAfter(block) {
  const all = document.querySelectorAll("main :is(h2, h3, p)");
  const isAfter = (node) => block.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING;
  return [...all].find((node) => isAfter(node) && !node.closest(".euchre, details") && !block.contains(node));
}

/**
 * The way on from the figure in `el`, once it is over: to what follows on this page or, from the
 * last figure, to the page after it, by its title or in few words. Null where there is none.
 */
export function onwardFrom(el, words, isShort = false) {
  const block = el.closest(".euchre[data-view]");
  const next = document.querySelector('link[rel="next"]');
  const look = { class: "eu-btn", "data-main": true };
  if (!block || !next) return null;
  if ([...document.querySelectorAll(".euchre[data-view]")].at(-1) === block) {
    const text = words.onward.replace("{title}", next.title);
    const name = { title: text, href: next.href };
    return h("a", { ...look, ...name }, isShort ? words.next_page : text);
  }
  const button = h("button", { ...look, type: "button" }, words.read_on);
  button.addEventListener("click", () => {
    const after = readingAfter(block);
    after?.scrollIntoView({ block: "start" });
    after?.setAttribute("tabindex", "-1");
    after?.focus({ preventScroll: true });
  });
  return button;
}

/** A click on the link to a step or a question copies it too; where it can't, it is shown. */
export function copyLinks(root, words) {
  root.addEventListener("click", async ({ target }) => {
    const link = target.closest?.(".eu-link a");
    if (!link || link.dataset.copied !== undefined) return;
    const word = link.textContent;
    try {
      await navigator.clipboard.writeText(link.href);
      link.dataset.copied = "";
      link.textContent = words.copied;
      setTimeout(() => {
        link.textContent = word;
        delete link.dataset.copied;
      }, COPIED_FOR);
    } catch {
      showAddress(link);
    }
  });
}

function showAddress(link) {
  link.parentElement.querySelector("input")?.remove();
  const name = { "aria-label": link.textContent, readonly: true, value: link.href };
  const box = h("input", { class: "eu-input eu-address", type: "text", ...name });
  link.after(box);
  box.select();
}

/** Sends what happens upward, each time as a new value. */
export function eventSender(model) {
  let n = 0;
  return (event) => {
    n += 1;
    model.set("event", { ...event, n });
    model.save_changes();
  };
}

/** What the reader is told when a new state can't be read; the old one stays. */
export function troubleLine(state) {
  const text = state?.words?.unreadable ?? "";
  return h("p", { class: "eu-trouble", role: "status" }, text);
}
