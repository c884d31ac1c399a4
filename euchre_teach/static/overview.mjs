// The review's overview: what is due, what is kept of each quiz, and what can be done with it.

import { h, headingTag, tableOf } from "./card.mjs";
import { actRow, wordButton } from "./controls.mjs";
import { fileButton, saveFile } from "./files.mjs";
import { dayInWords, fillIn } from "./question.mjs";

const FILE = { name: "euchre-answers.json", type: "application/json" };

/** What is known of some questions: how many were asked, come back, are due. */
function countsOf(questions, store) {
  const entries = questions.map((question) => store.entry(question)).filter(Boolean);
  return {
    all: questions.length,
    answered: entries.length,
    waiting: entries.filter(({ due }) => due !== null).length,
    due: questions.filter(store.isDue).length,
  };
}

function quizRow({ words }, { title, page }, counts, forget) {
  const { all, answered, waiting, due } = counts;
  const name = page ? h("a", { href: page }, title) : title;
  const label = { "aria-label": fillIn(words.forget_quiz, { title }) };
  const answeredOf = fillIn(words.answered_of, { n: answered, all });
  return h(
    "tr",
    null,
    h("th", { scope: "row" }, name, h("small", null, answeredOf)),
    h("td", null, String(waiting)),
    h("td", null, String(due)),
    h("td", null, answered > 0 && wordButton(words.forget, forget, label)),
  );
}

function quizTable(state, questions, store, forget) {
  const { words, kinds } = state;
  const rows = Object.entries(kinds).map(([kind, quiz]) => {
    const own = questions.filter((question) => question.kind === kind);
    const act = () => store.forget(own.map(({ id }) => id));
    const ask = () => forget(fillIn(words.forget_ask, quiz), act);
    return quizRow(state, quiz, countsOf(own, store), ask);
  });
  return tableOf(words.kept, [words.quiz, words.waiting, words.due, words.forget], rows);
}

const LONG_DAY = { weekday: "long", day: "numeric", month: "long" };

/** When the next question comes back, in a line; nothing if none does. */
function nextLine({ words }, questions, store) {
  const days = questions.map((question) => store.entry(question)?.due).filter(Boolean).sort();
  return days.length > 0 && h("p", null, fillIn(words.next_due, { day: dayInWords(days[0], LONG_DAY) }));
}

/** The overview's parts; it calls begin(), take(file), and forget(question, act). */
export function overviewView(state, { questions, store }, { begin, take, forget }) {
  const { words } = state;
  const all = [...questions.values()];
  const { due } = countsOf(all, store);
  const title = due > 0 ? fillIn(words.due_now, { n: due }) : words.none_due;
  const heading = h(headingTag(state), { tabindex: "-1" }, h("span", { class: "eu-result" }, title));
  const forgetAll = () => forget(words.forget_all_ask, store.forgetAll);
  const parts = [
    heading,
    h("p", null, words.schedule),
    due === 0 && nextLine(state, all, store),
    actRow(due > 0 && wordButton(words.begin, begin, { "data-main": true })),
    quizTable(state, all, store, forget),
    actRow(
      wordButton(words.export, () => saveFile(store.exported(), FILE.name, FILE.type)),
      fileButton(words.import, ".json,application/json", take),
      store.entries().length > 0 && wordButton(words.forget_all, forgetAll),
    ),
    h("p", { class: "eu-hint" }, store.saves() ? words.only_here : words.unsaved),
  ];
  return { heading, parts };
}

/** Asked once more before anything is forgotten; it calls stay() or go(). */
export function forgetView(state, text, { stay, go }) {
  const { words } = state;
  const heading = h(headingTag(state), { class: "eu-ask", tabindex: "-1" }, text);
  const acts = actRow(wordButton(words.forget_no, stay), wordButton(words.forget_yes, go));
  return { heading, parts: [heading, acts] };
}
