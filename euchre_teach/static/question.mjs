// A question before its answer: what is asked, what lies on the table, what can be chosen.
// Cards are named as printed; whatever is said of them comes after the answer.

import {
  aside, assign, cardFace, closeUp, h, headingTag, mini, person, place, suitWord, tag,
} from "./card.mjs";
import { questionAddress } from "./links.mjs";
import { factList } from "./table.mjs";

/** A text with its {places} filled in. */
export function fillIn(text, values) {
  return text.replace(/\{(\w+)\}/g, (_, key) => values[key] ?? "");
}

/** A day, such as "2031-05-09", in words; `form` says which of its parts. */
export function dayInWords(day, form) {
  const [year, month, date] = day.split("-").map(Number);
  return new Date(year, month - 1, date).toLocaleDateString("en-GB", form);
}

// ---- what is asked --------------------------------------------------------------

function richPiece({ cards, suits }, piece) {
  if (typeof piece === "string") return piece;
  if (piece.card) return mini(cards[piece.card]);
  return suitWord(piece.suit, piece.text ?? suits[piece.suit]);
}

function kickerLine({ words, link }, question, count) {
  const { kicker } = question;
  const name = { "aria-label": words.link_question };
  const address = h("a", { href: questionAddress(link, question), ...name }, words.link);
  const line = [kicker, count].filter(Boolean).join(" · ");
  return h(
    "p",
    { class: "eu-kicker" },
    line,
    h("span", { class: "eu-link" }, " · ", address),
  );
}

function lineItem(cards, { who, card, note, seat }) {
  const thing = card ? cardFace(cards[card], { code: card }) : place(true);
  const name = h("span", { class: "eu-name" }, seat && [person(seat), " "], who);
  return h("li", { "data-seat": seat }, thing, name, note ? tag(null, "eu-note", note) : h("span"));
}

/** The cards on the table; the open place holds the card played, once there is one. */
function lineList({ words, cards }, line, played) {
  const lying = line.map((item) => {
    return played && !item.card ? { ...item, card: played, note: words.played } : item;
  });
  const items = lying.map((item) => lineItem(cards, item));
  const list = { class: "eu-line", role: "list", "aria-label": words.line };
  return h("div", { class: "eu-board eu-lying" }, h("ol", list, items));
}

/** Which question of a session this is, in words; nothing where it is the only one. */
export function countOf({ words, session: { order, at } }) {
  return order.length > 1 && fillIn(words.count, { n: at + 1, all: order.length });
}

/** All that is asked; `heading` is where the focus goes. A card `played` lies with the others. */
export function askView(state, question, count, played = null) {
  const heading = h(
    headingTag(state),
    { class: "eu-ask", tabindex: "-1" },
    closeUp(question.ask.map((piece) => richPiece(state, piece))),
  );
  const node = h(
    "div",
    { class: "eu-asked" },
    kickerLine(state, question, count),
    heading,
    question.facts.length > 0 && factList(question.facts),
    question.line.length > 0 && lineList(state, question.line, played),
  );
  return { node, heading };
}

// ---- what can be chosen ---------------------------------------------------------

/** What an option is called, in words. */
export function optionName({ cards }, { card, text }) {
  return card ? cards[card].name : text;
}

/** What an option shows: a card over its number, or its number before its words. */
function optionFace(state, { card, text, suit }, box) {
  if (card) {
    const { name } = state.cards[card];
    return [cardFace(state.cards[card], { code: card, silent: true }), aside(name), box];
  }
  const words = suit ? suitWord(suit, text) : text;
  return [box, h("span", { class: "eu-words" }, words)];
}

function boxOf(key) {
  return key && h("span", { class: "eu-box", "aria-hidden": "true" }, key);
}

/** A card's key, small, beside the box for its place. */
function placeBox(key, box) {
  const small = key && h("small", { class: "eu-keys" }, key);
  return h("span", { class: "eu-put", "aria-hidden": "true" }, small, box);
}

function numberOf({ text }) {
  return /^[0-9]+/.exec(text ?? "")?.[0];
}

/** Whether answers are numbers: the number itself is then the key. */
function areNumbers(options) {
  return options.some(numberOf);
}

/** The key of each option; null for one that no single key can say. */
function keysOf(options) {
  if (!areNumbers(options)) return options.map((_, n) => String(n + 1));
  const numbers = options.map(numberOf);
  const isOne = (number) => numbers.filter((other) => other === number).length === 1;
  const isKey = (number) => /^[1-9]$/.test(number ?? "") && isOne(number);
  return numbers.map((number) => (isKey(number) ? number : null));
}

/** What stands in each option's box: its key, but no second number beside a number. */
function boxesOf(options) {
  return options.map((_, n) => (areNumbers(options) ? null : String(n + 1)));
}

/** Which keys answer, in words; null if none does. */
export function keysLine(words, { mode, options }) {
  if (!areNumbers(options)) return fillIn(words[`keys_${mode}`], { n: options.length });
  return keysOf(options).some(Boolean) ? words.keys_number : null;
}

/** Checkboxes: any number of options. */
function checkOption(state, question, option, key, changed) {
  const input = h("input", { type: "checkbox", name: question.id, value: option.id });
  input.addEventListener("change", changed);
  const node = h(
    "label",
    { class: "eu-pick", "data-text": !option.card },
    input,
    optionFace(state, option, boxOf(key)),
  );
  return { node, target: input, isChosen: () => input.checked };
}

/** A button: pressed at once, or put in its place in an order. */
function pressOption(state, option, box, press) {
  const note = aside();
  const node = h(
    "button",
    { class: "eu-pick", "data-text": !option.card, type: "button" },
    optionFace(state, option, box),
    note,
  );
  node.addEventListener("click", () => press(option.id));
  return { node, target: node, note };
}

function pickFrame(question, options) {
  const row = { "data-n": options.length, "data-text": !question.options[0].card };
  return h(
    "fieldset",
    { class: "eu-picks" },
    h("legend", null, question.prompt),
    h("div", row, options.map(({ node }) => node)),
  );
}

function allPicker(state, question, { changed }) {
  const { options } = question;
  const boxes = boxesOf(options);
  const parts = options.map((option, n) => checkOption(state, question, option, boxes[n], changed));
  const chosen = () => options.filter((_, n) => parts[n].isChosen()).map(({ id }) => id);
  return {
    node: pickFrame(question, parts),
    targets: parts.map(({ target }) => target),
    keys: keysOf(options),
    chosen,
    isReady: () => chosen().length > 0,
  };
}

function onePicker(state, question, { press }) {
  const { options } = question;
  const boxes = boxesOf(options).map(boxOf);
  const parts = options.map((option, n) => pressOption(state, option, boxes[n], press));
  return {
    node: pickFrame(question, parts),
    targets: parts.map(({ target }) => target),
    keys: keysOf(options),
    isReady: () => false,
    /** Mark what was tried and did not do; it stays and can be pressed again. */
    showTried(tried) {
      options.forEach(({ id }, n) => {
        const wasTried = tried.includes(id);
        assign(parts[n].node, { "data-tried": wasTried });
        parts[n].note.textContent = wasTried ? `(${question.whys[id].mark})` : "";
      });
    },
  };
}

function orderPicker(state, question, { changed }) {
  const { options } = question;
  const ordinals = state.words.ordinals.split(" ");
  const places = options.map(() => h("span", { class: "eu-box" }));
  let order = [];

  function press(id) {
    order = order.includes(id) ? order.filter((other) => other !== id) : [...order, id];
    options.forEach((option, n) => {
      const at = order.indexOf(option.id) + 1;
      assign(parts[n].node, { "aria-pressed": at > 0 ? "true" : "false" });
      places[n].textContent = at > 0 ? (ordinals[at - 1] ?? String(at)) : "";
      parts[n].note.textContent = at > 0 ? `(${fillIn(state.words.placed, { n: at })})` : "";
    });
    changed();
  }

  const keys = boxesOf(options);
  const parts = options.map((option, n) => {
    return pressOption(state, option, placeBox(keys[n], places[n]), press);
  });
  parts.forEach(({ node }) => assign(node, { "aria-pressed": "false" }));
  return {
    node: pickFrame(question, parts),
    targets: parts.map(({ target }) => target),
    keys: keysOf(options),
    chosen: () => order,
    isReady: () => order.length === options.length,
  };
}

const PICKERS = { all: allPicker, one: onePicker, order: orderPicker };

/** The options; `act.changed()` and `act.press(id)` hear what the reader does. */
export function pickerView(state, question, act) {
  return PICKERS[question.mode](state, question, act);
}
