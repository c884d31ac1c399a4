// The log: what was told so far, and every card played, trick by trick.

import { aside, assign, h, inLine, mini, sign, steady } from "./card.mjs";

function toldView(state, frame) {
  const draw = (told) => h("p", null, inLine(state.cards, told));
  const { node, show } = steady(draw, frame.told, state.frames.map(({ told }) => told));
  return { node, show: ({ told }) => show(told) };
}

/** One card of the log; links stay the same nodes, so that focus stays on them. */
function logCell(state, play, wonStep) {
  const { words, cards, name } = state;
  const won = aside(", ", words.won);
  const link = h(
    "a",
    { href: `#${name}.${play.step + 1}`, "data-step": play.step },
    play.led && sign("eu-turn", "eu-lead"),
    mini(cards[play.card]),
    play.flag && [sign("eu-warn", "eu-oddly"), aside(", ", words.flagged)],
    play.led && aside(", ", words.led),
  );
  const cell = h("td");
  const show = (step) => {
    const wins = Boolean(play.won) && wonStep !== null && wonStep <= step;
    assign(link, { "data-won": wins, "aria-current": play.step === step && "step" });
    if (!wins) won.remove();
    else if (!won.parentNode) link.append(won);
    if (play.step > step) link.remove();
    else if (!link.parentNode) cell.append(link);
  };
  return { cell, show };
}

function logRow(state, trick) {
  const cells = state.seats.map(({ id }) => {
    const play = trick.plays.find(({ seat }) => seat === id);
    if (play) return logCell(state, play, trick.won_step ?? null);
    return { cell: h("td"), show() {} };
  });
  const head = h("th", { scope: "row" }, aside(state.words.trick, " "), trick.label);
  const node = h("tr", null, head, cells.map(({ cell }) => cell));
  return { node, show: (step) => cells.forEach((cell) => cell.show(step)) };
}

function logTable(state, rows) {
  const { words, seats } = state;
  const head = [
    h("th", { scope: "col" }, aside(words.trick)),
    seats.map(({ name }) => h("th", { scope: "col" }, name)),
  ];
  return h(
    "table",
    { class: "eu-log" },
    h("caption", { class: "eu-vh" }, words.log_caption),
    h("thead", null, h("tr", null, head)),
    h("tbody", null, rows.map(({ node }) => node)),
  );
}

function boxKey(now, word) {
  const box = h("span", { class: "eu-boxed", "data-now": now }, "\u00a0");
  return h("span", null, box, " ", word);
}

function logKey({ words, log }) {
  const flagged = log.some(({ plays }) => plays.some(({ flag }) => flag));
  return h(
    "p",
    { class: "eu-key", "aria-hidden": "true" },
    h("span", null, sign("eu-turn"), " ", words.led),
    boxKey(false, words.won),
    boxKey(true, words.this_step),
    flagged && h("span", null, sign("eu-warn"), " ", words.flagged),
  );
}

/** Told so far, and the cards played up to a step (`show(frame, step)`). */
export function logView(state, frame, step, level) {
  const told = toldView(state, frame);
  const rows = state.log.map((trick) => logRow(state, trick));
  rows.forEach((row) => row.show(step));
  const table = rows.length > 0 && [logTable(state, rows), logKey(state)];
  return {
    node: h(
      "div",
      { class: "eu-logwrap" },
      h(level, null, state.words.so_far),
      told.node,
      table,
    ),
    show(next, now) {
      told.show(next);
      rows.forEach((row) => row.show(now));
    },
  };
}
