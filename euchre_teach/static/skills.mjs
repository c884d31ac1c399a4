// Where the reader stands with each skill, and what to do next: from what is kept, and the
// course as the state has it. Pure; nothing here knows a rule of the game or says a word.

import { triesOf } from "./kept.mjs";
import { isNewAgain, localDay } from "./store.mjs";

// A skill that was right on so many days holds for so many more.
export const LASTS = [0, 1, 3, 7, 21, 60];
export const KNOWN = 2; // right on a new question on so many days
const MIXED = 10; // questions in a mixed practice, and at most in any other
const FEWEST = 4;

// ---- how a skill stands ---------------------------------------------------------------

/** Each answer that says something of a skill: the skill, the moment, whether it was right. */
function evidence({ traps, placing }, questions, store) {
  return store.entries().flatMap(([id, kept]) => {
    const question = questions.get(id);
    if (question && question.version !== kept.version) return [];
    const own = question ? traps[question.trap]?.skill : kept.skill;
    return triesOf(kept).flatMap((tried) => {
      const isRight = tried.endsWith("+");
      const at = Date.parse(tried.slice(0, -1));
      const speaksFor = (isRight && placing[id]) || [own];
      return speaksFor.map((skill) => ({ skill, at, isRight }));
    });
  });
}

/** The day after so many days: "2031-05-09". */
function dayAfter(moment, days) {
  return localDay(days, new Date(moment));
}

/**
 * What some answers say of a skill, the earliest first: `level`, on how many days it was right;
 * a wrong answer takes one away. `due`, the day it should be asked again.
 */
export function standingOf(answers) {
  const found = { level: 0, due: null, misses: 0, last: null, isAsked: answers.length > 0 };
  let counted = null; // the day that was counted last
  for (const { at, isRight } of [...answers].sort((a, b) => a.at - b.at)) {
    const day = localDay(0, new Date(at));
    if (isRight && day !== counted) {
      found.level += 1;
      counted = day;
    } else if (!isRight) {
      found.level = Math.max(0, found.level - 1);
      counted = null;
    }
    found.misses = isRight ? 0 : found.misses + 1;
    found.last = at;
    found.due = isRight ? dayAfter(at, LASTS[Math.min(found.level, LASTS.length - 1)]) : day;
  }
  return found;
}

/** The lesson that teaches a skill. */
function lessonOn({ lessons }, skill) {
  return lessons.find(({ skills }) => skills.includes(skill));
}

function statusOf({ level, isAsked }, hasBeen) {
  if (level > 0) return level < KNOWN ? "right" : "known";
  return isAsked || hasBeen ? "seen" : "new";
}

/** How the reader stands with every skill of the state, by its id. */
export function standings(state, questions, store, today = localDay()) {
  const all = evidence(state, questions, store);
  const been = store.been();
  return new Map(Object.keys(state.skills).map((id) => {
    const found = standingOf(all.filter(({ skill }) => skill === id));
    const isDue = found.due !== null && found.due <= today;
    const status = statusOf(found, Boolean(been[lessonOn(state, id)?.page]));
    return [id, { ...found, id, isDue, status, isFading: isDue && found.level > 0 }];
  }));
}

// ---- what to do next ------------------------------------------------------------------

/** A lesson to read again: what it teaches went wrong twice since it was read. */
function againOf(state, due, been) {
  for (const { misses, last, id } of due) {
    const lesson = lessonOn(state, id);
    const hasReread = Date.parse(been[lesson?.page]) > last;
    if (misses >= 2 && lesson && !hasReread) return { kind: "again", lesson, skills: [id] };
  }
  return null;
}

/** The first lesson that is still to be read, or has taught what was never right yet. */
function lessonOf({ lessons }, standing, been) {
  const gapsOf = ({ skills }) => skills.filter((id) => standing.get(id).level === 0);
  for (const [n, lesson] of lessons.entries()) {
    const gaps = gapsOf(lesson);
    const hasBeen = Boolean(been[lesson.page]);
    if (gaps.length > 0) return { kind: hasBeen ? "practise" : "lesson", lesson, skills: gaps };
    const isPlay = lesson.skills.length === 0; // a hand to watch, for readers of the lesson before it
    if (isPlay && !hasBeen && n > 0 && been[lessons[n - 1].page]) {
      return { kind: "lesson", lesson, skills: [] };
    }
  }
  return null;
}

/** The next best thing: what is due, then the next lesson, then practice of everything. */
export function adviceOf(state, standing, been) {
  const { closing } = state;
  const due = [...standing.values()].filter(({ isDue }) => isDue);
  const again = againOf(state, due, been);
  if (again) return again;
  if (due.length > 0) return { kind: "review", skills: due.map(({ id }) => id) };
  const lesson = lessonOf(state, standing, been);
  if (lesson) return lesson;
  if (!been[closing.page]) return { kind: "closing", lesson: closing, skills: [] };
  return { kind: "mixed", skills: weakest(standing) };
}

/** All skills, the first to fade in front. */
function weakest(standing) {
  return [...standing.values()]
    .sort((a, b) => (a.due < b.due ? -1 : Number(a.due > b.due)))
    .map(({ id }) => id);
}

// ---- which questions ------------------------------------------------------------------

/** The questions that practise a skill: those new to the reader first, easy before hard. */
function poolOf({ traps, placing }, questions, store, skill) {
  const order = (question) => {
    const kept = store.entry(question);
    return isNewAgain(kept) ? question.difficulty : 10 + Date.parse(kept.last);
  };
  return questions
    .filter(({ id, trap }) => traps[trap]?.skill === skill && !Object.hasOwn(placing, id))
    .sort((a, b) => order(a) - order(b))
    .map(({ id }) => id);
}

/** How many questions are asked for some skills at once. */
export function countFor(skills, kind) {
  return kind === "mixed" ? MIXED : Math.min(MIXED, Math.max(skills.length, FEWEST));
}

/** Questions for some skills: one of each in turn, until there are enough. `mixed` is all
 * questions in an order that chance has given. */
export function questionsFor(state, mixed, store, skills, kind) {
  const pools = skills.map((skill) => poolOf(state, mixed, store, skill));
  const wanted = countFor(skills, kind);
  const found = [];
  for (let n = 0; found.length < wanted && pools.some((pool) => pool.length > n); n += 1) {
    found.push(...pools.filter((pool) => pool.length > n).map((pool) => pool[n]));
  }
  return found.slice(0, wanted);
}
