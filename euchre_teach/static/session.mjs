// A session: which questions, in which order, what was answered, how it went.
// Answers are compared with the ids in the state; nothing else is known here.

import { isCount, isRecord } from "./kept.mjs";

/** Numbers from 0 up to 1, the same for the same seed. */
export function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A seed that nobody chose. */
export function freshSeed() {
  return Math.floor(Math.random() * 2 ** 32);
}

export function shuffled(items, random) {
  const bag = [...items];
  for (let n = bag.length - 1; n > 0; n -= 1) {
    const other = Math.floor(random() * (n + 1));
    [bag[n], bag[other]] = [bag[other], bag[n]];
  }
  return bag;
}

/**
 * A shuffle bag: those seen least come first, in random order, so none comes twice
 * before all have come; and never the one that came last.
 */
export function drawOrder(ids, { seen, last, random }) {
  const order = shuffled(ids, random).sort((a, b) => seen(a) - seen(b));
  if (order.length > 1 && order[0] === last) {
    [order[0], order[1]] = [order[1], order[0]];
  }
  return order;
}

// ---- the questions ----------------------------------------------------------------

/** Whether everything is there that is needed to ask a question and to answer it. */
function isSound({ cards }, question) {
  const { id, mode, ask, options, right, whys, after, facts, line } = question ?? {};
  return (
    typeof id === "string" && ["all", "one", "order"].includes(mode) &&
    [ask, options, right, facts, line].every(Array.isArray) && options.length > 0 &&
    right.length > 0 && Boolean(after) &&
    options.every((option) => whys?.[option.id] && (!option.card || cards[option.card]))
  );
}

/** The questions of a state that can be asked, by id. */
export function soundQuestions(state) {
  const sound = (state.questions ?? []).filter((question) => isSound(state, question));
  if (sound.length === 0) throw new Error("no question in this state can be asked");
  return new Map(sound.map((question) => [question.id, question]));
}

/** The version of each question: id -> version. */
export function versionsOf(questions) {
  return new Map([...questions].map(([id, { version }]) => [id, version]));
}

// ---- one answer -----------------------------------------------------------------

/** How many were found, how many were chosen that are not among the right ones. */
export function tally({ mode, right }, chosen) {
  if (mode === "order") {
    const found = chosen.filter((id, n) => id === right[n]).length;
    return { found, all: right.length, extra: 0 };
  }
  const found = chosen.filter((id) => right.includes(id)).length;
  const all = mode === "one" ? 1 : right.length;
  return { found, all, extra: chosen.length - found };
}

/** "right", "part" or "not": one that may not be chosen makes the whole wrong. Of a card played
 * at once, the first answer counts. */
export function verdictOf(question, chosen) {
  const { mode, right } = question;
  if (mode === "one") return right.includes(chosen[0]) ? "right" : "not";
  const { found, all, extra } = tally(question, chosen);
  if (found === all && extra === 0) return "right";
  return found > 0 && extra === 0 ? "part" : "not";
}

/** Whether a question is over: in mode "one" only a right choice, or giving up, ends it. */
export function isOver({ mode, right }, answer) {
  if (!answer) return false;
  return mode !== "one" || Boolean(answer.shown) || right.includes(answer.chosen.at(-1));
}

// ---- the whole session ----------------------------------------------------------

/** A new session over `order`; `given` holds the answer to each question. */
export function newSession(order, seed) {
  return { order, seed, at: 0, given: {} };
}

/** The versions of a session's questions, as one text. */
export function stampOf(order, versions) {
  return [...order].sort().map((id) => `${id}.${versions.get(id)}`).join(" ");
}

// ---- a session that was kept ------------------------------------------------------

/** Whether these are the ids of some questions, each once. */
function isOrder(value) {
  return Array.isArray(value) && value.length > 0 && new Set(value).size === value.length &&
    value.every((id) => typeof id === "string");
}

function isChoice({ mode, options, right }, chosen) {
  if (!Array.isArray(chosen) || chosen.length === 0) return false;
  if (!chosen.every((id) => options.some((option) => option.id === id))) return false;
  if (mode === "one") return !chosen.slice(0, -1).some((id) => right.includes(id));
  return new Set(chosen).size === chosen.length &&
    (mode === "all" || chosen.length === options.length);
}

/** An answer with only what belongs in one, and the verdict it deserves; null if it is none. */
function cleanAnswer(question, answer) {
  if (!isRecord(answer) || !isChoice(question, answer.chosen)) return null;
  const { chosen, shown } = answer;
  if (![undefined, true].includes(shown)) return null;
  return { chosen, verdict: verdictOf(question, chosen), ...(shown && { shown }) };
}

/** Those answers of a kept session that make sense. */
function cleanGiven(given, questions) {
  const pairs = Object.entries(isRecord(given) ? given : {})
    .filter(([id]) => questions.has(id))
    .map(([id, answer]) => [id, cleanAnswer(questions.get(id), answer)]);
  return Object.fromEntries(pairs.filter(([, answer]) => answer));
}

/** A place in the session; its end is one only where all is answered and a result follows. */
function placeIn({ order, at, given }, hasResult) {
  const open = firstOpen({ order, given }, -1);
  if (isCount(at) && at < order.length) return at;
  return open === order.length && !hasResult ? open - 1 : open;
}

/** A session with sound answers put right. */
function putRight({ order, at, given, seed }, hasResult) {
  const place = placeIn({ order, at, given }, hasResult);
  return { order, seed: Number.isFinite(seed) ? seed : 0, at: place, given };
}

/** Whether something in a session is not as `sound` has it. */
function differs(stored, sound) {
  const plain = ["at", "seed"];
  if (!isRecord(stored.given)) return true;
  return plain.some((field) => stored[field] !== sound[field]) ||
    Object.entries(stored.given).some(([id, answer]) => {
      const kept = answerTo(sound, id);
      if (kept === null) return true;
      // what once was right in part is wrong by now: no damage
      const isLess = kept.verdict === "not" && answer.verdict === "part";
      return kept.verdict !== answer.verdict && !isLess;
    });
}

/**
 * A stored session that can go on with these questions (id -> question), or null; and
 * whether something in it made no sense. Questions that changed since are no damage.
 * `hasResult`: whether there is anything to see after the last question.
 */
export function readSession(stored, questions, hasResult = true) {
  if (stored === null) return { session: null, isDamaged: false };
  if (!isRecord(stored) || !isOrder(stored.order) || typeof stored.stamp !== "string") {
    return { session: null, isDamaged: true };
  }
  const { order, stamp } = stored;
  const isSame = order.every((id) => questions.has(id)) &&
    stamp === stampOf(order, versionsOf(questions));
  if (!isSame) return { session: null, isDamaged: false };
  const given = cleanGiven(stored.given, questions);
  const session = putRight({ ...stored, given }, hasResult);
  return { session, isDamaged: differs(stored, session) };
}

/** The session without the answers that were forgotten since; null if none is left. */
export function withoutForgotten(session, isForgotten) {
  const given = Object.entries(session.given).filter(([id]) => !isForgotten(id));
  if (given.length === Object.keys(session.given).length) return session;
  if (given.length === 0) return null;
  const rest = { ...session, given: Object.fromEntries(given) };
  return { ...rest, at: firstOpen(rest, -1) };
}

/** The session after an answer, or a further choice, which can make it right in part. */
export function withAnswer(session, question, chosen) {
  const first = answerTo(session, question.id);
  const goesOn = !first || question.mode === "one";
  const verdict = goesOn ? verdictOf(question, chosen) : first.verdict;
  const given = { ...session.given, [question.id]: { ...first, chosen, verdict } };
  return { ...session, given };
}

/** The session after the reader has asked to be shown the present answer. */
export function withShown(session, id) {
  const answer = { ...session.given[id], shown: true };
  return { ...session, given: { ...session.given, [id]: answer } };
}

/** The answer given to a question, or null. */
export function answerTo({ given }, id) {
  return Object.hasOwn(given, id) ? given[id] : null;
}

/** The session at this question: where it was answered, or else in the next open place. */
export function withNext(session, id) {
  const { order } = session;
  if (answerTo(session, id)) return { ...session, at: order.indexOf(id) };
  const at = firstOpen(session, -1);
  const rest = order.slice(at).filter((other) => other !== id);
  return { ...session, at, order: [...order.slice(0, at), id, ...rest].slice(0, order.length) };
}

/** The session with the present question put off to the end. */
export function withSkipped(session) {
  const order = [...session.order];
  order.push(...order.splice(session.at, 1));
  return { ...session, order };
}

/** The first open place after `at`, or else the first of all; the end if none is. */
export function firstOpen({ order, given }, at) {
  const open = order.map((_, n) => n).filter((n) => !Object.hasOwn(given, order[n]));
  return open.find((n) => n > at) ?? open[0] ?? order.length;
}

/** How it goes so far. */
export function soFar({ given }) {
  const verdicts = Object.values(given).map(({ verdict }) => verdict);
  const count = (wanted) => verdicts.filter((verdict) => verdict === wanted).length;
  return { right: count("right"), part: count("part"), n: verdicts.length };
}

/** The verdicts by trap, in the order the traps came up. */
export function byTrap({ order, given }, questions) {
  const rows = new Map();
  for (const id of order.filter((each) => Object.hasOwn(given, each))) {
    const { trap } = questions.get(id);
    rows.set(trap, [...(rows.get(trap) ?? []), given[id].verdict]);
  }
  return [...rows].map(([trap, verdicts]) => ({ trap, verdicts }));
}

/** The verdicts by skill: [{ skill, verdicts }], in the order of `skills`. */
export function bySkill(session, questions, { skills, traps }) {
  const rows = byTrap(session, questions);
  return Object.keys(skills)
    .map((skill) => ({
      skill,
      verdicts: rows.filter(({ trap }) => traps[trap]?.skill === skill)
        .flatMap(({ verdicts }) => verdicts),
    }))
    .filter(({ verdicts }) => verdicts.length > 0);
}

/** The questions that were not answered right. */
export function missedIds({ order, given }) {
  return order.filter((id) => Object.hasOwn(given, id) && given[id].verdict !== "right");
}
