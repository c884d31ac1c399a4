// The quiz: a session over the questions of its state, kept where the reader left it.

import { assign, h } from "./card.mjs";
import { wordButton } from "./controls.mjs";
import { dealing, dealsOf } from "./deal.mjs";
import { questionInAddress, saysUnknown } from "./links.mjs";
import { FROM_ELSEWHERE, memoryOf } from "./memory.mjs";
import { figureBox, mount } from "./mount.mjs";
import { fillIn } from "./question.mjs";
import { Run } from "./run.mjs";
import {
  drawOrder, firstOpen, freshSeed, newSession, randomFrom, withNext,
} from "./session.mjs";

/** A session of some questions, drawn from those seen least. */
function drawSession(state, { questions, store }, last) {
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

/** A run through the questions; after its result, or its last question, others may begin. */
function quizRun(state, memory, waiting) {
  const { words } = state;
  const begin = (session) => {
    run.begin(session);
    run.focus();
  };
  const another = () => begin(drawSession(state, memory, run.session.order.at(-1)));

  function endActs({ session, missed }) {
    const n = Math.min(state.session, memory.questions.size);
    const review = state.review_page &&
      h("a", { class: "eu-btn", href: state.review_page }, words.review_link);
    const overMissed = () => begin(newSession(missed, session.seed));
    return [
      wordButton(fillIn(words.more, { n }), another, { "data-main": true }),
      missed.length > 0 && wordButton(fillIn(words.review_missed, { n: missed.length }), overMissed),
      review,
    ];
  }

  const run = new Run(state, {
    ...memory,
    answered(...answer) {
      waiting.isBusy = true;
      memory.answered(...answer);
    },
    endActs: state.session > 0 ? endActs : null,
    restart: () => begin(newSession([...memory.questions.keys()], run.session.seed)),
  });
  return run;
}

/** Open a question; in a session drawn anew where this one is over without it. */
function openLinked(run, id, fresh) {
  const { session } = run;
  const isFull = firstOpen(session, -1) === session.order.length;
  if (isFull && !session.order.includes(id)) run.begin(withNext(fresh(), id));
  else run.open(id);
}

/** A quiz on the page. */
function quizView(state, around, waiting) {
  const { el, before } = around;
  const { words } = state;
  const hadFocus = el.contains(document.activeElement);
  const memory = memoryOf(state, around.send);
  const { questions } = memory;
  const run = quizRun(state, memory, waiting);
  const node = assign(figureBox(state, "quiz", run.keys, run.node), { "data-more": dealsOf(state) });
  const notice = h("p", { class: "eu-notice", role: "status" });
  const fresh = () => drawSession(state, memory);
  const note = (text) => {
    notice.textContent = text;
    node.prepend(notice);
  };

  function start() {
    if (waiting.on) return run.show(fresh());
    const { session, isHealed } = memory.takeUp(state.session > 0);
    if (isHealed) node.prepend(h("p", { class: "eu-notice", role: "status" }, words.healed));
    run.show(session ?? fresh());
  }

  waiting.wish = before?.wish() ?? waiting.wish;
  const offer = dealing(state, around, waiting, node);
  start();
  if (waiting.on && [...questions.keys()].every((id) => waiting.ids.has(id))) note(words.no_others);
  waiting.ids = new Set(questions.keys());
  return {
    node,
    ...offer,
    recount: () => run.recount(),
    /** New questions wait until a reader who is busy asks for them. */
    holdsBack(show) {
      const holds = waiting.on && waiting.isBusy;
      if (holds) offer.ready(show);
      return holds;
    },
    arrived() {
      if (waiting.on || hadFocus) run.focus();
      waiting.on = false;
    },
    refresh() {
      const session = memory.lookAgain(run.session);
      if (session !== run.session) run.begin(session ?? fresh());
      if (memory.store.wasHealed()) note(words.healed);
    },
    follow() {
      const id = questionInAddress(state);
      notice.remove();
      if (id === null) return;
      if (questions.has(id)) openLinked(run, id, fresh);
      else if (saysUnknown(el, id, ".eu-quiz")) note(words.no_such);
      else return;
      run.focus();
    },
  };
}

function renderQuiz(host) {
  // what was asked for, and whether the reader has done something here since
  const waiting = { on: false, isBusy: false, wish: null, ids: new Set() };
  return mount(host, (state, around) => quizView(state, around, waiting), [
    ...FROM_ELSEWHERE,
    [host.model, "change:can_deal", "offer"],
    [host.model, "change:trouble", "sayTrouble"],
  ]);
}

export default { render: renderQuiz };
