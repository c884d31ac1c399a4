// How a figure and the world around it speak: addresses, events, plain words of trouble.

import { h } from "./card.mjs";

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

/** The step that `#name.step` in the address asks for, counted from 0; null if none. */
export function stepInAddress(name, count) {
  const number = afterInAddress(`#${name}.`) ?? "";
  const step = /^\d+$/.test(number) ? Number(number) - 1 : -1;
  return step >= 0 && step < count ? step : null;
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
