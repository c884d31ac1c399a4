// The review: what was missed, over all quizzes, and what is kept of the answers.

import { bringSigns, h } from "./card.mjs";
import {
  eventSender, isAskedElsewhere, isFirstOf, questionInAddress, troubleLine,
} from "./links.mjs";
import { fillIn } from "./question.mjs";
import { moveFocus, runView, widgetBox, wordButton } from "./run.mjs";
import {
  newSession, randomFrom, shuffled, soundQuestions, stampOf, takeUp, versionsOf,
  withoutForgotten,
} from "./session.mjs";
import { LARGEST } from "./kept.mjs";
import { localDay, openPlace, openStore } from "./store.mjs";

const FILE_NAME = "euchre-answers.json";

// ---- the overview ---------------------------------------------------------------------

/** What is known of one quiz: how many were asked, come back, are due. */
function countsOf(questions, store) {
  const entries = questions.map((question) => store.entry(question)).filter(Boolean);
  return {
    all: questions.length,
    answered: entries.length,
    waiting: entries.filter(({ due }) => due !== null).length,
    due: questions.filter(store.isDue).length,
  };
}

function quizRow({ words }, { title, page, counts, forget }) {
  const { all, answered, waiting, due } = counts;
  const name = page ? h("a", { href: page }, title) : title;
  const button = wordButton(words.forget, forget, {
    "aria-label": fillIn(words.forget_quiz, { title }),
  });
  const answeredOf = fillIn(words.answered_of, { n: answered, all });
  return h(
    "tr",
    null,
    h("th", { scope: "row" }, name, h("small", null, answeredOf)),
    h("td", null, String(waiting)),
    h("td", null, String(due)),
    h("td", null, answered > 0 && button),
  );
}

function quizTable(state, rows) {
  const { words } = state;
  const head = [words.quiz, words.waiting, words.due, words.forget];
  return h(
    "table",
    { class: "eu-table" },
    h("caption", null, words.kept),
    h("thead", null, h("tr", null, head.map((word) => h("th", { scope: "col" }, word)))),
    h("tbody", null, rows.map((row) => quizRow(state, row))),
  );
}

function dayInWords(day) {
  const [year, month, date] = day.split("-").map(Number);
  const form = { weekday: "long", day: "numeric", month: "long" };
  return new Date(year, month - 1, date).toLocaleDateString("en-GB", form);
}

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

/** When the next question comes back, if one does. */
function nextDay(questions, store) {
  const days = questions.map((question) => store.entry(question)?.due).filter(Boolean);
  return days.sort()[0] ?? null;
}

/** Hands a text to the reader as a file. */
function saveFile(text) {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = h("a", { href: address, download: FILE_NAME, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

function fileButton(word, take) {
  const input = h("input", { type: "file", accept: ".json,application/json" });
  input.addEventListener("change", () => {
    const [file] = input.files;
    if (file) take(file);
    input.value = "";
  });
  return h("label", { class: "eu-btn eu-file" }, word, input);
}

// ---- the whole ------------------------------------------------------------------------

function reviewView(state, model, el) {
  const { words, kinds } = state;
  const questions = soundQuestions(state);
  const versions = versionsOf(questions);
  const all = [...questions.values()];
  const store = openStore();
  const stand = openPlace(state.name);
  const send = eventSender(model);
  const body = h("div", { class: "eu-over" });
  const status = h("p", { role: "status", class: "eu-notice" });
  let heading = null;
  let isOverview = true;

  function keep(session) {
    stand.save({ ...session, stamp: stampOf(session.order, versions) });
  }

  const run = runView(state, questions, {
    saves: store.saves,
    keep,
    answered(question, chosen, verdict, counts) {
      if (counts) store.record(question, verdict === "right");
      send({ kind: counts ? "answer" : "again", ids: [question.id, ...chosen], text: verdict });
    },
    endActs: () => [wordButton(words.back_to_review, toOverview, { "data-main": true })],
  });

  // -- the session

  function begin(ids) {
    const session = newSession(ids, 0);
    keep(session);
    showRun(session);
    run.focus();
  }

  function showRun(session) {
    isOverview = false;
    status.textContent = "";
    run.show(session);
    body.replaceChildren(run.node);
  }

  function beginDue() {
    const seed = state.seed ?? Math.floor(Math.random() * 2 ** 32);
    const due = all.filter(store.isDue).map(({ id }) => id);
    const size = state.session > 0 ? state.session : due.length;
    begin(shuffled(due, randomFrom(seed)).slice(0, size));
  }

  // -- the overview

  function rowsOf() {
    return Object.entries(kinds).map(([kind, { title, page }]) => {
      const own = all.filter((question) => question.kind === kind);
      const ids = own.map(({ id }) => id);
      const forget = () => ask(fillIn(words.forget_ask, { title }), () => store.forget(ids));
      return { title, page, counts: countsOf(own, store), forget };
    });
  }

  function overview() {
    const { due, answered } = countsOf(all, store);
    const day = nextDay(all, store);
    const title = due > 0 ? fillIn(words.due_now, { n: due }) : words.none_due;
    heading = h(`h${state.level ?? 3}`, { tabindex: "-1" }, h("span", { class: "eu-result" }, title));
    const begins = wordButton(words.begin, beginDue, { "data-main": true });
    const next = due === 0 && day && h("p", null, fillIn(words.next_due, { day: dayInWords(day) }));
    const forgetAll = () => ask(words.forget_all_ask, store.forgetAll);
    return [
      heading,
      h("p", null, words.schedule),
      next,
      h("div", { class: "eu-row eu-acts" }, due > 0 && begins),
      quizTable(state, rowsOf()),
      h(
        "div",
        { class: "eu-row eu-acts" },
        wordButton(words.export, () => saveFile(store.exported())),
        fileButton(words.import, takeFile),
        answered > 0 && wordButton(words.forget_all, forgetAll),
      ),
      h("p", { class: "eu-hint" }, store.saves() ? words.only_here : words.unsaved),
    ].filter(Boolean);
  }

  function showOverview() {
    isOverview = true;
    store.load();
    body.replaceChildren(...overview());
  }

  function toOverview() {
    stand.save(null);
    showOverview();
    moveFocus(heading);
  }

  /** Ask once more before anything is forgotten. */
  function ask(text, act) {
    const stay = wordButton(words.forget_no, toOverview);
    const go = wordButton(words.forget_yes, () => {
      act();
      toOverview();
      status.textContent = words.forgotten;
    });
    const row = h("div", { class: "eu-row eu-acts" }, stay, go);
    heading = h(`h${state.level ?? 3}`, { class: "eu-ask", tabindex: "-1" }, text);
    body.replaceChildren(heading, row);
    moveFocus(heading);
  }

  /** Take over a file's answers; in words, what came of it. */
  async function takenOver(file) {
    if (file.size > LARGEST) return words.import_big;
    try {
      const { taken, left } = store.merge(await file.text());
      const said = fillIn(words.imported, { n: taken });
      return left > 0 ? `${said} ${fillIn(words.import_left, { n: left })}` : said;
    } catch {
      return words.import_bad;
    }
  }

  async function takeFile(file) {
    const said = await takenOver(file);
    toOverview();
    status.textContent = said;
  }

  function follow() {
    const id = questionInAddress(state);
    if (id === null) return;
    if (questions.has(id)) {
      begin([id]);
    } else if (!isAskedElsewhere(el, id) && isFirstOf(".eu-quiz, .eu-review", el)) {
      status.textContent = words.no_such;
      moveFocus(heading ?? node);
    }
  }

  const node = widgetBox(state, "review", run.keys, status, body);
  const isForgotten = (id) => store.hasForgotten(questions.get(id));
  const { session, isDamaged } = takeUp(stand, questions, { keep, isForgotten });
  if (session && session.at < session.order.length) showRun(session);
  else showOverview();
  const sayHealed = (also) => {
    if (store.wasHealed() || also) status.textContent = words.healed;
  };
  sayHealed(isDamaged);

  /** Answered or forgotten in another tab, or a new day. */
  const refresh = () => {
    store.load();
    const now = isOverview ? null : withoutForgotten(run.session(), isForgotten);
    if (!isOverview && now === null) stand.save(null);
    if (now === null) showOverview();
    else if (now !== run.session()) {
      keep(now);
      showRun(now);
    }
    sayHealed(false);
  };
  return { node, follow, refresh, recount: run.recount };
}

function renderReview({ model, el }) {
  let current = null;

  function draw() {
    const state = model.get("state");
    try {
      current = reviewView(state, model, el);
    } catch (error) {
      if (current === null) throw error; // the host keeps what the page says in words
      el.prepend(troubleLine(state));
      return;
    }
    el.replaceChildren(current.node);
    bringSigns(el);
  }

  const follow = () => current.follow();
  const refresh = () => current.refresh(); // answered in another tab

  el.dataset.lmSuppressShortcuts = "true"; // JupyterLab: keys in here are ours
  draw();
  follow();
  model.on("change:state", draw);
  const recount = () => current.recount(); // a browser may tick boxes anew after Back
  addEventListener("hashchange", follow);
  addEventListener("pageshow", recount);
  addEventListener("storage", refresh);
  document.addEventListener("visibilitychange", refresh);
  const endDays = onNewDay(refresh);
  return () => {
    model.off("change:state", draw);
    removeEventListener("hashchange", follow);
    removeEventListener("pageshow", recount);
    removeEventListener("storage", refresh);
    document.removeEventListener("visibilitychange", refresh);
    endDays();
  };
}

export default { render: renderReview };
