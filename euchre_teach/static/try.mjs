// Try it yourself: what is typed goes up, what the rules say to it comes down in the state.

import { bringSigns, cardFace, h, mini, ruleLinks, sign } from "./card.mjs";
import { listenToKeys } from "./controls.mjs";
import { renderReplay } from "./replay.mjs";

// ---- what is typed ------------------------------------------------------------------

function typedField({ id, label, hint, value, options }, isLive) {
  const named = { name: id, autocomplete: "off", spellcheck: "false" };
  const chosen = (one) => h("option", { value: one.id, selected: one.id === value }, one.text);
  const box = options
    ? h("select", { class: "eu-select", name: id, disabled: !isLive }, options.map(chosen))
    : h("input", { class: "eu-input", type: "text", ...named, value, readonly: !isLive });
  const words = h("span", null, label, hint && h("span", { class: "eu-quiet" }, ` (${hint})`));
  return h("label", { class: "eu-asked" }, words, box);
}

function formView({ fields, words }, isLive, weight, ask) {
  const button = h(
    "button",
    { class: "eu-btn", type: "submit", "data-main": true, "aria-disabled": !isLive && "true" },
    words.show,
  );
  const note = isLive ? weight : h("span", { class: "eu-quiet" }, words.no_python);
  const acts = h("div", { class: "eu-row eu-acts" }, button, note);
  const boxes = fields.map((field) => typedField(field, isLive));
  const form = h("form", { class: "eu-form" }, boxes, acts);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (button.getAttribute("aria-disabled")) return;
    button.setAttribute("aria-disabled", "true");
    ask(Object.fromEntries(new FormData(form)));
  });
  return form;
}

let boxesTold = 0;

/** Ties an error to the box it is about, until something else is typed there. */
function markWrong(box, said) {
  if (!box) return;
  boxesTold += 1;
  said.id = `eu-wrong-${boxesTold}`;
  const about = ["aria-invalid", "aria-describedby"];
  box.setAttribute("aria-invalid", "true");
  box.setAttribute("aria-describedby", said.id);
  const mended = () => about.forEach((name) => box.removeAttribute(name));
  box.addEventListener("input", mended, { once: true });
}

// ---- what the rules say ---------------------------------------------------------------

function markedError({ error: { text, before, wrong, after, rules }, rules_page: page }) {
  const place = wrong ? h("mark", null, wrong) : h("mark", { class: "eu-here" }, "‸");
  return [
    h("p", { class: "eu-typed" }, before, place, after),
    h("p", { class: "eu-wrong" }, text, ruleLinks(rules, page)),
  ];
}

function playLine(state, { card, may, text, rules }) {
  const look = { class: "eu-mark", "data-may": may, "data-not": !may, "aria-hidden": "true" };
  const mark = h("span", look, sign(may ? "eu-tick" : "eu-cross"));
  const verdict = h("strong", null, may ? state.words.may : state.words.not);
  const links = ruleLinks(rules, state.rules_page);
  const told = h("span", null, mini(state.cards[card]), " ", verdict, ". ", text, links);
  return h("li", null, mark, told);
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
function replayBox({ replay, words }, ends) {
  const box = h("div", { class: "eu-tried-replay" });
  const values = { state: { ...replay, words } };
  const model = { get: (key) => values[key], set() {}, on() {}, off() {}, save_changes() {} };
  ends.push(renderReplay({ model, el: box }));
  return box;
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

function renderTry({ model, el }) {
  const ends = [];
  let asked = 0;
  let sent = null; // what was typed when Python was asked, until it answers

  function ask(fields) {
    asked += 1;
    sent = fields;
    const { name } = model.get("state");
    model.set("event", { kind: "try", ids: [name], fields, n: asked });
    model.save_changes();
  }

  function draw() {
    while (ends.length > 0) ends.pop()();
    const state = model.get("state");
    const tag = `h${(state.level ?? 3) + 1}`;
    const told = state.error
      ? markedError(state)
      : state.results.map((one) => resultBox(state, one, tag));
    const tried = h("div", { class: "eu-tried", role: "status" }, told);
    const head = h("div", { class: "eu-head" }, h(`h${state.level ?? 3}`, null, state.title));
    const group = { role: "group", "aria-label": state.title, tabindex: "-1" };
    const weight = h("span", { class: "eu-quiet eu-weight" }, state.words.costs);
    const isLive = Boolean(model.get("can_deal"));
    const form = formView(state, isLive, model.get("loads_python") && weight, ask);
    const typing = sent && keepTyped(el.querySelector(".eu-form"), form, sent);
    const replay = state.replay && replayBox(state, ends);
    const node = h("div", { class: "eu eu-try", ...group }, head, form, tried, replay);
    listenToKeys(node, new Map());
    el.replaceChildren(node);
    bringSigns(el);
    // a box that can't be written in yet can't be mended either
    if (state.error && isLive) markWrong(form.elements[state.error.field], tried.lastChild);
    if (typing) goOnTyping(form, typing);
    else if (sent) form.querySelector(`[name="${state.error?.field ?? "hand"}"]`)?.focus();
    sent = null;
  }

  const offer = () => {
    const button = el.querySelector(".eu-form button");
    if (model.get("can_deal")) button?.removeAttribute("aria-disabled");
  };

  el.dataset.lmSuppressShortcuts = "true"; // JupyterLab: keys in here are ours
  draw();
  model.on("change:state", draw);
  model.on("change:can_deal", offer);
  return () => {
    while (ends.length > 0) ends.pop()();
    model.off("change:state", draw);
    model.off("change:can_deal", offer);
  };
}

export default { render: renderTry };
