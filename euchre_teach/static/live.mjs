// New content for a figure of a built page: on request, and only then, Python starts in a worker
// and answers with a new state. The figure goes on working meanwhile, and whatever happens.

import { h } from "./card.mjs";

const MEGA = 1e6;

// ---- one Python for all figures of the page ------------------------------------------

let python = null;

/** Why there is no new state, in words for the reader. */
class Refusal extends Error {}

/** Figures say what loading Python costs, as long as it isn't here. */
function tellPage(isHere) {
  document.documentElement.toggleAttribute("data-python", isHere);
}

/** A worker, and what waits for it, until the reader cancels or nothing more is heard of it. */
class Python {
  watchers = new Set();
  isReady = false;
  #worker = new Worker(new URL("./worker.mjs", import.meta.url), { type: "module" });
  #waiting = new Map();
  #asked = 0;
  #silence = null;
  #page;

  constructor(page) {
    this.#page = page;
    this.#worker.onmessage = ({ data }) => this.#hear(data);
    this.#worker.onerror = (error) => {
      error.preventDefault();
      this.#end(new Error(error.message));
    };
    this.#worker.postMessage({ home: page.home.href });
  }

  respond(state, event) {
    this.#asked += 1;
    const id = this.#asked;
    const asked = { id, state: JSON.stringify(state), event: JSON.stringify(event) };
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { asked, event, resolve, reject });
      if (this.isReady) this.#worker.postMessage(asked);
      this.#listen();
    });
  }

  /** Wait no more for an answer; when nobody waits, Python itself is given up. */
  cancel(event) {
    for (const [id, one] of this.#waiting) {
      if (one.event !== event) continue;
      one.reject(new Refusal(this.#page.words.cancelled));
      this.#waiting.delete(id);
    }
    if (this.#waiting.size === 0) this.#end(null);
  }

  #hear(data) {
    if (data.ready) this.#begin(data.files);
    else if (data.failed) this.#end(new Error(data.failed));
    else if (data.total) for (const watch of this.watchers) watch(data);
    else if (this.#waiting.has(data.id)) this.#settle(data);
    this.#listen();
  }

  /** Begin to wait anew, if anyone waits. */
  #listen() {
    clearTimeout(this.#silence);
    if (this.#waiting.size === 0) return;
    this.#silence = setTimeout(() => this.#end(new Error("silence")), this.#page.patience);
  }

  #begin(files) {
    this.isReady = true;
    tellPage(true);
    keepOffline(files);
    for (const { asked } of this.#waiting.values()) this.#worker.postMessage(asked);
  }

  #settle({ id, refused, state }) {
    const { resolve, reject } = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (refused) reject(new Refusal(`${this.#page.words.refused} ${lastLine(refused)}`));
    else resolve(JSON.parse(state));
  }

  #end(error) {
    this.#worker.terminate();
    if (python === this) python = null;
    tellPage(python?.isReady ?? false);
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

/** Have the book's service worker keep these, if they came before it was at work. */
async function keepOffline(files) {
  try {
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ keep: files });
  } catch {
    // a browser, or a frame, that keeps nothing
  }
}

/** What Python said last: the sentence of its error, without its type. */
function lastLine(trace) {
  return trace.trim().split("\n").at(-1).replace(/^\w*(Error|Exception): /, "");
}

// ---- dealt ahead ---------------------------------------------------------------------
// The next deal should be there at once: Python makes it while the last one is being read, of
// the same kind, or of another as soon as that is chosen. Its seed is the one after the last.

const SETTLED = 100; // ms without another choice
const ahead = new WeakMap();
const hopeful = new WeakSet();

function wishOf({ n: _n, seed: _seed, ...wish }) {
  return JSON.stringify(wish);
}

function dealAhead(model, event) {
  if (event.kind !== "new") return;
  const state = model.get("state");
  const seed = (event.seed + 1) % 2 ** 32;
  const coming = python.respond(state, { ...event, seed });
  coming.catch(() => ahead.delete(model));
  ahead.set(model, { state, seed, wish: wishOf(event), coming });
}

/** Deal ahead what a view says its reader is about to ask for. */
function followHopes(model) {
  if (hopeful.has(model)) return;
  hopeful.add(model);
  let timer = null;
  const hope = () => {
    const last = ahead.get(model);
    const event = { kind: "new", ids: [], ...model.get("hope") };
    if (!python || !last || last.wish === wishOf(event)) return;
    dealAhead(model, { ...event, seed: last.seed });
  };
  model.on("change:hope", () => {
    clearTimeout(timer);
    timer = setTimeout(hope, SETTLED);
  });
}

/** What was dealt ahead for exactly this, if anything was. */
function dealt(model, event) {
  const found = ahead.get(model);
  ahead.delete(model);
  return found?.state === model.get("state") && found.wish === wishOf(event) ? found.coming : null;
}

// ---- what is said of it, under the figure ----------------------------------------------

function progressBox(words, cancel) {
  const bar = h("progress", { class: "eu-progress", "aria-label": words.bar });
  const count = h("span", { class: "eu-quiet" });
  const said = h("p", { role: "status", class: "eu-quiet" }, words.loading);
  const button = h("button", { class: "eu-btn", type: "button" }, words.cancel);
  button.addEventListener("click", cancel);
  return {
    node: h("div", { class: "eu-row eu-live" }, said, bar, count, button),
    show({ loaded, total }) {
      const [come, all] = [loaded, total].map((bytes) => (bytes / MEGA).toFixed(1));
      Object.assign(bar, { max: total, value: loaded });
      count.textContent = words.loaded.replace("{n}", come).replace("{all}", all);
      if (loaded === total && said.textContent !== words.starting) said.textContent = words.starting;
    },
  };
}

function clear(block) {
  block.querySelector(":scope > .eu-live")?.remove();
}

function say(block, node) {
  clear(block);
  block.querySelector(".eu-frame").after(node);
}

/**
 * Answer a figure's event with a new state, from the live part that the page tells of; true if
 * it came. What is refused is said under the figure. Throws when Python can't be loaded.
 */
export async function answer(model, block, event, page) {
  python ??= new Python(page);
  const mine = python;
  const box = progressBox(page.words, () => mine.cancel(event));
  if (!mine.isReady) {
    mine.watchers.add(box.show);
    say(block, box.node);
  }
  try {
    const state = await (dealt(model, event) ?? mine.respond(model.get("state"), event));
    clear(block);
    model.set("loads_python", false);
    model.set("state", state);
    if (python) dealAhead(model, event);
    followHopes(model);
    return true;
  } catch (error) {
    const held = box.node.contains(document.activeElement);
    clear(block);
    if (!(error instanceof Refusal)) throw error;
    if (held) block.querySelector('[role="group"]').focus();
    say(block, h("p", { class: "eu-live eu-trouble", role: "status" }, error.message));
    return false;
  } finally {
    mine.watchers.delete(box.show);
  }
}
