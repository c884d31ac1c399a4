// New content for a figure of a built page: on request, and only then, Python starts in a worker
// and answers with a new state. The figure goes on working meanwhile, and whatever happens.

import { h } from "./card.mjs";

const WORDS = {
  loading: "Python is on its way, once for this visit:",
  starting: "Python is starting.",
  of: "of",
  unit: "MB",
  cancel: "Cancel",
  bar: "Python, loaded so far",
  refused: "That could not be done:",
  cancelled: "Cancelled.",
};
const MEGA = 1e6;

function megabytes(bytes) {
  return (bytes / MEGA).toFixed(1);
}

// ---- one Python for all figures of the page ------------------------------------------

/** Why there is no new state, in words for the reader. */
class Refusal extends Error {}

/** A worker and what waits for it; it lives until the page goes or the reader cancels. */
function pythonWorker(home) {
  const worker = new Worker(new URL("./worker.mjs", import.meta.url), { type: "module" });
  const waiting = new Map();
  const watchers = new Set();
  let isReady = false;
  let asked = 0;

  function send(id) {
    const { state, event } = waiting.get(id);
    worker.postMessage({ id, state: JSON.stringify(state), event: JSON.stringify(event) });
  }

  function end(error) {
    worker.terminate();
    if (python?.worker === worker) python = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  worker.onmessage = ({ data }) => {
    if (data.ready) {
      isReady = true;
      keepOffline(data.files);
      for (const id of waiting.keys()) send(id);
    } else if (data.failed) {
      end(new Error(data.failed));
    } else if (data.total) {
      for (const watch of watchers) watch(data);
    } else if (waiting.has(data.id)) {
      const { resolve, reject } = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.refused) reject(new Refusal(`${WORDS.refused} ${lastLine(data.refused)}`));
      else resolve(JSON.parse(data.state));
    }
  };
  worker.onerror = (error) => {
    error.preventDefault();
    end(new Error(error.message));
  };
  worker.postMessage({ home: home.href });

  return {
    worker,
    watchers,
    isReady: () => isReady,
    /** Wait no more for an answer; when nobody waits, Python itself is given up. */
    cancel(event) {
      const [id] = [...waiting].find(([, one]) => one.event === event) ?? [];
      if (id === undefined) return;
      waiting.get(id).reject(new Refusal(WORDS.cancelled));
      waiting.delete(id);
      if (waiting.size === 0) end(null);
    },
    respond(state, event) {
      asked += 1;
      const id = asked;
      return new Promise((resolve, reject) => {
        waiting.set(id, { state, event, resolve, reject });
        if (isReady) send(id);
      });
    },
  };
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

let python = null;

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

function progressBox(cancel) {
  const bar = h("progress", { class: "eu-progress", "aria-label": WORDS.bar });
  const count = h("span", { class: "eu-quiet" });
  const said = h("p", { role: "status", class: "eu-quiet" }, WORDS.loading);
  const button = h("button", { class: "eu-btn", type: "button" }, WORDS.cancel);
  button.addEventListener("click", cancel);
  return {
    node: h("div", { class: "eu-row eu-live" }, said, bar, count, button),
    show({ loaded, total }) {
      bar.max = total;
      bar.value = loaded;
      count.textContent = `${megabytes(loaded)} ${WORDS.of} ${megabytes(total)} ${WORDS.unit}`;
      if (loaded === total && said.textContent !== WORDS.starting) said.textContent = WORDS.starting;
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
 * Answer a figure's event with a new state, from the live part at `home`; true if it came.
 * What is refused is said under the figure. Throws when Python can't be loaded.
 */
export async function answer(model, block, event, home) {
  python ??= pythonWorker(home);
  const mine = python;
  const box = progressBox(() => mine.cancel(event));
  if (!mine.isReady()) {
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
