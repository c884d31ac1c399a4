// Where the reader is: the map of skills, the next thing to do, and the practice itself.

import { h, headingTag } from "./card.mjs";
import { actRow, wordButton } from "./controls.mjs";
import { questionInAddress } from "./links.mjs";
import { keyList, mapList } from "./map.mjs";
import { PracticeView, mountPractice } from "./practice.mjs";
import { fillIn } from "./question.mjs";
import { freshSeed, randomFrom, shuffled } from "./session.mjs";
import { KNOWN, adviceOf, countFor, questionsFor, standings } from "./skills.mjs";

const LISTED = 4; // names of skills in a sentence
const PAGES = new Set(["lesson", "again", "closing"]); // advice to open a page, not to practise
const GO = "#go"; // in the address: do what comes next at once

// ---- the overview ---------------------------------------------------------------------

/** The names of some skills; of many, the first few and how many more. */
function listOf({ words, skills }, ids) {
  const list = ids.slice(0, LISTED).map((id) => skills[id].name).join(" · ");
  return ids.length > LISTED ? fillIn(words.and_more, { list, n: ids.length - LISTED }) : list;
}

/** What comes next, in a few words for the button and a sentence under it. */
function adviceWords(state, { kind, lesson, skills: ids }) {
  const { words, skills } = state;
  const told = {
    n: countFor(ids, kind),
    title: lesson?.title,
    skill: skills[ids[0]]?.name,
    list: listOf(state, ids),
  };
  const what = kind === "lesson" || kind === "closing" ? lesson.title : words[`what_${kind}`];
  const why = kind === "lesson" && ids.length === 0 ? words.why_lesson_only : words[`why_${kind}`];
  return { what: fillIn(words.go_on, { what: fillIn(what, told) }), why: fillIn(why, told) };
}

/** The one button that goes on: a link to a page, or the start of some questions. */
function goButton(state, advice, begin) {
  const { what } = adviceWords(state, advice);
  if (!PAGES.has(advice.kind)) return wordButton(what, begin, { "data-main": true });
  return h("a", { class: "eu-btn", "data-main": true, href: advice.lesson.href }, what);
}

function countLine({ words }, standing) {
  const all = [...standing.values()];
  const known = all.filter(({ level }) => level >= KNOWN).length;
  const right = all.filter(({ level }) => level > 0).length - known;
  return fillIn(words.so_many, { known, right, all: all.length });
}

/** The overview's parts; it calls begin() and place(). */
function courseView(state, { standing, advice, isNew, toPlace }, { begin, place }) {
  const { words, skills } = state;
  const heading = h(
    headingTag(state),
    { class: "eu-hello", tabindex: "-1" },
    isNew ? words.hello_new : words.hello_back,
  );
  const here = advice.skills[0] ?? null;
  const go = h(
    "div",
    { class: "eu-go" },
    !isNew && h("p", null, countLine(state, standing)),
    actRow(
      goButton(state, advice, begin),
      toPlace > 0 && wordButton(words.place, place),
    ),
    h("p", { class: "eu-hint" }, adviceWords(state, advice).why, isNew && [" ", words.place_why]),
  );
  const review = h("a", { href: state.review_page }, words.to_review);
  const kept = h("p", { class: "eu-hint" }, words.for_yourself, " ", words.only_here, " ", review, ".");
  const parts = [heading, go, keyList(state), mapList(state, standing, skills[here] && here), kept];
  return { heading, parts };
}

// ---- the whole figure -----------------------------------------------------------------

/** The course on the page: the overview, or questions (`isRunning`). */
class Home extends PracticeView {
  constructor(state, around) {
    super("home", state.words.back_to_map, state, around);
  }

  // -- what is known

  /** What is known of the reader now. */
  get course() {
    const { state, memory: { questions, store } } = this;
    const standing = standings(state, questions, store);
    const been = store.been();
    const toPlace = Object.keys(state.placing).filter((id) => !store.entry(questions.get(id)));
    const isNew = [...standing.values()].every(({ status }) => status === "new");
    return { standing, advice: adviceOf(state, standing, been), isNew, toPlace: toPlace.length };
  }

  // -- what is shown

  showOverview() {
    this.memory.store.load();
    const { course } = this;
    const acts = { begin: () => this.goOn(course.advice), place: () => this.beginPlacing() };
    this.place(courseView(this.state, course, acts));
  }

  // -- what the reader does

  goOn(advice) {
    const { state, memory: { questions, store } } = this;
    const { lesson, kind, skills } = advice;
    if (PAGES.has(kind)) return location.replace(lesson.href);
    const mixed = shuffled([...questions.values()], randomFrom(state.seed ?? freshSeed()));
    this.begin(questionsFor(state, mixed, store, skills, kind));
  }

  beginPlacing() {
    const { memory: { questions, store }, state } = this;
    this.begin(Object.keys(state.placing).filter((id) => !store.entry(questions.get(id))));
  }

  // -- what happens around it

  follow() {
    if (location.hash === GO && !this.isRunning) {
      history.replaceState(null, "", location.pathname + location.search);
      return this.goOn(this.course.advice);
    }
    const id = questionInAddress(this.state);
    if (id !== null && this.memory.questions.has(id)) this.begin([id]);
  }
}

function renderHome(host) {
  return mountPractice(host, (state, around) => new Home(state, around));
}

export default { render: renderHome };
