// An overview that leads to questions and back: what the course and the review share.

import { h } from "./card.mjs";
import { wordButton } from "./controls.mjs";
import { FROM_ELSEWHERE, memoryOf } from "./memory.mjs";
import { figureBox, mount, moveFocus } from "./mount.mjs";
import { Run } from "./run.mjs";
import { newSession } from "./session.mjs";
import { localDay } from "./store.mjs";

const MINUTE = 60_000; // ms

/** Calls `act` when the day has changed, while the page is open. Returns what ends that. */
function onNewDay(act) {
  let day = localDay();
  const timer = setInterval(() => {
    if (localDay() === day) return;
    day = localDay();
    act();
  }, MINUTE);
  return () => clearInterval(timer);
}

/**
 * An overview, or questions (`isRunning`). What extends it draws the overview in
 * `showOverview()`, by way of `place()`.
 */
export class PracticeView {
  isRunning = false;

  constructor(kind, backWords, state, { el, send }) {
    const { words } = state;
    const back = () => wordButton(backWords, () => this.goBack(), { "data-main": true });
    const memory = memoryOf(state, send);
    const run = new Run(state, { ...memory, endActs: back });
    const body = h("div", { class: "eu-over" });
    const status = h("p", { role: "status", class: "eu-notice" });
    const node = figureBox(state, kind, run.keys, status, body);
    Object.assign(this, { state, words, el, memory, run, body, status, node });
    const { session, isHealed } = memory.takeUp(true);
    if (session && session.at < session.order.length) this.showRun(session);
    else this.showOverview();
    if (isHealed) this.status.textContent = words.healed;
    this.end = onNewDay(() => this.refresh());
  }

  showRun(session) {
    this.isRunning = true;
    this.status.textContent = "";
    this.run.begin(session);
    this.body.replaceChildren(this.run.node);
  }

  /** Show the parts in place of the questions; the focus goes to the heading. */
  place({ heading, parts }) {
    this.isRunning = false;
    this.heading = heading;
    this.body.replaceChildren(...parts.filter(Boolean));
  }

  focus() {
    if (this.isRunning) this.run.focus();
    else moveFocus(this.heading);
  }

  begin(ids) {
    this.showRun(newSession(ids, 0));
    this.focus();
  }

  goBack() {
    this.memory.keep(null);
    this.showOverview();
    this.focus();
  }

  recount() {
    this.run.recount();
  }

  /** Answered or forgotten in another tab, or a new day. */
  refresh() {
    const { memory, run } = this;
    const session = memory.lookAgain(this.isRunning ? run.session : null);
    if (this.isRunning && session === null) memory.keep(null);
    if (session === null) this.showOverview();
    else if (session !== run.session) this.showRun(session);
    if (memory.store.wasHealed()) this.status.textContent = this.words.healed;
  }
}

/** Mount what `draw(state, around)` makes, and let it hear of other tabs and of a new day. */
export function mountPractice(host, draw) {
  return mount(host, draw, [...FROM_ELSEWHERE, [document, "visibilitychange", "refresh"]]);
}
