// New questions, where Python can deal some: what to ask for, and the button that asks.

import { assign, h } from "./card.mjs";
import { actRow, wordButton } from "./controls.mjs";
import { freshSeed } from "./session.mjs";

function choice(label, options, chosen) {
  const items = options.map(([value, text]) => h("option", { value }, text));
  const select = h("select", { class: "eu-select", autocomplete: "off" }, items);
  select.value = chosen ?? "";
  return { select, node: h("label", { class: "eu-field" }, label, " ", select) };
}

/** The button that asks for `wish()`, and under it some `hints`. */
function dealButton(words, { ask, hints }, wish) {
  const said = h("span", { role: "status", class: "eu-quiet" });
  let showThem = null;
  const button = wordButton(words.deal_new, () => {
    if (showThem) return showThem();
    if (button.getAttribute("aria-disabled")) return;
    assign(button, { "aria-disabled": "true" });
    said.textContent = words.dealing;
    ask(wish());
  });
  const row = actRow(button, said);
  return {
    wish,
    node: h("div", { class: "eu-deal" }, row, h("p", { class: "eu-hint" }, hints)),
    /** The new ones have come; they are shown once the reader is done with these. */
    ready(show) {
      showThem = show;
      assign(button, { "aria-disabled": null });
      button.textContent = words.deal_show;
      said.textContent = words.deal_ready;
    },
    /** Offer it again, if nothing came; say why, where nobody else does. */
    again(trouble = "") {
      assign(button, { "aria-disabled": null });
      said.textContent = trouble;
    },
  };
}

/** A set in a chapter asks for more of the same. */
function dealMore({ words, questions }, deal, last) {
  const traps = last?.traps ?? [...new Set(questions.map(({ trap }) => trap))];
  return dealButton(words, deal, () => ({ traps }));
}

function levelsOf({ words, traps = {}, questions }) {
  const rated = [...Object.values(traps), ...questions].map(({ difficulty }) => difficulty);
  const called = words.levels.split(" ");
  const levels = [...new Set(rated.filter(Boolean))].sort();
  return levels.map((n) => [String(n), called[n - 1] ?? String(n)]);
}

/** Whether a question is of the trap or the difficulty that is wished for. */
export function isWished({ trap, difficulty }, wish) {
  if (wish?.trap) return trap === wish.trap;
  return !wish?.difficulty || difficulty === wish.difficulty;
}

/** Which questions are asked, folded away, begun with the `last` wish; `chosen` hears of another. */
export function choosing(state, last, chosen) {
  if (dealsOf(state) !== "bank") return null;
  const { words, traps = {} } = state;
  const any = ["", words.any];
  const kinds = Object.entries(traps).map(([id, { label }]) => [id, label]);
  const trap = choice(words.trap_choice, [any, ...kinds], last?.trap);
  const level = choice(words.level_choice, [any, ...levelsOf(state)], last?.difficulty);
  const wish = () => {
    if (trap.select.value) return { trap: trap.select.value };
    return level.select.value ? { difficulty: Number(level.select.value) } : {};
  };
  // a trap has its own difficulty, and shows it
  const match = () => {
    const chosen = traps[trap.select.value];
    if (chosen) level.select.value = chosen.difficulty ?? "";
    else if (level.select.disabled) level.select.value = "";
    assign(level.select, { disabled: Boolean(chosen) });
  };
  match();
  trap.select.addEventListener("change", match);
  for (const { select } of [trap, level]) {
    select.addEventListener("change", () => chosen(wish()));
  }
  const fold = { class: "eu-fold eu-choose", open: Boolean(last?.trap || last?.difficulty) };
  const row = h("div", { class: "eu-row" }, trap.node, level.node);
  return { wish, node: h("details", fold, h("summary", null, words.choose_which), row) };
}

/** What may be asked for: more of a bank, more of a few, or nothing, as in a test. */
export function dealsOf({ session, questions, skills }) {
  if (skills) return null;
  if (session > 0) return "bank";
  return questions.length > 1 ? "few" : null;
}

/**
 * Offers new questions under a quiz (`node`) while they can be had. `waiting` is what the
 * quiz waits for, which outlives the questions shown: see `quiz.mjs`.
 */
export function dealing(state, { model, send }, waiting, node, choices) {
  const { words } = state;
  const weight = h("span", { class: "eu-weight" }, words.deal_hint, " ");
  let offered = null;

  const deal = {
    hints: [model.get("loads_python") && weight, words.deal_kept],
    ask(wish) {
      Object.assign(waiting, { on: true, isBusy: false, wish });
      send({ kind: "new", ids: [], ...wish, seed: freshSeed() });
    },
  };

  function offer() {
    const can = model.get("can_deal") && dealsOf(state) !== null;
    if (can && offered) return offered.again();
    offered?.node.remove();
    const button = () => (choices ? dealButton(words, deal, choices.wish) : dealMore(state, deal, waiting.wish));
    offered = can ? button() : null;
    if (offered) node.append(offered.node);
  }

  offer();
  return {
    offer() {
      waiting.on = false;
      offer();
    },
    sayTrouble() {
      const trouble = model.get("trouble");
      if (!trouble) return;
      waiting.on = false;
      offered?.again(trouble);
    },
    ready: (show) => offered?.ready(show),
    wish: () => (choices ?? offered)?.wish(),
    ask: deal.ask,
    /** For a page that has its Python by now; a kernel waits to be asked. */
    hope: (wish) => model.get("loads_python") === false && model.set("hope", wish),
  };
}
