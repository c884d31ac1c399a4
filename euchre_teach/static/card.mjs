// The smallest parts every view is made of: elements, drawn signs, cards, tags.
// Whatever a part says comes from the state; nothing here knows a rule of the game.

import { SIGNS } from "./signs.mjs";

const SVG = "http://www.w3.org/2000/svg";

/** Give an element its attributes; false, null and undefined leave one out. */
export function assign(element, attributes) {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === false || value === null || value === undefined) {
      element.removeAttribute(name);
    } else {
      const text = value === true ? "" : String(value);
      if (element.getAttribute(name) !== text) element.setAttribute(name, text);
    }
  }
  return element;
}

function fill(element, children) {
  const kept = children.flat(Infinity).filter((child) => child || child === 0);
  element.append(...kept);
  return element;
}

/** One HTML element with its attributes and children (text stays text). */
export function h(tag, attributes, ...children) {
  return fill(assign(document.createElement(tag), attributes), children);
}

function s(tag, attributes, ...children) {
  return fill(assign(document.createElementNS(SVG, tag), attributes), children);
}

function drawing(name, box, ...used) {
  const attributes = { class: name, viewBox: box, "aria-hidden": "true" };
  return s("svg", attributes, ...used);
}

function use(id, name) {
  return s("use", { class: name, href: `#${id}` });
}

/** A drawn sign, taken from the one hidden drawing of the document. */
export function sign(id, name) {
  return drawing(name, "0 0 100 100", use(id));
}

/** The mark of the player who sits there. */
export function person(seat) {
  return drawing("eu-who", "0 0 40 40", use(`eu-at-${seat}`));
}

/** A whole side of a card; `over` is drawn on top of it. */
function side(id, over) {
  return drawing("eu-face", "0 0 100 140", use(id), over);
}

/** Put the drawings where `el` can use them, unless the page already holds them. */
export function bringSigns(el) {
  const root = el.getRootNode();
  const home = root instanceof ShadowRoot ? root : document.body;
  if (home.querySelector("#eu-s")) return;
  const { documentElement } = new DOMParser().parseFromString(SIGNS, "image/svg+xml");
  home.prepend(document.importNode(documentElement, true));
}

/** Words for the ear only. */
export function aside(...children) {
  return h("span", { class: "eu-vh" }, children);
}

/** A corner turned over, with the suit the card has gone to. */
function fold(suit) {
  const spot = { class: "eu-turned", "data-suit": suit, href: `#eu-${suit}` };
  const size = { x: 8, y: 108, width: 25, height: 25 };
  return s("g", { class: "eu-fold" }, use("eu-fold", "eu-edge"), s("use", { ...spot, ...size }));
}

/**
 * A card's face. `marks`: code, suffix, trump, turned, winning, flag, illegal, silent. The name
 * stands there too, for a reader who would rather read cards than see them drawn.
 */
export function cardFace(card, marks = {}) {
  const name = marks.suffix ? `${card.name}, ${marks.suffix}` : card.name;
  return h(
    "span",
    {
      class: "eu-card",
      "data-card": marks.code,
      "data-rank": card.rank,
      "data-suit": card.suit,
      "data-winning": Boolean(marks.winning),
      "data-flag": Boolean(marks.flag),
      "data-illegal": Boolean(marks.illegal),
      role: marks.silent ? null : "img",
      "aria-label": marks.silent ? null : name,
      "aria-hidden": marks.silent ? "true" : null,
    },
    side(`eu-${marks.code}`, marks.turned ? fold(marks.turned) : marks.trump && use("eu-edge", "eu-edge")),
    h("span", { class: "eu-called" }, name),
  );
}

/** A card's back; without a name it is only there for the eye. */
export function cardBack(name) {
  const spoken = { role: name && "img", "aria-label": name };
  const silent = { "aria-hidden": "true" };
  return h(
    "span",
    { class: "eu-card", "data-back": true, ...(name ? spoken : silent) },
    side("eu-back"),
  );
}

/** A face-down stack, for the eye only: words beside it say what it is. */
export function stack() {
  return h("span", { class: "eu-stack", "aria-hidden": "true" }, cardBack());
}

/** A place that still waits for its card. */
export function place(turn) {
  return h("span", { class: "eu-place", "data-turn": Boolean(turn) });
}

/** A card in a line of text: rank and sign for the eye, its name for the ear. */
export function mini(card) {
  return h(
    "span",
    { class: "eu-mini", "data-suit": card.suit },
    h("span", { "aria-hidden": "true" }, card.rank),
    sign(`eu-${card.suit}`),
    aside(card.name),
  );
}

const CLOSING = /^[.,;:?!)…]+/;

/** Nodes in a row, punctuation kept on the line of what it follows. */
export function closeUp(...nodes) {
  const closed = [];
  for (const node of nodes.flat(Infinity).filter(Boolean)) {
    const before = closed.at(-1);
    const isText = typeof node === "string";
    const mark = (isText && before instanceof Element && CLOSING.exec(node)?.[0]) || "";
    if (mark) closed[closed.length - 1] = h("span", { class: "eu-nowrap" }, before, mark);
    const rest = isText ? node.slice(mark.length) : node;
    if (rest) closed.push(rest);
  }
  return closed;
}

/** Text and cards in a row: a string stays text, `{ card }` is drawn. */
export function inLine(cards, pieces) {
  return closeUp(pieces.map((bit) => (typeof bit === "string" ? bit : mini(cards[bit.card]))));
}

/** The tag of a figure's heading, or of one so many levels under it. */
export function headingTag({ level }, under = 0) {
  return `h${(level ?? 3) + under}`;
}

/** A table by its caption, its column heads and its rows. */
export function tableOf(caption, heads, rows) {
  const head = h("tr", null, heads.map((word) => h("th", { scope: "col" }, word)));
  return h(
    "table",
    { class: "eu-table" },
    h("caption", null, caption),
    h("thead", null, head),
    h("tbody", null, rows),
  );
}

/** A tick or a cross for the eye: filled where it was chosen. */
export function mark(may, chosen = false) {
  const look = { "data-may": may, "data-not": !may, "data-chosen": chosen };
  const drawn = sign(may ? "eu-tick" : "eu-cross");
  return h("span", { class: "eu-mark", ...look, "aria-hidden": "true" }, drawn);
}

/** A suit's sign before its word. */
export function suitWord(suit, text) {
  return h("span", { class: "eu-suit", "data-suit": suit }, sign(`eu-${suit}`), " ", text);
}

/** A tag: a word on the table. `kind` is "now", "bad" or nothing. */
export function tag(kind, name, ...children) {
  const look = name ? `${name} eu-tag` : "eu-tag";
  const marks = { "data-now": kind === "now", "data-bad": kind === "bad" };
  return h("span", { class: look, ...marks }, children);
}

/** Links to numbered rules, each after a space; plain words in a ghost. */
export function ruleLinks(rules, page, ghost) {
  return rules.map((rule) => {
    const href = `${page}#${rule.toLowerCase()}`;
    const link = ghost
      ? h("span", { class: "eu-rule" }, rule)
      : h("a", { class: "eu-rule", href }, rule);
    return [" ", link];
  });
}

/** Keep `main` as high as the highest of its unseen `ghosts`, so nothing jumps. */
export function keep(main, ...ghosts) {
  for (const ghost of ghosts) {
    ghost.classList.add("eu-ghost");
    ghost.setAttribute("aria-hidden", "true");
  }
  return h("div", { class: "eu-keep" }, main, ghosts);
}

function canBecome(node, fresh) {
  return node.nodeType === Node.ELEMENT_NODE && node.tagName === fresh.tagName;
}

function takeAttributes(node, fresh) {
  for (const name of node.getAttributeNames()) {
    if (!fresh.hasAttribute(name)) node.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) assign(node, { [name]: value });
}

/**
 * Make an element like a fresh one of its tag, leaving alone what is so already: the browser
 * then lays out again only what is new, and a card that stays is the same card.
 */
function become(node, fresh) {
  takeAttributes(node, fresh);
  const [old, now] = [[...node.childNodes], [...fresh.childNodes]];
  while (old.length > 0 && now.length > 0 && old[0].isEqualNode(now[0])) {
    old.shift();
    now.shift();
  }
  let after = null;
  while (old.length > 0 && now.length > 0 && old.at(-1).isEqualNode(now.at(-1))) {
    after = old.pop();
    now.pop();
  }
  if (old.length === now.length && old.every((one, n) => canBecome(one, now[n]))) {
    old.forEach((one, n) => become(one, now[n]));
    return;
  }
  old.forEach((one) => one.remove());
  now.forEach((one) => node.insertBefore(one, after));
}

/** A node drawn again only when what it shows has changed. */
export function part(draw, data) {
  let key = JSON.stringify(data);
  const self = {
    node: draw(data),
    show(next) {
      const nextKey = JSON.stringify(next);
      if (nextKey === key) return;
      key = nextKey;
      const fresh = draw(next);
      if (canBecome(self.node, fresh)) {
        become(self.node, fresh);
      } else {
        self.node.replaceWith(fresh);
        self.node = fresh;
      }
    },
  };
  return self;
}

/** The different ones among some plain values, each where it first stands. */
export function distinct(items) {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}

/** A part that is always as high as the highest of all it will ever show. */
export function steady(draw, data, all, ghost = draw) {
  const now = part(draw, data);
  return { node: keep(now.node, ...distinct(all).map(ghost)), show: now.show };
}

/** How many characters a text has, as Python counts them. */
export function letters(text) {
  return [...text].length;
}
