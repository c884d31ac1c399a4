// The quiz: a session over the questions of its state, kept where the reader left it.

import { assign, bringSigns, h } from "./card.mjs";
import {
  eventSender, isAskedElsewhere, isFirstOf, questionInAddress,
} from "./links.mjs";
import { fillIn } from "./question.mjs";
import { runView, widgetBox, wordButton } from "./run.mjs";
import {
  canGoOn, drawOrder, firstOpen, newSession, randomFrom, soundQuestions, stampOf,
  versionsOf, withNext,
} from "./session.mjs";
import { openPlace, openStore } from "./store.mjs";

// ---- which questions, in which order ------------------------------------------------

function freshSeed() {
  return Math.floor(Math.random() * 2 ** 32);
}

/** A session of some questions, drawn from those seen least. */
export function drawSession(state, questions, store, last) {
  const ids = [...questions.keys()];
  const size = state.session > 0 ? Math.min(state.session, ids.length) : ids.length;
  const seed = state.seed ?? freshSeed();
  if (state.session === 0) return newSession(ids, seed);
  const seen = (id) => store.entry(questions.get(id))?.seen ?? 0;
  const order = drawOrder(ids, { seen, last, random: randomFrom(seed) });
  const isNew = ids.every((id) => seen(id) === 0) && last === undefined;
  const first = isNew ? [ids[0], ...order.filter((id) => id !== ids[0])] : order;
  return newSession(first.slice(0, size), seed);
}

// ---- new questions, where the host can deal some -----------------------------------

function choice(label, options) {
  const items = options.map(([value, text]) => h("option", { value }, text));
  const select = h("select", { class: "eu-select" }, items);
  return { select, node: h("label", { class: "eu-field" }, label, " ", select) };
}

/** The button that asks, and under it what comes with it the first time (`hint`). */
function dealButton(words, ask, hint) {
  const said = h("span", { role: "status", class: "eu-quiet" });
  const button = wordButton(words.deal_new, () => {
    if (button.getAttribute("aria-disabled")) return;
    assign(button, { "aria-disabled": "true" });
    said.textContent = words.dealing;
    ask();
  });
  return {
    row: (...before) => {
      const row = h("div", { class: "eu-row eu-acts" }, before, button, said);
      return h("div", { class: "eu-deal" }, row, hint && h("p", { class: "eu-hint" }, hint));
    },
    /** Offer it again, if nothing came; say why, where nobody else does. */
    again(trouble = "") {
      assign(button, { "aria-disabled": null });
      said.textContent = trouble;
    },
  };
}

/** A set in a chapter asks for more of the same. */
function dealMore({ words, questions }, { ask }, hint) {
  const traps = new Set(questions.map(({ trap }) => trap));
  const wish = traps.size === 1 ? { trap: [...traps][0] } : {};
  const { row, again } = dealButton(words, () => ask(wish), hint);
  return { node: row(), again };
}

/** What one can ask for, begun with what was asked for last; `hope` hears what is chosen. */
function dealBox({ words, traps, questions }, { ask, hope }, hint, last = {}) {
  const any = ["", words.any];
  const kinds = Object.entries(traps ?? {}).map(([id, { label }]) => [id, label]);
  const all = [...questions, last].map(({ difficulty }) => difficulty).filter(Boolean);
  const levels = [...new Set(all)].sort();
  const trap = choice(words.trap_choice, [any, ...kinds]);
  const level = choice(words.level_choice, [any, ...levels.map((n) => [n, String(n)])]);
  const wish = () => {
    if (trap.select.value) return { trap: trap.select.value };
    return level.select.value ? { difficulty: Number(level.select.value) } : {};
  };
  const { row, again } = dealButton(words, () => ask(wish()), hint);
  // a trap has its own difficulty
  const match = () => assign(level.select, { disabled: trap.select.value !== "" });
  trap.select.addEventListener("change", match);
  for (const { select } of [trap, level]) select.addEventListener("change", () => hope(wish()));
  trap.select.value = last.trap ?? "";
  level.select.value = last.difficulty ?? "";
  match();
  return { node: row(trap.node, level.node), again };
}

/** What may be asked for: more of a bank, more of a few, or nothing. */
function dealsOf({ session, questions }) {
  if (session > 0) return "bank";
  return questions.length > 1 ? "few" : null;
}

// ---- the whole ------------------------------------------------------------------------

/** A quiz on the page. */
function quizView(state, model, el, waiting) {
  const questions = soundQuestions(state);
  const versions = versionsOf(questions);
  const store = openStore();
  const stand = openPlace(state.name);
  const send = eventSender(model);
  const notice = h("p", { class: "eu-notice", role: "status" });
  const { words } = state;

  function keep(session) {
    stand.save({ ...session, stamp: stampOf(session.order, versions) });
  }

  function answered(question, chosen, verdict, counts) {
    if (counts) store.record(question, verdict === "right");
    send({ kind: counts ? "answer" : "again", ids: [question.id, ...chosen], text: verdict });
  }

  function begin(session) {
    keep(session);
    run.show(session);
    run.focus();
  }

  function another() {
    begin(drawSession(state, questions, store, run.session().order.at(-1)));
  }

  function endActs({ session, missed }) {
    const n = Math.min(state.session, questions.size);
    const review = state.review_page &&
      h("a", { class: "eu-btn", href: state.review_page }, words.review_link);
    const overMissed = () => begin(newSession(missed, session.seed));
    return [
      wordButton(fillIn(words.more, { n }), another, { "data-main": true }),
      missed.length > 0 && wordButton(fillIn(words.review_missed, { n: missed.length }), overMissed),
      review,
    ];
  }

  const host = {
    keep,
    answered,
    saves: store.saves,
    endActs: state.session > 0 ? endActs : null,
    restart: () => begin(newSession([...questions.keys()], run.session().seed)),
  };
  const run = runView(state, questions, host);

  function start() {
    const stored = stand.load();
    const goesOn = canGoOn(stored, versions);
    run.show(goesOn ? stored : drawSession(state, questions, store));
  }

  /** Open the question that the address asks for, if it asks for one here. */
  function follow() {
    const id = questionInAddress(state);
    notice.remove();
    if (id === null) return;
    if (questions.has(id)) {
      const session = run.session();
      const isOpen = firstOpen(session, -1) < session.order.length;
      if (!isOpen && !session.order.includes(id)) {
        const fresh = withNext(drawSession(state, questions, store), id);
        keep(fresh);
        run.show(fresh);
      } else run.open(id);
      run.focus();
    } else if (!isAskedElsewhere(el, id) && isFirstOf(".eu-quiz", el)) {
      notice.textContent = words.no_such;
      node.prepend(notice);
      run.focus();
    }
  }

  const deal = {
    ask(wish) {
      Object.assign(waiting, { on: true, wish });
      send({ kind: "new", ids: [], ...wish, seed: freshSeed() });
    },
    // For a page that has its Python by now; a kernel waits to be asked.
    hope: (wish) => model.get("loads_python") === false && model.set("hope", wish),
  };
  const node = assign(widgetBox(state, "quiz", run.keys, run.node), { "data-more": dealsOf(state) });
  let offered = null;

  function offer() {
    const can = model.get("can_deal") && dealsOf(state) !== null;
    if (can && offered) offered.again();
    else offered?.node.remove();
    if (!can) offered = null;
    if (!can || offered) return;
    const draw = state.session > 0 ? dealBox : dealMore;
    const hint = model.get("loads_python") && words.deal_hint;
    offered = draw(state, deal, hint, waiting.wish);
    node.append(offered.node);
  }

  function sayTrouble() {
    const trouble = model.get("trouble");
    if (!trouble) return;
    waiting.on = false;
    offered?.again(trouble);
  }

  offer();
  start();
  const offerAgain = () => {
    waiting.on = false;
    offer();
  };
  return { node, follow, offerAgain, sayTrouble, focus: run.focus };
}

function renderQuiz({ model, el }) {
  const waiting = { on: false, wish: {} };
  let current = null;

  function draw() {
    const state = model.get("state");
    const hadFocus = el.contains(document.activeElement);
    try {
      current = quizView(state, model, el, waiting);
    } catch (error) {
      if (current === null) throw error; // the host keeps what the page says in words
      el.prepend(troubleLine(state));
      return;
    }
    el.replaceChildren(current.node);
    bringSigns(el);
    if (waiting.on || hadFocus) current.focus();
    waiting.on = false;
  }

  const follow = () => current.follow();
  const offerAgain = () => current.offerAgain();
  const sayTrouble = () => current.sayTrouble();

  el.dataset.lmSuppressShortcuts = "true"; // JupyterLab: keys in here are ours
  draw();
  follow();
  model.on("change:state", draw);
  model.on("change:can_deal", offerAgain);
  model.on("change:trouble", sayTrouble);
  addEventListener("hashchange", follow);
  return () => {
    model.off("change:state", draw);
    model.off("change:can_deal", offerAgain);
    model.off("change:trouble", sayTrouble);
    removeEventListener("hashchange", follow);
  };
}

export default { render: renderQuiz };
