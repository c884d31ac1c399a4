// What the book adds to JupyterLite: a page opened live runs by itself, its links lead back
// into the book, and a reader's saved copy that is older than the book is told of.

import { savedCopy } from "./saved.mjs";

const ROOT = new URL("./", import.meta.url);
const BOOK = new URL("../book/", ROOT);
const PATIENCE = 60_000; // ms in which nothing of Python comes, until nobody waits for more
const SETTLED = 1000; // ms after the last cell until outputs stand where they stay
const IS_NOTEBOOK = new URL(location.href).pathname.startsWith(`${ROOT.pathname}notebooks/`);
const WORDS = JSON.parse(document.querySelector("#eb-words").textContent);

function line(text, ...buttons) {
  document.querySelector(".eb-line")?.remove();
  const box = document.createElement("p");
  box.className = "eb-line";
  box.setAttribute("role", "status");
  const words = document.createElement("span");
  words.textContent = text;
  box.append(words, ...buttons);
  document.body.append(box);
  return box;
}

function button(text, press) {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = text;
  made.addEventListener("click", press);
  return made;
}

/** Waits for something of JupyterLite's, which tells no one when it is there. */
async function until(find) {
  for (;;) {
    const found = await find();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

// ---- a Python that doesn't come --------------------------------------------------

let silence = null;
let givenUp = null; // the line that said so, until something comes after all

function sayStuck() {
  clearTimeout(silence);
  return line(WORDS.stuck, button(WORDS.again, () => location.reload()));
}

/** Something has come: wait again as long for the next, if there is more to come. */
function hear(isLoading, patience = PATIENCE) {
  clearTimeout(silence);
  givenUp?.remove();
  givenUp = null;
  if (isLoading) silence = setTimeout(() => { givenUp = sayStuck(); }, patience);
}

/** JupyterLite lets no one know that its Python can't start, but starts it in a worker. */
window.Worker = class extends Worker {
  constructor(...words) {
    super(...words);
    hear(true);
    this.addEventListener("error", sayStuck);
    this.addEventListener("message", ({ data: { python } }) => {
      if (python?.failed) sayStuck();
      else if (python) hear(python.isLoading);
    });
  }
};

// ---- a saved copy that is older than the book ------------------------------------

async function tellOfOldCopy(path) {
  const copy = await savedCopy(ROOT, path);
  if (!copy) return false;
  if (!copy.edited) {
    await copy.drop();
    location.reload();
    return true;
  }
  const fresh = button(WORDS.fresh, async () => {
    const name = await copy.moveAside();
    sessionStorage.setItem("euchre-moved", name);
    location.reload();
  });
  const told = line(WORDS.changed, fresh, button(WORDS.keep, () => told.remove()));
  return true;
}

function tellWhereItWent() {
  const name = sessionStorage.getItem("euchre-moved");
  if (!name) return false;
  sessionStorage.removeItem("euchre-moved");
  const link = document.createElement("a");
  link.href = `?path=${encodeURIComponent(name)}`;
  link.textContent = name;
  const told = line(`${WORDS.moved} `, link, button(WORDS.seen, () => told.remove()));
  return true;
}

// ---- a page that runs by itself --------------------------------------------------

function openNotebook() {
  const panel = window.jupyterapp?.shell?.currentWidget;
  return panel?.content?.model && panel.sessionContext ? panel : null;
}

let isRead = false; // the reader has begun to look around
for (const type of ["keydown", "pointerdown", "wheel"]) {
  addEventListener(type, () => { isRead = true; }, { capture: true, once: true });
}

/** Running leaves the reader further down; a page is read from its top. */
function toTop(panel) {
  if (isRead) return;
  panel.content.activeCellIndex = 0;
  panel.content.node.querySelector(".jp-WindowedPanel-outer")?.scrollTo(0, 0);
}

async function runAll(quiet) {
  const told = quiet ? null : line(WORDS.starting);
  hear(true, 2 * PATIENCE); // until JupyterLite itself is there
  const panel = await until(openNotebook);
  await panel.context.ready;
  await panel.sessionContext.ready;
  await until(() => panel.sessionContext.session?.kernel);
  const run = window.jupyterapp.commands.execute("notebook:run-all-cells");
  toTop(panel);
  await run;
  toTop(panel);
  setTimeout(toTop, SETTLED, panel);
  told?.remove();
}

// ---- links ----------------------------------------------------------------------

/** Where a link of a notebook leads, if it is to another notebook or a page of the book. */
function pageOfBook(link) {
  const told = JSON.parse(link.dataset.commandlinkerArgs ?? "{}");
  const path = told.path ?? new URL(link.href, location.href).pathname.split("/files/")[1];
  if (/^[\w-]+\.ipynb$/.test(path ?? "")) {
    return new URL(`notebooks/index.html?path=${path}`, ROOT);
  }
  if (!/^[\w./-]+\.html$/.test(path ?? "")) return null;
  return new URL(path + (told.id ?? new URL(link.href).hash), BOOK);
}

function leadBack(event) {
  const link = event.target.closest?.(".jp-RenderedMarkdown a");
  const page = link && pageOfBook(link);
  if (!page) return;
  event.preventDefault();
  event.stopPropagation();
  if (isWayBack(page)) goBack(page);
  else window.open(page, "_blank");
}

function isWayBack(page) {
  const here = new URL(location.href).searchParams.get("path") ?? "";
  return page.pathname.endsWith(`/${here.replace(/ipynb$/, "html")}`) && !page.hash;
}

/** To the page this was opened from; what was changed is kept first. */
async function goBack(page) {
  await openNotebook()?.context.save().catch(console.warn);
  location.assign(page);
}

document.addEventListener("click", leadBack, { capture: true });

if (IS_NOTEBOOK) {
  const path = new URL(location.href).searchParams.get("path");
  const moved = tellWhereItWent();
  const told = path && (await tellOfOldCopy(path).catch(console.warn));
  if (path) await runAll(moved || told).catch(sayStuck);
}
