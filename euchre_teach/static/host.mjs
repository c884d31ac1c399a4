// The static host: gives every figure of a built page its view, with no kernel behind it.
// If a figure can't be started, its first frame and its transcript stay, and a line says so.

const VIEWS = new Map([
  ["quiz", () => import("./quiz.mjs")],
  ["ranking", () => import("./ranking.mjs")],
  ["replay", () => import("./replay.mjs")],
  ["variants", () => import("./variants.mjs")],
  ["review", () => import("./review.mjs")],
]);

const TROUBLE =
  "This figure can’t be moved: what it should show could not be read. " +
  "It is written out in words below.";

/** What a view asks of a model, kept in the page alone. */
function standIn(state) {
  const values = new Map([["state", state]]);
  const heard = new Map();
  return {
    get: (key) => values.get(key),
    set(key, value) {
      values.set(key, value);
      for (const listener of heard.get(`change:${key}`) ?? []) listener();
    },
    on(event, listener) {
      if (!heard.has(event)) heard.set(event, new Set());
      heard.get(event).add(listener);
    },
    off: (event, listener) => heard.get(event)?.delete(listener),
    save_changes() {},
    send() {},
  };
}

function sayTrouble(block) {
  const line = document.createElement("p");
  line.className = "eu-trouble";
  line.setAttribute("role", "status");
  line.textContent = TROUBLE;
  block.querySelector(".eu-frame")?.before(line);
  block.querySelector(".eu-transcript")?.setAttribute("open", "");
}

async function start(block) {
  const frame = block.querySelector(".eu-frame");
  const firstFrame = [...frame.childNodes];
  try {
    const script = block.querySelector('script[type="application/json"]');
    const state = JSON.parse(script.textContent);
    const { default: view } = await VIEWS.get(block.dataset.view)();
    frame.replaceChildren();
    view.render({ model: standIn(state), el: frame });
    frame.dataset.live = "";
  } catch (error) {
    frame.replaceChildren(...firstFrame);
    sayTrouble(block);
    console.error(error);
  }
}

document.querySelectorAll(".euchre[data-view]").forEach(start);
