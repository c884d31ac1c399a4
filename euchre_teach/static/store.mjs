// What is remembered of the reader's answers: in this browser only, under one key.
// {schema, questions: {id: {version, box, due, seen, right, last}}, settings}
// Where nothing can be kept, it lasts as long as the page.

export const STORE_KEY = "euchre-teach";
export const WAITS = [0, 1, 3, 7]; // days until a question in box 0, 1, 2, 3 comes back
const SCHEMA = 1;
const ID = /^[a-z]+(-[a-z]+)*-[0-9a-f]{8}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

function two(number) {
  return String(number).padStart(2, "0");
}

/** The reader's calendar date, so many days from now: "2031-05-09". */
export function localDay(days = 0, now = new Date()) {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

function isCount(value) {
  return Number.isInteger(value) && value >= 0;
}

/** An entry with only what belongs in one; null if it is none. */
function cleanEntry(entry) {
  const { version, box, due, seen, right, last } = entry ?? {};
  const sound =
    typeof version === "string" && isCount(box) && box < WAITS.length &&
    (due === null || DAY.test(due)) && isCount(seen) && isCount(right) &&
    typeof last === "string" && !Number.isNaN(Date.parse(last));
  return sound ? { version, box, due, seen, right, last } : null;
}

function cleanEntries(questions) {
  const pairs = Object.entries(questions ?? {})
    .filter(([id]) => ID.test(id))
    .map(([id, entry]) => [id, cleanEntry(entry)])
    .filter(([, entry]) => entry);
  return Object.fromEntries(pairs);
}

function emptyData() {
  return { schema: SCHEMA, questions: {}, settings: {} };
}

/** The data in a text; throws when it is not ours to read. */
export function readData(text) {
  const data = JSON.parse(text);
  if (data?.schema !== SCHEMA) throw new Error(`schema ${data?.schema}`);
  const settings = data.settings ?? {};
  return { schema: SCHEMA, questions: cleanEntries(data.questions), settings };
}

function writtenByAnother(text) {
  try {
    return JSON.parse(text).schema > SCHEMA;
  } catch {
    return false;
  }
}

/** Where it is after an answer. Only a question that is due moves up a box. */
function nextPlace(before, isRight, today) {
  if (!isRight) return { box: 0, due: today };
  const waiting = before && before.due !== null;
  if (!waiting) return { box: before?.box ?? WAITS.length - 1, due: null };
  if (before.due > today) return { box: before.box, due: before.due };
  const box = before.box + 1;
  if (box === WAITS.length) return { box: box - 1, due: null }; // known by now
  return { box, due: localDay(WAITS[box]) };
}

/** The reader's answers, in a storage (the browser's) or, failing that, in memory. */
export function openStore(storage = localStorageOrNone()) {
  let data = emptyData();
  let saves = storage !== null;

  function load() {
    if (!saves) return;
    try {
      const text = storage.getItem(STORE_KEY);
      if (text === null) data = emptyData();
      else if (writtenByAnother(text)) saves = false;
      else data = readData(text);
    } catch {
      data = emptyData(); // unreadable: nothing worth keeping
    }
  }

  function save() {
    if (!saves) return;
    try {
      storage.setItem(STORE_KEY, JSON.stringify(data));
    } catch {
      saves = false;
    }
  }

  function change(act) {
    load(); // another tab may have answered meanwhile
    const result = act(data);
    save();
    return result;
  }

  /** What is known of a question, unless the question has changed since. */
  function entry({ id, version }) {
    const found = Object.hasOwn(data.questions, id) ? data.questions[id] : null;
    return found?.version === version ? found : null;
  }

  function record(question, isRight) {
    change(({ questions }) => {
      const before = entry(question);
      questions[question.id] = {
        version: question.version,
        ...nextPlace(before, isRight, localDay()),
        seen: (before?.seen ?? 0) + 1,
        right: (before?.right ?? 0) + (isRight ? 1 : 0),
        last: new Date().toISOString(),
      };
    });
  }

  /** Take over the answers of an exported text; of two, the later one counts. */
  function merge(text) {
    const other = readData(text);
    return change(({ questions }) => {
      const later = Object.entries(other.questions).filter(
        ([id, { last }]) => !(Date.parse(questions[id]?.last) >= Date.parse(last)),
      );
      Object.assign(questions, Object.fromEntries(later));
      return later.length;
    });
  }

  /** Forget some questions' answers. */
  function forget(ids) {
    change(({ questions }) => ids.forEach((id) => delete questions[id]));
  }

  /** Forget every answer, of questions no longer asked as well. */
  function forgetAll() {
    change((all) => { all.questions = {}; });
  }

  load();
  return {
    load,
    entry,
    record,
    merge,
    forget,
    forgetAll,
    saves: () => saves,
    isDue: (question) => {
      const due = entry(question)?.due ?? null;
      return due !== null && due <= localDay();
    },
    exported: () => JSON.stringify(data, null, 1),
  };
}

function localStorageOrNone() {
  try {
    return usable(globalThis.localStorage);
  } catch {
    return null;
  }
}

function sessionStorageOrNone() {
  try {
    return usable(globalThis.sessionStorage);
  } catch {
    return null;
  }
}

/** A storage, or null if it keeps nothing. */
function usable(storage) {
  const probe = `${STORE_KEY}?`;
  storage.setItem(probe, "");
  storage.removeItem(probe);
  return storage;
}

/** Where a quiz stands in this tab, so that a reload loses nothing. */
export function openPlace(name, storage = sessionStorageOrNone()) {
  const key = `${STORE_KEY}.${name}`;
  return {
    load() {
      try {
        return JSON.parse(storage?.getItem(key) ?? "null");
      } catch {
        return null;
      }
    },
    save(place) {
      try {
        storage?.setItem(key, JSON.stringify(place));
      } catch {
        // it holds for this page
      }
    },
  };
}
