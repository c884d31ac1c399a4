// A session on the page: one question after the other, then the result.
// Who shows it (a quiz, the review) says what is kept, and what comes after the end.

import { h } from "./card.mjs";
import { questionKeys } from "./keys.mjs";
import { moveFocus } from "./mount.mjs";
import { openView } from "./open.mjs";
import { answeredView, resultView } from "./answered.mjs";
import {
  answerTo, firstOpen, isOver, verdictOf, withAnswer, withNext, withShown, withSkipped,
} from "./session.mjs";

const NOTHING = { targets: [], keys: [], isReady: () => false };

/**
 * A session over the questions of a `host`, which hears of what happens: keep(session),
 * answered(question, chosen, verdict, counts); and says what is offered at the end:
 * endActs({ session, missed }), and whether answers are saved: saves().
 */
export class Run {
  session = null;
  again = null; // a second go at a question already answered: it doesn't count
  keyboard = NOTHING;
  recount = () => {};

  constructor(state, host) {
    const group = { role: "group", "aria-label": state.words.answer, tabindex: "-1" };
    const status = h("div", { role: "status" });
    const answer = h("div", { class: "eu-answer", ...group }, status);
    Object.assign(this, { state, words: state.words, host, status, answer });
    this.node = h("div", { class: "eu-run" });
    this.keys = questionKeys(() => this.keyboard);
  }

  get question() {
    return this.host.questions.get(this.session.order[this.session.at]);
  }

  get given() {
    return this.again ?? answerTo(this.session, this.question.id);
  }

  get isOver() {
    return isOver(this.question, this.given);
  }

  /** The place of the next open question; the end of the session if there is none. */
  get next() {
    return firstOpen(this.session, this.session.at);
  }

  keep(session) {
    this.session = session;
    this.host.keep(session);
  }

  // -- on the page

  show(session = this.session) {
    this.session = session;
    this.again = null;
    if (session.at === session.order.length) this.place(resultView(this));
    else if (this.isOver) this.place(answeredView(this));
    else this.ask();
  }

  ask() {
    this.status.replaceChildren();
    this.answer.replaceChildren(this.status);
    this.place(openView(this));
  }

  /** A view is its parts, where the focus goes, and what keys do; recount() reads its boxes anew. */
  place({ parts, heading, picker = NOTHING, enter = null, recount = () => {} }) {
    this.heading = heading;
    this.keyboard = { ...picker, enter };
    this.recount = recount;
    this.node.replaceChildren(...parts.filter(Boolean));
  }

  focus(block = "nearest") {
    moveFocus(this.heading, block);
  }

  // -- what the reader does

  /** Take up a session from where it stands. */
  begin(session) {
    this.keep(session);
    this.show();
  }

  /** Open this question, where the session stands. */
  open(id) {
    if (this.question?.id !== id) this.begin(withNext(this.session, id));
  }

  skip() {
    this.begin(withSkipped(this.session));
  }

  /** Take an answer: the first one counts, a second go does not. */
  take(chosen) {
    const { question, again, session } = this;
    const verdict = verdictOf(question, chosen);
    const counts = !again && !answerTo(session, question.id);
    if (again) Object.assign(again, { chosen, verdict });
    else this.keep(withAnswer(session, question, chosen));
    this.host.answered(question, chosen, verdict, counts);
  }

  /** Give up: be shown the answer. */
  reveal() {
    if (this.again) this.again.shown = true;
    else this.keep(withShown(this.session, this.question.id));
    this.explain();
  }

  /** Say how the answer did, now that it was given. */
  explain() {
    this.place(answeredView(this));
    this.answer.querySelector(".eu-acts").scrollIntoView({ block: "nearest" });
    this.answer.focus({ preventScroll: true });
  }

  goOn() {
    const at = this.next;
    if (at === this.session.order.length && !this.host.endActs) return;
    this.begin({ ...this.session, at });
    this.focus();
  }

  tryAgain() {
    this.again = { chosen: [], verdict: "not" };
    this.ask();
    this.focus();
  }
}
