// The steps of a replay at which the reader decides: it waits there until a choice is right.

import { h, part } from "./card.mjs";
import { wordButton } from "./controls.mjs";

const LAST = ({ frames }) => frames.length - 1;

/** Which decisions are made; `limit()` is the step that the first one open is made at. */
export function decisionsMade(state, start) {
  const steps = state.frames.flatMap(({ decision }, n) => (decision ? [n] : []));
  const made = new Set(steps.filter((step) => step < start));
  return {
    limit: () => steps.find((step) => !made.has(step)) ?? LAST(state),
    add: (step) => made.add(step),
    upTo: (end) => steps.filter((step) => step < end).forEach((step) => made.add(step)),
  };
}

function callButton({ id, text }) {
  return text && h("button", { class: "eu-btn", type: "button", "data-try": id }, text);
}

function decisionBox(wayOn, decision) {
  if (!decision) return h("div", { class: "eu-decision" });
  const showMe = wayOn && wordButton(wayOn, () => {}, { "data-shows": true });
  const group = { class: "eu-decision", role: "group", "aria-label": decision.title };
  const calls = decision.options.map(callButton);
  return h("div", group, h("p", null, decision.title), showMe, calls);
}

/** The question at a step, calls to press, and a way on, if any; cards are pressed on the table. */
export function decisionView({ words, frames }, start, wayOn = words.show_me) {
  if (!frames.some(({ decision }) => decision)) return { node: null, show() {} };
  const now = part((decision) => decisionBox(wayOn, decision), frames[start].decision);
  return { node: now.node, show: (step) => now.show(frames[step].decision) };
}

/** Hear of cards and calls pressed: `right(step, option)`, or `wrong(told)` with what is said of it. */
export function listenForTries(root, { frames }, { step, right, wrong }) {
  root.addEventListener("click", ({ target }) => {
    const pressed = target.closest("[data-try], [data-shows]");
    const decision = frames[step()].decision;
    if (!pressed || !decision) return;
    const option = decision.options.find(({ id }) => id === pressed.dataset.try);
    if (!option || option.right) right(step(), option);
    else wrong(option);
  });
}
