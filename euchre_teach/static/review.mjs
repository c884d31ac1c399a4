// The review: what was missed, over all quizzes, and what is kept of the answers.

import { LARGEST } from "./kept.mjs";
import { questionInAddress, saysUnknown } from "./links.mjs";
import { forgetView, overviewView } from "./overview.mjs";
import { PracticeView, mountPractice } from "./practice.mjs";
import { fillIn } from "./question.mjs";
import { freshSeed, randomFrom, shuffled } from "./session.mjs";

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
class Review extends PracticeView {
  constructor(state, around) {
    super("review", state.words.back_to_review, state, around);
  }

  showOverview() {
    this.memory.store.load();
    this.place(overviewView(this.state, this.memory, {
      begin: () => this.beginDue(),
      take: (file) => this.takeFile(file),
      forget: (text, act) => this.askFirst(text, act),
    }));
  }

  // -- what the reader does

  beginDue() {
    const { state, memory: { questions, store } } = this;
    const due = [...questions.values()].filter(store.isDue).map(({ id }) => id);
    const size = state.session > 0 ? state.session : due.length;
    this.begin(shuffled(due, randomFrom(state.seed ?? freshSeed())).slice(0, size));
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
}

function renderReview(host) {
  return mountPractice(host, (state, around) => new Review(state, around));
}

export default { render: renderReview };
