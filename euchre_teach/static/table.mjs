// The table: what stands above it, the four seats, and the middle.

import {
  aside, assign, cardBack, cardFace, h, part, person, place, sign, stack, steady, suitWord, tag,
} from "./card.mjs";

const SEATS_AS_READ = ["n", "w", "e", "s"];

// ---- facts and score ------------------------------------------------------------

function factItem(fact) {
  const term = [fact.trump && [sign("eu-trump"), " "], fact.term];
  const value = fact.suit ? suitWord(fact.suit, fact.text) : fact.text;
  return h("div", null, h("dt", null, term), h("dd", null, value));
}

/** Trump, maker, suit led: a term and what it is, for each. */
export function factList(facts) {
  return h("dl", { class: "eu-now" }, facts.map(factItem));
}

function sideRow(side, tricks, match, words) {
  const pips = [0, 1, 2, 3, 4].map((n) => h("i", { "data-won": n < tricks }));
  return h(
    "tr",
    null,
    h("th", { scope: "row" }, side.name),
    h(
      "td",
      null,
      h("span", { class: "eu-tricks", "aria-hidden": "true" }, pips),
      String(tricks),
      aside(" ", words.of_five),
    ),
    h("td", null, String(match)),
  );
}

function scoreTable(sides, words, { tricks, match }) {
  const head = [
    h("th", { scope: "col" }, aside(words.side)),
    h("th", { scope: "col" }, words.tricks),
    h("th", { scope: "col" }, words.match),
  ];
  const rows = sides.map((side, n) => sideRow(side, tricks[n], match[n], words));
  return h(
    "table",
    { class: "eu-sides" },
    h("caption", { class: "eu-vh" }, words.score_caption),
    h("thead", null, h("tr", null, head)),
    h("tbody", null, rows),
  );
}

/** Trump, maker, suit led; tricks and match score. */
export function factsView(state, frame) {
  const all = state.frames.map((each) => each.facts);
  const facts = steady(factList, frame.facts, all);
  const scoreOf = ({ tricks, match }) => ({ tricks, match });
  const score = state.sides.length > 0 &&
    part((now) => scoreTable(state.sides, state.words, now), scoreOf(frame));
  return {
    node: h("div", { class: "eu-facts" }, facts.node, score && score.node),
    show(next) {
      facts.show(next.facts);
      if (score) score.show(scoreOf(next));
    },
  };
}

// ---- one seat -------------------------------------------------------------------

function seatName(seat, { tags, turn }, level) {
  const words = tags.map((word) => [" ", tag(null, null, word)]);
  const now = turn && [" ", tag("now", null, sign("eu-turn"), " ", turn)];
  return h(level, { class: "eu-name" }, person(seat.id), " ", seat.name, words, now);
}

function turnOf(frame, seat) {
  return frame.now && frame.now.seat === seat.id ? frame.now.text : null;
}

/** A card as it lies face up: edge, turned corner and spoken suffix as the state has them. */
export function openCard(state, frame, code, marks = {}) {
  const trump = frame.trump.includes(code);
  const suffix = trump ? state.words.trump_suffix : null;
  const turned = frame.turned?.card === code ? frame.turned.suit : null;
  return cardFace(state.cards[code], { ...marks, code, trump, turned, suffix });
}

/** A card that may be tried: the button says which, a replay hears of it. */
function tryButton(code, face) {
  return h("button", { type: "button", "data-try": code }, face);
}

/** Cards that lie face down: backs for the eye, their number for the ear. */
function downBox({ count, text }) {
  const backs = Array.from({ length: count }, () => h("li", null, cardBack()));
  const list = { class: "eu-fan", "data-down": true, "data-n": count, "aria-hidden": "true" };
  return [h("ul", list, backs), aside(text)];
}

function handBox(state, seat, room, { hand, trump, turned, tries }) {
  const own = seat.id === "s";
  const list = {
    class: own ? "eu-own" : "eu-fan",
    role: "list",
    "data-n": hand.cards.length,
    "aria-label": seat.cards_label,
  };
  const faces = hand.cards.map((code) => {
    const face = openCard(state, { trump, turned }, code);
    return h("li", null, tries ? tryButton(code, face) : face);
  });
  const cards = faces.length > 0 && h("ul", list, faces);
  return h(
    "div",
    { class: "eu-hand", ...room },
    hand.out ? h("div", { class: "eu-fan" }, stack()) : cards,
    hand.down && downBox(hand.down),
    hand.note && h("p", { class: "eu-quiet" }, hand.note),
  );
}

/** The most cards a seat ever holds, and whether it ever sits out: room to keep. */
function roomOf(frames, seat) {
  const hands = frames.map((frame) => frame.hands[seat.id]);
  const most = Math.max(...hands.map(({ cards, down }) => down?.count ?? cards.length));
  return { "data-most": most, "data-outs": hands.some(({ out }) => out) };
}

function seatView(state, frame, seat, level) {
  const { frames } = state;
  const room = roomOf(frames, seat);
  const nameOf = (now) => ({ tags: now.tags[seat.id] ?? [], turn: turnOf(now, seat) });
  const handOf = ({ hands, trump, turned, decision }) => {
    const hand = hands[seat.id];
    const here = (code) => hand.cards.includes(code);
    const tries = seat.id === "s" && Boolean(decision?.options.some(({ card }) => card));
    const marks = { trump: trump.filter(here), turned: here(turned?.card) ? turned : null };
    return { hand, ...marks, tries };
  };
  const drawName = (tag) => (now) => seatName(seat, now, tag);
  const names = frames.map(nameOf);
  const name = steady(drawName(level), nameOf(frame), names, drawName("div"));
  const hand = part((now) => handBox(state, seat, room, now), handOf(frame));
  const out = ({ hands }) => Boolean(hands[seat.id].out);
  const group = { class: "eu-seat", "data-seat": seat.id, "data-out": out(frame) };
  const node = h(
    "div",
    { ...group, role: "group", "aria-label": seat.label },
    name.node,
    hand.node,
  );
  return {
    node,
    show(next) {
      name.show(nameOf(next));
      hand.show(handOf(next));
      node.toggleAttribute("data-out", out(next));
    },
  };
}

// ---- the middle -----------------------------------------------------------------

function upcard(state, centre) {
  const card = state.cards[centre.upcard];
  const name = `${card.name}, ${centre.upcard_label}`;
  return h(
    "figure",
    null,
    centre.turned_down ? cardBack(name) : cardFace(card, { code: centre.upcard }),
    h("figcaption", null, centre.upcard_label),
  );
}

function upBox(state, centre) {
  return h(
    "div",
    { class: "eu-up" },
    centre.upcard && upcard(state, centre),
    centre.kitty > 0 &&
      h("figure", null, stack(), h("figcaption", null, centre.kitty_label)),
  );
}

function playTag(play) {
  if (!play.tag) return null;
  if (play.flag) return tag("bad", "eu-hang", sign("eu-warn"), " ", play.tag);
  return tag(play.winning ? "now" : null, "eu-hang", play.tag);
}

function playItem(state, frame, play) {
  const { name } = state.seats.find(({ id }) => id === play.seat);
  return h(
    "li",
    { "data-seat": play.seat },
    aside(name, ": "),
    openCard(state, frame, play.card, { winning: play.winning, flag: play.flag }),
    playTag(play),
    play.led && tag(null, "eu-led", state.words.led),
  );
}

function placeItem({ seat, turn }) {
  return h("li", { "data-seat": seat, "aria-hidden": "true" }, place(turn));
}

function trickBox(state, { centre, trump, turned }) {
  return h(
    "ol",
    { class: "eu-trick", role: "list", "aria-label": state.words.trick_label },
    centre.plays.map((play) => playItem(state, { trump, turned }, play)),
    centre.places.map(placeItem),
  );
}

function middle(state, now) {
  if (now.centre && now.centre.kind === "trick") return trickBox(state, now);
  return upBox(state, now.centre ?? { kitty: 0 });
}

function kittyBox(kitty) {
  const lines = kitty ? kitty.lines : [];
  const words = lines.map((line, n) => [n > 0 && h("br"), line]);
  const box = kitty && h("p", { class: "eu-kitty" }, stack(), words);
  return h("div", { class: "eu-corner" }, box);
}

/** The board: kitty, four seats, and the trick or the upcard in the middle. */
export function boardView(state, frame, level) {
  const middleOf = ({ centre, trump, turned }) => ({ centre, trump, turned });
  const kitty = part(kittyBox, frame.kitty);
  const centre = part((now) => middle(state, now), middleOf(frame));
  const seats = new Map(
    SEATS_AS_READ.map((id) => state.seats.find((seat) => seat.id === id))
      .filter(Boolean)
      .map((seat) => [seat.id, seatView(state, frame, seat, level)]),
  );
  const [north, west, east, south] = SEATS_AS_READ.map((id) => seats.get(id)?.node);
  const inside = [kitty.node, north, west, centre.node, east, south];
  return {
    node: h("div", { class: "eu-board" }, inside),
    show(next) {
      kitty.show(next.kitty);
      centre.show(middleOf(next));
      for (const seat of seats.values()) seat.show(next);
    },
  };
}

// ---- motion ---------------------------------------------------------------------

function facesIn(node, box) {
  const faces = node.querySelectorAll(`${box} [data-card]`);
  return new Map([...faces].map((face) => [face.dataset.card, face]));
}

const moving = new WeakMap(); // by board, so that a step ends what the last one set going

function moveTime(node) {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const time = getComputedStyle(node).getPropertyValue("--eu-travel");
  return still ? 0 : Number.parseFloat(time) || 0;
}

/**
 * End what still moves, and note where the cards lie before the board changes. Called when
 * everything has changed, what comes back lets a card that went from hand to trick be seen to
 * move, if it is to go `gently`.
 */
export function beforeMove(board, gently) {
  for (const old of moving.get(board) ?? []) old.cancel();
  moving.delete(board);
  board.querySelector(".eu-swept")?.remove();
  const time = gently && moveTime(board);
  if (!time) return () => {};
  const sweep = sweepOf(board);
  const before = facesIn(board, ".eu-hand");
  const from = new Map([...before].map(([c, f]) => [c, f.getBoundingClientRect()]));
  const easing = getComputedStyle(board).getPropertyValue("--eu-ease").trim() || "ease";
  return () => {
    const moved = [...facesIn(board, ".eu-trick")].filter(([code]) => from.has(code));
    const timing = { duration: time, easing };
    moving.set(board, moved.map(([code, face]) => moveFrom(from.get(code), face, timing)));
    sweep();
  };
}

/** A finished trick is swept to its winner when another takes its place. */
function sweepOf(board) {
  const trick = board.querySelector(".eu-trick");
  const winner = trick?.querySelector("[data-seat]:has([data-winning])");
  if (!winner || trick.querySelector(".eu-place")) return () => {};
  const swept = trick.cloneNode(true);
  const first = trick.querySelector("[data-card]").dataset.card;
  assign(swept, { class: "eu-trick eu-swept", "data-to": winner.dataset.seat });
  assign(swept, { role: null, "aria-label": null, "aria-hidden": "true" });
  swept.addEventListener("animationend", () => swept.remove());
  return () => {
    if (!board.querySelector(`.eu-trick [data-card="${first}"]`)) board.append(swept);
  };
}

function moveFrom(start, face, timing) {
  const end = face.getBoundingClientRect();
  const shift = `translate(${start.left - end.left}px, ${start.top - end.top}px)`;
  const first = { transform: `${shift} scale(${start.width / end.width})` };
  const origin = { transformOrigin: "0 0" };
  return face.animate([{ ...first, ...origin }, { transform: "none", ...origin }], timing);
}
