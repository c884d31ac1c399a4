// A session: which questions, in which order, what was answered, how it went.
// Answers are compared with the ids in the state; nothing else is known here.

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

// ---- one answer -----------------------------------------------------------------

function sameIds(some, others) {
  return some.length === others.length && some.every((id, n) => id === others[n]);
}

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

/** "right", "part" or "not". Of a card played at once, the first answer counts. */
export function verdictOf(question, chosen) {
  const { mode, right } = question;
  if (mode === "one") return right.includes(chosen[0]) ? "right" : "not";
  const { found, all, extra } = tally(question, chosen);
  if (found === all && extra === 0) return "right";
  return found > 0 ? "part" : "not";
}

/** Whether an answer ends its question: in mode "one" a right choice does. */
export function endsQuestion({ mode, right }, chosen) {
  return mode !== "one" || right.includes(chosen.at(-1));
}

// ---- the whole session ----------------------------------------------------------

/** A new session over `order`; `given` holds the first answer to each question. */
export function newSession(order, seed) {
  return { order, seed, at: 0, given: {}, tries: [], run: 0, best: 0 };
}

/** Whether a stored session can go on with these questions (by id and version). */
export function canGoOn(stored, versions) {
  const { order, at, given, tries, stamp } = stored ?? {};
  return (
    Array.isArray(order) && order.length > 0 && Array.isArray(tries) &&
    Number.isInteger(at) && at >= 0 && at <= order.length &&
    typeof given === "object" && given !== null &&
    order.every((id) => versions.has(id)) &&
    stamp === stampOf(order, versions)
  );
}

/** The versions of a session's questions, as one text. */
export function stampOf(order, versions) {
  return [...order].sort().map((id) => `${id}.${versions.get(id)}`).join(" ");
}

/** The session after an answer; only a question's first one counts. */
export function withAnswer(session, question, chosen) {
  if (Object.hasOwn(session.given, question.id)) return session;
  const verdict = verdictOf(question, chosen);
  const run = verdict === "right" ? session.run + 1 : 0;
  const given = { ...session.given, [question.id]: { chosen, verdict } };
  return { ...session, given, run, best: Math.max(session.best, run), tries: [] };
}

/** The session with this question next, in its place or instead of one not yet asked. */
export function withNext(session, id) {
  const at = session.order.indexOf(id);
  if (at >= 0 && Object.hasOwn(session.given, id)) return { ...session, at };
  const before = session.order.slice(0, session.at);
  const after = session.order.slice(session.at).filter((other) => other !== id);
  const order = [...before, id, ...after].slice(0, Math.max(session.order.length, 1));
  return { ...session, order, tries: [] };
}

/** The session with the present question put off to the end. */
export function withSkipped(session) {
  const order = [...session.order];
  order.push(...order.splice(session.at, 1));
  return { ...session, order, tries: [] };
}

/** The first place after `at`, or else from the start, that is not answered yet. */
export function nextOpen({ order, at, given }) {
  const isOpen = (n) => !Object.hasOwn(given, order[n]);
  const places = order.map((_, n) => n);
  const open = places.find((n) => n > at && isOpen(n)) ?? places.find(isOpen);
  return open ?? order.length;
}

/** How it goes so far. */
export function soFar({ given, run, best }) {
  const verdicts = Object.values(given).map(({ verdict }) => verdict);
  const count = (wanted) => verdicts.filter((verdict) => verdict === wanted).length;
  return { right: count("right"), part: count("part"), n: verdicts.length, run, best };
}

/** The answers by trap, in the order the traps came up. */
export function byTrap({ order, given }, questions) {
  const rows = new Map();
  for (const id of order) {
    if (!Object.hasOwn(given, id)) continue;
    const { trap } = questions.get(id);
    rows.set(trap, [...(rows.get(trap) ?? []), given[id].verdict]);
  }
  return [...rows].map(([trap, verdicts]) => ({ trap, verdicts }));
}

/** The questions that were not answered right. */
export function missedIds({ order, given }) {
  return order.filter((id) => given[id] && given[id].verdict !== "right");
}
