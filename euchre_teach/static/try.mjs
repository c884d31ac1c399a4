// Try it yourself: what is typed goes up, what the rules say about it comes down in the state.

import { cardFace, h, headingTag, mark, mini, ruleLinks } from "./card.mjs";
import { selectBox } from "./choice.mjs";
import { actRow } from "./controls.mjs";
import { typedAddress, typedInAddress } from "./links.mjs";
import { figureBox, figureHead, mount, moveFocus } from "./mount.mjs";
import { padsOf } from "./pad.mjs";
import { renderReplay } from "./replay.mjs";

// ---- what is typed ------------------------------------------------------------------

function typedField({ id, label, hint, value, options }, isLive) {
  const named = { name: id, autocomplete: "off" };
  const plain = { spellcheck: "false" };
  const box = options
    ? selectBox(id, options, value, isLive)
    : h("input", { class: "eu-input", type: "text", ...named, ...plain, value, readonly: !isLive });
  const words = h("span", null, label, hint && h("span", { class: "eu-quiet" }, ` (${hint})`));
  return h("label", { class: "eu-asked" }, words, box);
}

/** The form, and `show()`, which brings what one presses up to date with what is typed. */
function formView(state, isLive, weight, ask) {
  const { fields, words } = state;
  const button = h(
    "button",
    { class: "eu-btn", type: "submit", "data-main": true, "aria-disabled": !isLive && "true" },
    words.show,
  );
  const note = isLive ? weight : h("span", { class: "eu-quiet" }, words.no_python);
  const pads = padsOf(state, isLive, (id) => form.elements[id]);
  const boxes = fields.map((field) => {
    const pad = pads.nodeOf(field.id);
    const box = typedField(field, isLive);
    return pad ? h("div", { class: "eu-of-cards" }, box, pad) : box;
  });
  const form = h("form", { class: "eu-form" }, boxes, actRow(button, note));
  pads.hear(form);
  pads.show();
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (button.getAttribute("aria-disabled")) return;
    button.setAttribute("aria-disabled", "true");
    ask(Object.fromEntries(new FormData(form)));
  });
  return { form, show: pads.show };
}

let boxesTold = 0;

function newId() {
  boxesTold += 1;
  return `eu-wrong-${boxesTold}`;
}

/** Ties what is said to the box it is about, until something else is typed there. */
function markWrong(box, said) {
  for (const one of said) one.id = newId();
  const about = ["aria-invalid", "aria-describedby"];
  box.setAttribute("aria-invalid", "true");
  box.setAttribute("aria-describedby", said.map(({ id }) => id).join(" "));
  const mended = () => about.forEach((name) => box.removeAttribute(name));
  box.addEventListener("input", mended, { once: true });
}

function markAllWrong(form, errors, told) {
  for (const field of new Set(errors.map((one) => one.field))) {
    markWrong(form.elements[field], [...told].filter((_, n) => errors[n].field === field));
  }
}

// ---- what the rules say ---------------------------------------------------------------

function markedError({ rules_page: page }, { text, before, wrong, after, rules }) {
  const place = wrong ? h("mark", null, wrong) : h("mark", { class: "eu-here" }, "‸");
  return [
    h("p", { class: "eu-typed" }, before, place, after),
    h("p", { class: "eu-wrong" }, text, ruleLinks(rules, page)),
  ];
}

function playLine(state, { card, may, text, rules }) {
  const verdict = h("strong", null, may ? state.words.may : state.words.not);
  const links = ruleLinks(rules, state.rules_page);
  const told = h("span", null, mini(state.cards[card]), " ", verdict, ". ", text, links);
  return h("li", null, mark(may), told);
}

const RESULTS = {
  order: ({ cards }, one) => {
    const face = (code) => h("li", null, cardFace(cards[code], { code }));
    return h("ol", { class: "eu-ranks", role: "list" }, one.cards.map(face));
  },
  plays: (state, { items }) => {
    const lines = items.map((item) => playLine(state, item));
    return h("ul", { class: "eu-tries", role: "list" }, lines);
  },
  said: (state, { text, rules }) => h("p", null, text, ruleLinks(rules, state.rules_page)),
};

function resultBox(state, one, tag) {
  return h("div", null, h(tag, null, one.title), RESULTS[one.kind](state, one));
}

/** A replay inside: a view of its own, with a model that only shows. */
function replayBox({ replay, words }) {
  const box = h("div", { class: "eu-tried-replay" });
  const values = { state: { ...replay, words } };
  const model = { get: (key) => values[key], set() {}, on() {}, off() {}, save_changes() {} };
  return { box, end: renderReplay({ model, el: box }) };
}

/**
 * Take over from the form before what has been typed since it was sent. Returns the box in which
 * the reader is, and where in it, if it is one of these.
 */
function keepTyped(old, form, sent) {
  let typing = null;
  for (const box of old.querySelectorAll("input, select")) {
    if (box.value === sent[box.name]) continue;
    form.elements[box.name].value = box.value;
    const { name, selectionStart: start, selectionEnd: end } = box;
    if (box === document.activeElement) typing = { name, start, end };
  }
  return typing;
}

function goOnTyping(form, { name, start, end }) {
  const box = form.elements[name];
  box.focus();
  if (typeof start === "number") box.setSelectionRange(start, end);
}

/** Type for the reader what the address holds; the answer comes when it is asked for. */
function typeFromAddress(state, form, show) {
  const typed = typedInAddress(state);
  if (!typed) return;
  for (const [name, value] of typed) form.elements[name].value = value;
  show();
  moveFocus(form.querySelector('[type="submit"]'), "center");
}

function typedLink(state) {
  const link = h("a", { href: typedAddress(state) }, state.words.link_typed);
  return h("p", { class: "eu-step" }, h("span", { class: "eu-link" }, link));
}

function toldView(state) {
  const told = state.errors.length > 0
    ? state.errors.flatMap((one) => markedError(state, one))
    : state.results.map((one) => resultBox(state, one, headingTag(state, 1)));
  return h("div", { class: "eu-tried", role: "status" }, told);
}

/** `waiting.sent` is what was typed when Python was asked, until it answers. */
function tryView(state, { model, el, send }, waiting) {
  const { name, words, errors } = state;
  const { sent } = waiting;
  const isLive = Boolean(model.get("can_deal"));
  const ask = (fields) => {
    waiting.sent = fields;
    send({ kind: "try", ids: [name], fields });
  };
  const weight = h("span", { class: "eu-quiet eu-weight" }, words.costs);
  const { form, show } = formView(state, isLive, model.get("loads_python") && weight, ask);
  const typing = sent && keepTyped(el.querySelector(".eu-form"), form, sent);
  if (sent) show();
  const tried = toldView(state);
  const replay = state.replay && replayBox(state);
  return {
    node: figureBox(state, "try", new Map(), figureHead(state), form, tried, typedLink(state), replay?.box),
    arrived() {
      // a box that can't be written in yet can't be mended either
      if (isLive) markAllWrong(form, errors, tried.querySelectorAll(".eu-wrong"));
      if (typing) goOnTyping(form, typing);
      else if (sent) form.querySelector(`[name="${errors[0]?.field ?? "hand"}"]`)?.focus();
      waiting.sent = null;
    },
    offer() {
      if (model.get("can_deal")) form.querySelector('[type="submit"]').removeAttribute("aria-disabled");
    },
    follow: () => typeFromAddress(state, form, show),
    end: () => replay?.end(),
  };
}

function renderTry(host) {
  const waiting = { sent: null };
  const draw = (state, around) => tryView(state, around, waiting);
  return mount(host, draw, [[host.model, "change:can_deal", "offer"]]);
}

export default { render: renderTry };
