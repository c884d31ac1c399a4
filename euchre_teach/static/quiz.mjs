// The quiz: a session over the questions of its state, kept where the reader left it.

import { assign, h } from "./card.mjs";
import { wordButton } from "./controls.mjs";
import { choosing, dealing, dealsOf, isWished } from "./deal.mjs";
import { dealtInAddress, onwardFrom, questionInAddress, saysUnknown } from "./links.mjs";
import { FROM_ELSEWHERE, memoryOf } from "./memory.mjs";
import { figureBox, mount, moveFocus } from "./mount.mjs";
import { fillIn } from "./question.mjs";
import { Run } from "./run.mjs";
import {
  drawOrder, firstOpen, freshSeed, newSession, randomFrom, withNext,
} from "./session.mjs";

/** The questions of the trap or the difficulty that is wished for; all if none is so. */
function wishedIds({ questions }, wish) {
  const ids = [...questions.keys()];
  const some = ids.filter((id) => isWished(questions.get(id), wish));
  return some.length > 0 ? some : ids;
}

/** A session of some questions, drawn from those seen least. */
function drawSession(state, memory, wish, last) {
  const { questions, store } = memory;
  const ids = wishedIds(memory, wish);
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
function quizRun(state, memory, waiting, { wish, onward }) {
  const { words } = state;
  const begin = (session) => {
    run.begin(session);
    run.focus();
  };
  const another = () => begin(drawSession(state, memory, wish(), run.session.order.at(-1)));

  function endActs({ session, missed }) {
    const n = Math.min(state.session, wishedIds(memory, wish()).length);
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
    onward,
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
  run.focus("start");
}

/** A question that was dealt is opened, or dealt again by its record once the reader says so. */
function followDealt({ state, el, model }, { quiz, record }, { questions, open, note, ask }) {
  const { words } = state;
  const isHere = ({ kind, record: own }) => kind === quiz && own === record;
  const here = [...questions.values()].find(isHere);
  if (here) return open(here.id);
  const isOurs = state.questions.some(({ kind }) => kind === quiz);
  if (!isOurs || !saysUnknown(el, quiz, ".eu-quiz")) return;
  const can = model.get("can_deal");
  const notice = note(can ? words.dealt_link : words.no_such);
  if (can) notice.append(" ", wordButton(words.deal_show_it, () => ask({ quiz, record })));
  notice.scrollIntoView({ block: "center" });
}

/** Go where the address leads, if it leads to a question. */
function followAddress(here, parts) {
  const id = questionInAddress(here.state);
  if (id === null) return;
  const dealt = dealtInAddress(here.state);
  if (dealt) followDealt(here, dealt, parts);
  else if (parts.questions.has(id)) parts.open(id);
  else if (saysUnknown(here.el, id, ".eu-quiz")) {
    moveFocus(parts.note(here.state.words.no_such).parentElement, "start");
  }
}

/** A quiz on the page. */
function quizView(state, around, waiting) {
  const { el, before, model } = around;
  const { words } = state;
  const hadFocus = el.contains(document.activeElement);
  const memory = memoryOf(state, around.send);
  const { questions } = memory;
  waiting.wish = before?.wish() ?? waiting.wish;
  const choices = choosing(state, waiting.wish, (wish) => {
    run.begin(drawSession(state, memory, wish));
    offer.hope(wish);
  });
  const wish = () => choices?.wish();
  const run = quizRun(state, memory, waiting, { wish, onward: () => onwardFrom(el, words) });
  const node = assign(figureBox(state, "quiz", run.keys, run.node, choices?.node), { "data-more": dealsOf(state) });
  const notice = h("p", { class: "eu-notice", role: "status" });
  const fresh = () => drawSession(state, memory, wish());
  const note = (text) => {
    notice.textContent = text;
    node.prepend(notice);
    return notice;
  };
  const open = (id) => openLinked(run, id, fresh);

  function start() {
    if (waiting.on) return run.show(fresh());
    const { session, isHealed } = memory.takeUp(state.session > 0);
    if (isHealed) node.prepend(h("p", { class: "eu-notice", role: "status" }, words.healed));
    run.show(session ?? fresh());
  }

  const offer = dealing(state, around, waiting, node, choices);
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
      notice.remove();
      followAddress({ state, el, model }, { questions, open, note, ask: offer.ask });
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
