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

/** A worker and what waits for it, until the reader cancels or nothing more is heard of it. */
function pythonWorker({ home, words, patience }) {
  const worker = new Worker(new URL("./worker.mjs", import.meta.url), { type: "module" });
  const waiting = new Map();
  const me = { watchers: new Set(), isReady: false, cancel, respond };
  let asked = 0;
  let silence = null;

  function send(id) {
    const { state, event } = waiting.get(id);
    worker.postMessage({ id, state: JSON.stringify(state), event: JSON.stringify(event) });
  }

  function end(error) {
    worker.terminate();
    if (python === me) {
      python = null;
      tellPage(false);
    }
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  /** Begin to wait anew, if anyone waits. */
  function listen() {
    clearTimeout(silence);
    if (waiting.size > 0) silence = setTimeout(end, patience, new Error("silence"));
  }

  function settle({ id, refused, state }) {
    const { resolve, reject } = waiting.get(id);
    waiting.delete(id);
    if (refused) reject(new Refusal(`${words.refused} ${lastLine(refused)}`));
    else resolve(JSON.parse(state));
  }

  function begin(files) {
    me.isReady = true;
    tellPage(true);
    keepOffline(files);
    for (const id of waiting.keys()) send(id);
  }

  /** Wait no more for an answer; when nobody waits, Python itself is given up. */
  function cancel(event) {
    const [id] = [...waiting].find(([, one]) => one.event === event) ?? [];
    if (id === undefined) return;
    waiting.get(id).reject(new Refusal(words.cancelled));
    waiting.delete(id);
    if (waiting.size === 0) end(null);
  }

  function respond(state, event) {
    asked += 1;
    const id = asked;
    return new Promise((resolve, reject) => {
      waiting.set(id, { state, event, resolve, reject });
      if (me.isReady) send(id);
      listen();
    });
  }

  worker.onmessage = ({ data }) => {
    if (data.ready) begin(data.files);
    else if (data.failed) end(new Error(data.failed));
    else if (data.total) for (const watch of me.watchers) watch(data);
    else if (waiting.has(data.id)) settle(data);
    listen();
  };
  worker.onerror = (error) => {
    error.preventDefault();
    end(new Error(error.message));
  };
  worker.postMessage({ home: home.href });
  return me;
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

function dealAhead(worker, model, event) {
  if (event.kind !== "new") return;
  const state = model.get("state");
  const seed = (event.seed + 1) % 2 ** 32;
  const coming = worker.respond(state, { ...event, seed });
  coming.catch(() => ahead.delete(model));
  ahead.set(model, { worker, state, seed, wish: wishOf(event), coming });
}

/** Deal ahead what a view says its reader is about to ask for. */
function followHopes(model) {
  if (hopeful.has(model)) return;
  hopeful.add(model);
  let timer = null;
  const hope = () => {
    const last = ahead.get(model);
    const event = { kind: "new", ids: [], ...model.get("hope") };
    if (!last || last.worker !== python || last.wish === wishOf(event)) return;
    dealAhead(python, model, { ...event, seed: last.seed });
  };
  model.on("change:hope", () => {
    clearTimeout(timer);
    timer = setTimeout(hope, SETTLED);
  });
}

/** What was dealt ahead for exactly this, if anything was. */
function dealt(worker, model, event) {
  const found = ahead.get(model);
  ahead.delete(model);
  const fits = found && found.worker === worker && found.state === model.get("state");
  return fits && found.wish === wishOf(event) ? found.coming : null;
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
  python ??= pythonWorker(page);
  const mine = python;
  const box = progressBox(page.words, () => mine.cancel(event));
  if (!mine.isReady) {
    mine.watchers.add(box.show);
    say(block, box.node);
  }
  try {
    const state = await (dealt(mine, model, event) ?? mine.respond(model.get("state"), event));
    clear(block);
    model.set("loads_python", false);
    model.set("state", state);
    dealAhead(mine, model, event);
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
