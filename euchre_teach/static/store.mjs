// What is remembered of the reader's answers: in this browser only, under one key.
// {schema, questions: {id: {version, box, due, seen, right, last}}, settings}
// Where nothing can be kept, it lasts as long as the page.

import {
  BEEN_KEY, DAY_LONG, STORE_KEY, WAITS, allTries, asTry, cleanBeen, emptyData, isFromLaterBook,
  isRecord, readData, triesOf,
} from "./kept.mjs";

export const FORGOTTEN = "euchre-forgotten"; // what the page hears when answers are forgotten

// Days after which a question is as good as new: nobody knows the cards any more.
export const AS_NEW = 30;

function two(number) {
  return String(number).padStart(2, "0");
}

/** The reader's calendar date, so many days from now: "2031-05-09". */
export function localDay(days = 0, now = new Date()) {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
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

/** Whether a question is new to the reader, or as good as new. */
export function isNewAgain(entry, now = new Date()) {
  return !entry || now - Date.parse(entry.last) >= AS_NEW * DAY_LONG;
}

/** The tries at it as a new question, this one among them if it was one. */
function triesAfter(before, moment, isRight) {
  const then = before ? triesOf(before) : [];
  const now = isNewAgain(before, Date.parse(moment)) ? [asTry(moment, isRight)] : [];
  return [...then, ...now].slice(-WAITS.length * 2);
}

/** What is known of a question after an answer. */
function entryAfter(before, { version, skill }, isRight) {
  const last = new Date().toISOString();
  const tries = triesAfter(before, last, isRight);
  return {
    version,
    ...nextPlace(before, isRight, localDay()),
    seen: (before?.seen ?? 0) + 1,
    right: (before?.right ?? 0) + (isRight ? 1 : 0),
    last,
    ...(tries.length > 0 && { tries }),
    ...(skill && { skill }),
  };
}

/** The one text that holds all answers: `data` is what it says, healed where it makes no sense. */
class Kept {
  data = emptyData();
  healed = false;

  constructor(storage) {
    this.storage = storage;
    this.saves = storage !== null;
    this.load();
  }

  load() {
    if (!this.saves) return;
    try {
      const text = this.storage.getItem(STORE_KEY);
      if (text === null) this.data = emptyData();
      else if (isFromLaterBook(text)) this.saves = false;
      else this.read(text);
    } catch {
      this.heal(emptyData()); // unreadable: nothing worth keeping
    }
  }

  read(text) {
    const { data, left } = readData(text);
    if (left > 0) this.heal(data);
    else this.data = data;
  }

  heal(data) {
    this.data = data;
    this.healed = true;
    this.save();
  }

  save() {
    if (!this.saves) return;
    try {
      this.storage.setItem(STORE_KEY, JSON.stringify(this.data));
    } catch {
      this.saves = false;
    }
  }

  /** The pages where the reader has been. */
  been() {
    try {
      return cleanBeen(JSON.parse(this.storage?.getItem(BEEN_KEY) ?? "{}"));
    } catch {
      return {};
    }
  }

  keepBeen(been) {
    try {
      this.storage?.setItem(BEEN_KEY, JSON.stringify(been));
    } catch {
      // it is a mark in the contents, no more
    }
  }

  exported() {
    const been = this.been();
    const pages = Object.keys(been).length > 0 ? { been } : {};
    return JSON.stringify({ ...this.data, ...pages }, null, 1);
  }

  change(act) {
    this.load(); // another tab may have answered meanwhile
    const result = act(this.data);
    this.save();
    return result;
  }
}

/** Of two entries of one question the later counts, and the tries of both do. */
function takeOver(questions, id, entry) {
  const own = Object.hasOwn(questions, id) ? questions[id] : null;
  const isLater = !(Date.parse(own?.last) >= Date.parse(entry.last));
  const isSame = own?.version === entry.version;
  const tries = isSame && (own.tries || entry.tries) ? allTries(own, entry) : null;
  if (isLater) questions[id] = entry;
  if (tries && tries.length > 0) questions[id] = { ...questions[id], tries };
  return isLater;
}

/** Of two sets of pages with their moments, each page with the later one. */
function laterOf(one, other) {
  const news = Object.entries(other).filter(([page, moment]) => !(one[page] >= moment));
  return { ...one, ...Object.fromEntries(news) };
}

/** The reader's answers, in a storage (the browser's) or, failing that, in memory. */
export function openStore(storage = storageOrNone("localStorage")) {
  const kept = new Kept(storage);

  /** What is known of a question, unless the question has changed since. */
  function entry({ id, version }) {
    const found = Object.hasOwn(kept.data.questions, id) ? kept.data.questions[id] : null;
    return found?.version === version ? found : null;
  }

  function forgetThat(act) {
    kept.change(act);
    dispatchEvent(new Event(FORGOTTEN));
  }

  return {
    entry,
    load: () => kept.load(),
    record(question, isRight) {
      kept.change(({ questions }) => {
        questions[question.id] = entryAfter(entry(question), question, isRight);
      });
    },
    /** Take over the answers of an exported text; of two, the later one counts. How many
     * were taken, and how many were left out because they make no sense. */
    merge(text) {
      const other = readData(text);
      kept.keepBeen(laterOf(kept.been(), other.been));
      return kept.change(({ questions }) => {
        const taken = Object.entries(other.data.questions)
          .filter(([id, entry]) => takeOver(questions, id, entry));
        return { taken: taken.length, left: other.left };
      });
    },
    /** Forget some questions' answers. */
    forget: (ids) => forgetThat(({ questions }) => ids.forEach((id) => delete questions[id])),
    /** Forget every answer, of questions no longer asked as well. */
    forgetAll() {
      kept.keepBeen({});
      forgetThat((all) => { all.questions = {}; });
    },
    entries: () => Object.entries(kept.data.questions),
    /** The pages where the reader has been, and when. */
    been: () => kept.been(),
    saves: () => kept.saves,
    /** Whether something kept made no sense and was left out; true once each time. */
    wasHealed() {
      const was = kept.healed;
      kept.healed = false;
      return was;
    },
    /** Whether an answer was forgotten meanwhile; can't be told where nothing is kept. */
    hasForgotten: (question) => kept.saves && entry(question) === null,
    isDue(question) {
      const { due } = entry(question) ?? { due: null };
      return due !== null && due <= localDay();
    },
    exported: () => kept.exported(),
  };
}

/** A storage of the browser by its name; null if it can't be had, or keeps nothing. */
function storageOrNone(name) {
  const probe = `${STORE_KEY}?`;
  try {
    const storage = globalThis[name];
    storage.setItem(probe, "");
    storage.removeItem(probe);
    return storage;
  } catch {
    return null;
  }
}

/** The match being played in this browser, and the one before it, if that was left unfinished. */
export function openMatch(name) {
  const storage = storageOrNone("localStorage");
  const place = openPlace(name, storage);
  const isText = (text) => typeof text === "string" && text.length > 0;

  /** What was kept: the texts of unfinished matches, the latest first. */
  function unfinished() {
    const kept = place.load();
    if (!isRecord(kept)) return [];
    return [kept.over !== true && kept.save, kept.before].filter(isText);
  }

  return {
    saves: storage !== null,
    unfinished,
    /** Keep a match; where it is another one, the last is kept beside it. */
    save(text, isOver, isOther) {
      const before = unfinished().slice(isOther ? 0 : 1).find((one) => one !== text);
      place.save({ save: text, over: isOver, before });
    },
  };
}

/** Where a quiz stands in this tab, so that a reload loses nothing. */
export function openPlace(name, storage = storageOrNone("sessionStorage")) {
  const key = `${STORE_KEY}.${name}`;
  return {
    /** What was saved; a text that is nothing of the kind comes as it is. */
    load() {
      let text = "null";
      try {
        text = storage?.getItem(key) ?? text;
        return JSON.parse(text);
      } catch {
        return text;
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
