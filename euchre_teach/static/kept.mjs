// What is kept of the reader, described field by field. Whatever comes in, from a storage,
// a file or another tab, is read through these checks: by type and by sense.

export const STORE_KEY = "euchre-teach";
export const BEEN_KEY = "euchre-been"; // {page: when the reader last opened it}
export const WAITS = [0, 1, 3, 7]; // days until a question in box 0, 1, 2, 3 comes back
export const SCHEMA = 1;
export const LARGEST = 1_000_000; // bytes of a file; all questions of the book take a tenth

const ID = /^[a-z]+(-[a-z]+)*-[0-9a-f]{8}$/;
const DAY = /^2[01]\d\d-\d\d-\d\d$/;
const MOMENT = /^2[01]\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/;
const LONGEST = 60; // characters of an id or a version
const MANY = 1_000_000;
const MOST_TRIES = 20;
const PAGE = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const SKILL = /^S[1-9]\d?$/;
export const DAY_LONG = 24 * 60 * 60 * 1000; // ms

// ---- checks of one value --------------------------------------------------------------

export function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isCount(value) {
  return Number.isInteger(value) && value >= 0 && value <= MANY;
}

function isName(value) {
  return typeof value === "string" && value.length > 0 && value.length <= LONGEST;
}

/** Whether it is a text that names a day of the calendar: "2031-02-30" is none. */
function isDay(value) {
  if (typeof value !== "string" || !DAY.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

function isMoment(value) {
  return typeof value === "string" && MOMENT.test(value) && isDay(value.slice(0, 10)) &&
    !Number.isNaN(Date.parse(value));
}

// ---- the answers to all questions -------------------------------------------------------

const ENTRY = {
  version: isName,
  box: (value) => isCount(value) && value < WAITS.length,
  due: (value) => value === null || isDay(value),
  seen: (value) => isCount(value) && value > 0,
  right: isCount,
  last: isMoment,
};

/** What an entry may hold besides: how each try at it as a new question went, the moment and
 * a sign, and the skill it asks, where it stands in no bank. Books before this have neither. */
const BESIDES = {
  tries: (value) => Array.isArray(value) && value.length > 0 && value.length <= MOST_TRIES &&
    value.every(isTry),
  skill: (value) => typeof value === "string" && SKILL.test(value),
};

function isTry(value) {
  return typeof value === "string" && ["+", "-"].includes(value.at(-1)) && isMoment(value.slice(0, -1));
}

/** A try at a question that is new to the reader, as a text. */
export function asTry(moment, isRight) {
  return `${moment}${isRight ? "+" : "-"}`;
}

/** How the tries at a question as a new one went. An entry of an earlier book tells only
 * where all its answers went the same way. */
export function triesOf({ tries, seen, right, last }) {
  if (tries) return tries;
  if (right === seen) return [asTry(last, true)];
  return right === 0 ? [asTry(last, false)] : [];
}

/** The tries that two copies of an entry hold, the latest of them. */
export function allTries(one, other) {
  return [...new Set([...triesOf(one), ...triesOf(other)])].sort().slice(-MOST_TRIES);
}

/** No question waits longer than the last box does, counted from its last answer; a day
 * on either side is that of another place on earth. */
function isSoon(due, last) {
  const days = (Date.parse(due) - Date.parse(last)) / DAY_LONG;
  return days <= WAITS.at(-1) + 2;
}

/** An entry with only what belongs in one; null if it is none. */
function cleanEntry(entry) {
  if (!isRecord(entry)) return null;
  const fields = Object.keys(ENTRY);
  if (!fields.every((field) => Object.hasOwn(entry, field) && ENTRY[field](entry[field]))) return null;
  const { due, last, seen, right } = entry;
  if (right > seen || (due !== null && !isSoon(due, last))) return null;
  const besides = Object.keys(BESIDES)
    .filter((field) => Object.hasOwn(entry, field) && BESIDES[field](entry[field]));
  return Object.fromEntries([...fields, ...besides].map((field) => [field, entry[field]]));
}

function cleanSettings(settings) {
  const isPlain = ([name, value]) => name !== "__proto__" && isName(name) &&
    (typeof value === "boolean" || isCount(value) || isName(value));
  return isRecord(settings) ? Object.fromEntries(Object.entries(settings).filter(isPlain)) : {};
}

/** The pages where the reader has been, and when; what makes no sense is left out. */
export function cleanBeen(been) {
  const isPage = ([page, moment]) => isName(page) && PAGE.test(page) && isMoment(moment);
  return isRecord(been) ? Object.fromEntries(Object.entries(been).filter(isPage)) : {};
}

export function emptyData() {
  return { schema: SCHEMA, questions: {}, settings: {} };
}

/** The entries of a text that make sense, and how many don't; throws if the text isn't ours. */
export function readData(text) {
  const data = JSON.parse(text);
  if (!isRecord(data) || data.schema !== SCHEMA) throw new Error("of another kind");
  if (!isRecord(data.questions ?? {})) throw new Error("no answers in it");
  const all = Object.entries(data.questions ?? {});
  const good = all.map(([id, entry]) => [id, ID.test(id) && isName(id) ? cleanEntry(entry) : null])
    .filter(([, entry]) => entry);
  const questions = Object.fromEntries(good);
  const settings = cleanSettings(data.settings);
  const been = cleanBeen(data.been);
  return { data: { schema: SCHEMA, questions, settings }, left: all.length - good.length, been };
}

/** Whether a later book wrote this text, in a way that isn't ours to change. */
export function isFromLaterBook(text) {
  try {
    const { schema } = JSON.parse(text);
    return Number.isInteger(schema) && schema > SCHEMA;
  } catch {
    return false;
  }
}
