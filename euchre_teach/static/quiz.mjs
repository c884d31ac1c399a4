// The quiz: a session over the questions of its state, kept where the reader left it.

import { assign, bringSigns, h } from "./card.mjs";
import {
  eventSender, isAskedElsewhere, isFirstOf, questionInAddress, troubleLine,
} from "./links.mjs";
import { fillIn } from "./question.mjs";
import { runView, widgetBox, wordButton } from "./run.mjs";
import {
  drawOrder, firstOpen, newSession, randomFrom, soundQuestions, stampOf, takeUp,
  versionsOf, withNext, withoutForgotten,
} from "./session.mjs";
import { FORGOTTEN, openPlace, openStore } from "./store.mjs";

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
  const select = h("select", { class: "eu-select", autocomplete: "off" }, items);
  return { select, node: h("label", { class: "eu-field" }, label, " ", select) };
}

/** The button that asks, and under it what one should know (`hints`). */
function dealButton(words, ask, hints) {
  const said = h("span", { role: "status", class: "eu-quiet" });
  let showThem = null;
  const button = wordButton(words.deal_new, () => {
    if (showThem) return showThem();
    if (button.getAttribute("aria-disabled")) return;
    assign(button, { "aria-disabled": "true" });
    said.textContent = words.dealing;
    ask();
  });
  return {
    row: (...before) => {
      const row = h("div", { class: "eu-row eu-acts" }, before, button, said);
      return h("div", { class: "eu-deal" }, row, h("p", { class: "eu-hint" }, hints));
    },
    /** They are there, and are shown when the reader is done with what is here. */
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
function dealMore({ words, questions }, { ask }, hints, last) {
  const traps = last?.traps ?? [...new Set(questions.map(({ trap }) => trap))];
  const wish = () => ({ traps });
  const button = dealButton(words, () => ask(wish()), hints);
  return { ...button, node: button.row(), wish };
}

/** What one can ask for, begun with what was asked for last; `hope` hears what is chosen. */
function dealBox({ words, traps = {}, questions }, { ask, hope }, hints, last) {
  const any = ["", words.any];
  const kinds = Object.entries(traps).map(([id, { label }]) => [id, label]);
  const rated = [...Object.values(traps), ...questions].map(({ difficulty }) => difficulty);
  const levels = [...new Set(rated.filter(Boolean))].sort();
  const called = words.levels.split(" ");
  const named = levels.map((n) => [String(n), called[n - 1] ?? String(n)]);
  const trap = choice(words.trap_choice, [any, ...kinds]);
  const level = choice(words.level_choice, [any, ...named]);
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
  trap.select.value = last?.trap ?? "";
  level.select.value = last?.difficulty ?? "";
  match();
  trap.select.addEventListener("change", match);
  for (const { select } of [trap, level]) select.addEventListener("change", () => hope(wish()));
  const button = dealButton(words, () => ask(wish()), hints);
  return { ...button, node: button.row(trap.node, level.node), wish };
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
    waiting.isBusy = true;
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

  const isForgotten = (id) => store.hasForgotten(questions.get(id));

  /** The session that was kept, if there is one; the reader hears of what was put right. */
  function stored() {
    const how = { keep, isForgotten, hasResult: state.session > 0 };
    const { session, isDamaged } = takeUp(stand, questions, how);
    if (isDamaged || store.wasHealed()) {
      node.prepend(h("p", { class: "eu-notice", role: "status" }, words.healed));
    }
    return session;
  }

  function start() {
    const session = waiting.on ? null : stored();
    run.show(session ?? drawSession(state, questions, store));
  }

  /** Show no answer that was forgotten meanwhile, here or in another tab. */
  function refresh() {
    store.load();
    const before = run.session();
    const session = withoutForgotten(before, isForgotten);
    if (session === before) return;
    const next = session ?? drawSession(state, questions, store);
    keep(next);
    run.show(next);
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
      Object.assign(waiting, { on: true, isBusy: false, wish });
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
    const weight = h("span", { class: "eu-weight" }, words.deal_hint, " ");
    const hints = [model.get("loads_python") && weight, words.deal_kept];
    offered = draw(state, deal, hints, waiting.wish);
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
  if (waiting.on && [...questions.keys()].every((id) => waiting.ids.has(id))) {
    notice.textContent = words.no_others;
    node.prepend(notice);
  }
  waiting.ids = new Set(questions.keys());
  const offerAgain = () => {
    waiting.on = false;
    offer();
  };
  return {
    node, follow, refresh, offerAgain, sayTrouble, focus: run.focus, recount: run.recount,
    ready: (show) => offered?.ready(show),
    wish: () => offered?.wish(),
  };
}

function renderQuiz({ model, el }) {
  // what was asked for, and whether the reader has done something here since
  const waiting = { on: false, isBusy: false, wish: null, ids: new Set() };
  let current = null;

  /** New questions wait until a reader who is busy asks for them. */
  function arrive() {
    if (waiting.on && waiting.isBusy) current.ready(draw);
    else draw();
  }

  function draw() {
    const state = model.get("state");
    waiting.wish = current?.wish() ?? waiting.wish;
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
  const refresh = () => current.refresh();
  const recount = () => current.recount(); // a browser may tick boxes anew after Back

  el.dataset.lmSuppressShortcuts = "true"; // JupyterLab: keys in here are ours
  draw();
  follow();
  model.on("change:state", arrive);
  model.on("change:can_deal", offerAgain);
  model.on("change:trouble", sayTrouble);
  addEventListener("hashchange", follow);
  addEventListener("pageshow", recount);
  addEventListener("storage", refresh);
  addEventListener(FORGOTTEN, refresh);
  return () => {
    model.off("change:state", arrive);
    model.off("change:can_deal", offerAgain);
    model.off("change:trouble", sayTrouble);
    removeEventListener("hashchange", follow);
    removeEventListener("pageshow", recount);
    removeEventListener("storage", refresh);
    removeEventListener(FORGOTTEN, refresh);
  };
}

export default { render: renderQuiz };
