// What is kept of the reader, described field by field. Whatever comes in, from a storage,
// a file or another tab, is read through these checks: by type and by sense.

export const STORE_KEY = "euchre-teach";
export const WAITS = [0, 1, 3, 7]; // days until a question in box 0, 1, 2, 3 comes back
export const SCHEMA = 1;
export const LARGEST = 1_000_000; // bytes of a file; all questions of the book take a tenth

const ID = /^[a-z]+(-[a-z]+)*-[0-9a-f]{8}$/;
const DAY = /^2[01]\d\d-\d\d-\d\d$/;
const MOMENT = /^2[01]\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/;
const LONGEST = 60; // characters of an id or a version
const MANY = 1_000_000;
const DAY_LONG = 24 * 60 * 60 * 1000;

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
  return Object.fromEntries(fields.map((field) => [field, entry[field]]));
}

function cleanSettings(settings) {
  const isPlain = ([name, value]) => name !== "__proto__" && isName(name) &&
    (typeof value === "boolean" || isCount(value) || isName(value));
  return isRecord(settings) ? Object.fromEntries(Object.entries(settings).filter(isPlain)) : {};
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
  return { data: { schema: SCHEMA, questions, settings }, left: all.length - good.length };
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
