// How a figure and the world around it speak: addresses, events, plain words of trouble.

import { h } from "./card.mjs";

/** The question that the address asks for; null if it asks for none. */
export function questionInAddress({ link }) {
  const hash = plainText(location.hash);
  return link && hash.startsWith(link) ? hash.slice(link.length) : null;
}

function plainText(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether another figure of the page asks this question. */
export function isAskedElsewhere(el, id) {
  const scripts = document.querySelectorAll('script[type="application/json"]');
  const own = el.parentElement?.querySelector(':scope > script[type="application/json"]');
  const text = `"id":${JSON.stringify(id)}`;
  return [...scripts].some((script) => script !== own && script.textContent.includes(text));
}

/** Only one figure says so when a link leads nowhere: the first of its kind. */
export function isFirstOf(selector, el) {
  const first = document.querySelector(selector);
  return first === null || el.contains(first);
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

/** What one is told when what came can't be read; what was there stays. */
export function troubleLine(state) {
  const text = state?.words?.unreadable ?? "";
  return h("p", { class: "eu-trouble", role: "status" }, text);
}
