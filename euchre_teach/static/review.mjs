// The review: what was missed, over all quizzes, and what is kept of the answers.

import { h } from "./card.mjs";
import { wordButton } from "./controls.mjs";
import { LARGEST } from "./kept.mjs";
import { questionInAddress, saysUnknown } from "./links.mjs";
import { FROM_ELSEWHERE, memoryOf } from "./memory.mjs";
import { figureBox, mount, moveFocus } from "./mount.mjs";
import { forgetView, overviewView } from "./overview.mjs";
import { fillIn } from "./question.mjs";
import { Run } from "./run.mjs";
import { freshSeed, newSession, randomFrom, shuffled } from "./session.mjs";
import { localDay } from "./store.mjs";

const MINUTE = 60_000; // ms

/** Calls `act` when the day has changed, while the page is open. Returns what ends that. */
export function onNewDay(act) {
  let day = localDay();
  const timer = setInterval(() => {
    if (localDay() === day) return;
    day = localDay();
    act();
  }, MINUTE);
  return () => clearInterval(timer);
}

/** Take over a file's answers; in words, what came of it. */
async function takenOver(file, store, words) {
  if (file.size > LARGEST) return words.import_big;
  try {
    const { taken, left } = store.merge(await file.text());
    const said = fillIn(words.imported, { n: taken });
    return left > 0 ? `${said} ${fillIn(words.import_left, { n: left })}` : said;
  } catch {
    return words.import_bad;
  }
}

/** The review on the page: the overview, or a session (`isRunning`). */
class Review {
  isRunning = false;

  constructor(state, { el, send }) {
    const { words } = state;
    const back = () => wordButton(words.back_to_review, () => this.goBack(), { "data-main": true });
    const memory = memoryOf(state, send);
    const run = new Run(state, { ...memory, endActs: back });
    const body = h("div", { class: "eu-over" });
    const status = h("p", { role: "status", class: "eu-notice" });
    const node = figureBox(state, "review", run.keys, status, body);
    Object.assign(this, { state, words, el, memory, run, body, status, node });
    const { session, isHealed } = memory.takeUp(true);
    if (session && session.at < session.order.length) this.showRun(session);
    else this.showOverview();
    if (isHealed) this.status.textContent = words.healed;
    this.end = onNewDay(() => this.refresh());
  }

  // -- what is shown

  showRun(session) {
    this.isRunning = true;
    this.status.textContent = "";
    this.run.begin(session);
    this.body.replaceChildren(this.run.node);
  }

  place({ heading, parts }) {
    this.isRunning = false;
    this.heading = heading;
    this.body.replaceChildren(...parts.filter(Boolean));
  }

  showOverview() {
    this.memory.store.load();
    this.place(overviewView(this.state, this.memory, {
      begin: () => this.beginDue(),
      take: (file) => this.takeFile(file),
      forget: (text, act) => this.askFirst(text, act),
    }));
  }

  focus() {
    if (this.isRunning) this.run.focus();
    else moveFocus(this.heading);
  }

  // -- what the reader does

  begin(ids) {
    this.showRun(newSession(ids, 0));
    this.focus();
  }

  beginDue() {
    const { state, memory: { questions, store } } = this;
    const due = [...questions.values()].filter(store.isDue).map(({ id }) => id);
    const size = state.session > 0 ? state.session : due.length;
    this.begin(shuffled(due, randomFrom(state.seed ?? freshSeed())).slice(0, size));
  }

  goBack() {
    this.memory.keep(null);
    this.showOverview();
    this.focus();
  }

  askFirst(text, act) {
    const go = () => {
      act();
      this.goBack();
      this.status.textContent = this.words.forgotten;
    };
    this.place(forgetView(this.state, text, { stay: () => this.goBack(), go }));
    this.focus();
  }

  async takeFile(file) {
    const said = await takenOver(file, this.memory.store, this.words);
    this.goBack();
    this.status.textContent = said;
  }

  // -- what happens around it

  recount() {
    this.run.recount();
  }

  follow() {
    const id = questionInAddress(this.state);
    if (id === null) return;
    if (this.memory.questions.has(id)) {
      this.begin([id]);
    } else if (saysUnknown(this.el, id, ".eu-quiz, .eu-review")) {
      this.status.textContent = this.words.no_such;
      this.focus();
    }
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

function renderReview(host) {
  return mount(host, (state, around) => new Review(state, around), [
    ...FROM_ELSEWHERE,
    [document, "visibilitychange", "refresh"],
  ]);
}

export default { render: renderReview };
