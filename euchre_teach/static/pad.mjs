// Cards to press under a field: those its text names are pressed; a press writes one or takes it out.

import { assign, cardFace, h, ruleLinks, sign } from "./card.mjs";

// ---- cards in a text ----------------------------------------------------------------

/** How each card may be written: as Python read it, as its code, its face or its name. */
function waysOf(cards, read) {
  const usual = Object.entries(cards).flatMap(([code, { rank, suit, name }]) =>
    [code, `${rank}${suit}`, name].map((way) => [way, code]));
  return new Map([...usual, ...Object.entries(read)].map(([way, code]) => [way.toLowerCase(), code]));
}

const verbatim = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The cards that a text names, in order, each with its place. */
function cardsIn(text, ways) {
  const longestFirst = [...ways.keys()].sort((a, b) => b.length - a.length).map(verbatim);
  const named = new RegExp(`(?<![^\\s,])(?:${longestFirst.join("|")})(?![^\\s,])`, "gi");
  return [...text.matchAll(named)].map(({ 0: way, index }) =>
    ({ code: ways.get(way.toLowerCase()), at: index, end: index + way.length }));
}

function without(text, places) {
  const left = places.reduceRight((rest, { at, end }) =>
    rest.slice(0, at) + rest.slice(end).replace(/^[\s,]+/, ""), text);
  return left.replace(/[\s,]+$/, "");
}

// ---- the cards to press -------------------------------------------------------------

function bySuit(cards) {
  const rows = new Map();
  for (const [code, card] of Object.entries(cards)) {
    rows.set(card.suit, [...(rows.get(card.suit) ?? []), [code, card]]);
  }
  return [...rows.values()];
}

function cardButton(code, card, isLive) {
  const look = { class: "eu-tap", type: "button", value: code, tabindex: -1, disabled: !isLive };
  return h("button", look, cardFace(card, { code, silent: true }), sign("eu-tick", "eu-ticked"));
}

/** One card is reached by Tab; arrows lead to the others, up and down from suit to suit. */
function arrowKeys(node, buttons, across) {
  const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -across, ArrowDown: across };
  buttons[0].setAttribute("tabindex", 0);
  node.addEventListener("focusin", ({ target }) => {
    for (const one of buttons) one.setAttribute("tabindex", one === target ? 0 : -1);
  });
  node.addEventListener("keydown", (event) => {
    const step = steps[event.key];
    const next = buttons[buttons.indexOf(document.activeElement) + step];
    if (step) event.preventDefault();
    next?.focus();
  });
}

/**
 * The cards of one field. `show(here, elsewhere)` says which its text names and which another's;
 * `say(reason, card)` tells why a press did nothing; `press(code)` is told of each.
 */
function padView({ cards, words, rules_page: page }, { pad }, isLive, press) {
  const rows = bySuit(cards).map((row) => row.map(([code, card]) => cardButton(code, card, isLive)));
  const buttons = rows.flat();
  const taps = rows.map((row) => h("div", { class: "eu-taps" }, row));
  const node = h("div", { class: "eu-pad", role: "toolbar", "aria-label": pad.label }, taps);
  const told = h("p", { class: "eu-quiet", role: "status" });
  arrowKeys(node, buttons, rows[0].length);
  node.addEventListener("click", ({ target }) => {
    const button = target.closest("button");
    if (button) press(button.value);
  });
  return {
    node: h("div", { class: "eu-tapped" }, h("span", { class: "eu-quiet", "aria-hidden": "true" }, pad.label), node, told),
    say(reason, code) {
      const said = reason && [reason.text.replace("{card}", cards[code].name), ruleLinks(reason.rules, page)];
      told.replaceChildren(...(said ?? []).flat(Infinity));
    },
    show(here, elsewhere) {
      for (const button of buttons) {
        const { name } = cards[button.value];
        const isHere = here.includes(button.value);
        const isTaken = !isHere && elsewhere.includes(button.value);
        const label = isTaken ? `${name}, ${words.taken}` : name;
        assign(button, { "aria-label": label, "aria-pressed": String(isHere), "data-taken": isTaken });
      }
    },
  };
}

/**
 * The cards to press under each field that has some; `boxOf(field)` finds what they write to.
 * `show()` brings them up to date with what is typed. What Python read as a card goes for one
 * until something is chosen by which it may read otherwise.
 */
export function padsOf(state, isLive, boxOf) {
  const fields = state.fields.filter(({ pad }) => pad);
  let isAsRead = true;

  function namedIn({ id, pad }) {
    return cardsIn(boxOf(id).value, waysOf(state.cards, isAsRead ? pad.read : {}));
  }

  function press(field, code) {
    const box = boxOf(field.id);
    const here = namedIn(field);
    const written = here.filter((one) => one.code === code);
    const isElsewhere = fields.some((one) => one !== field && namedIn(one).some((other) => other.code === code));
    const refused = (isElsewhere && field.pad.taken) || (here.length >= field.pad.most && field.pad.full);
    if (written.length === 0 && refused) return pads.get(field.id).say(refused, code);
    box.value = written.length > 0 ? without(box.value, written) : `${box.value} ${code}`.trim();
    box.dispatchEvent(new Event("input", { bubbles: true }));
  }

  function show() {
    const named = new Map(fields.map((field) => [field, namedIn(field).map(({ code }) => code)]));
    for (const field of fields) {
      const others = fields.filter((one) => one !== field).flatMap((one) => named.get(one));
      pads.get(field.id).show(named.get(field), others);
      pads.get(field.id).say(null);
    }
  }

  const pads = new Map(fields.map((field) =>
    [field.id, padView(state, field, isLive, (code) => press(field, code))]));
  return {
    nodeOf: (id) => pads.get(id)?.node,
    show,
    hear(form) {
      form.addEventListener("input", show);
      form.addEventListener("change", ({ target }) => {
        if (target.tagName === "SELECT") isAsRead = false;
        show();
      });
    },
  };
}
