// The static host: gives every figure of a built page its view, with no kernel behind it.
// If a figure can't be started, its first frame and its transcript stay, and a line says so.

const viewOf = (name) => import(`./${name}.mjs`);

// What is said beside a figure stands in the page, like the words of each figure in its state.
const WORDS = JSON.parse(document.getElementById("eu-words")?.textContent ?? "{}");
const PATIENCE = 60_000; // ms without a sign of Python until nobody waits for it any more

// Views that Python can be asked for something new, and the events that ask.
const RESPOND = new Set(["quiz", "try", "play"]);
const ASKS = new Set(["new", "try", "play"]);

/** Where this site has its Python, if it has one. */
function liveHome() {
  const told = document.querySelector('meta[name="euchre-live"]');
  return told && new URL(told.content, document.baseURI);
}

/** What a view asks of a model, kept in the page alone; `ask` hears what is asked of Python. */
function standIn(state, ask) {
  const can = ask !== null;
  const values = new Map([["state", state], ["can_deal", can], ["loads_python", can]]);
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
    save_changes() {
      const event = values.get("event");
      if (ask && ASKS.has(event?.kind)) ask(this, event);
    },
  };
}

function troubleLine(text, css = "eu-trouble") {
  const line = document.createElement("p");
  line.className = css;
  line.setAttribute("role", "status");
  line.textContent = text;
  return line;
}

function sayTrouble(block) {
  block.querySelector(".eu-frame")?.before(troubleLine(WORDS.trouble));
  block.querySelector(".eu-transcript")?.setAttribute("open", "");
}

/** The module that asks Python, unless it doesn't come. */
function liveModule() {
  const late = new Promise((_, fail) => setTimeout(fail, PATIENCE, new Error("live.mjs")));
  return Promise.race([import("./live.mjs"), late]);
}

/** Whatever goes wrong is said under the figure, which stays as it was and may ask again. */
async function askPython(model, block, event, home) {
  let came = false;
  block.querySelector(":scope > .eu-live")?.remove();
  try {
    const { answer } = await liveModule();
    came = await answer(model, block, event, { home, words: WORDS, patience: PATIENCE });
  } catch (error) {
    console.warn(error);
    block.querySelector(".eu-frame").after(troubleLine(WORDS.no_python, "eu-live eu-trouble"));
  }
  if (!came) model.set("can_deal", true);
}

async function start(block) {
  const frame = block.querySelector(".eu-frame");
  const firstFrame = [...frame.childNodes];
  try {
    const script = block.querySelector('script[type="application/json"]');
    const state = JSON.parse(script.textContent);
    const { default: view } = await viewOf(block.dataset.view);
    frame.replaceChildren();
    const home = RESPOND.has(block.dataset.view) ? liveHome() : null;
    const ask = home && ((model, event) => askPython(model, block, event, home));
    view.render({ model: standIn(state, ask), el: frame });
    frame.dataset.live = "";
  } catch (error) {
    frame.replaceChildren(...firstFrame);
    sayTrouble(block);
    console.error(error);
  }
}

/** Figure after figure, so that the first can be used before the last is there. */
async function startAll(blocks) {
  for (const block of blocks) {
    await start(block);
    await new Promise((next) => setTimeout(next));
  }
}

document.documentElement.dataset.figures = "on";
startAll(document.querySelectorAll(".euchre[data-view]"));
