// The replay: one record, stepped through. Every word and mark of a step is in the state.

import {
  bringSigns, distinct, h, inLine, keep, letters, longest, part, ruleLinks, sign, steady,
} from "./card.mjs";
import {
  controlsView, listenToKeys, onPlainClick, stepInAddress, walker,
} from "./controls.mjs";
import { logView } from "./log.mjs";
import { beforeMove, boardView, factsView } from "./table.mjs";

const PAUSE = { least: 1200, letter: 30, most: 9000 }; // ms a step stands while playing
const TELL_AFTER = 300; // ms without another step before the kernel hears of one

// ---- the sentence ---------------------------------------------------------------

function stepLine({ words, frames }, step) {
  const count = `${words.step} ${step + 1} ${words.of} ${frames.length}`;
  return `${count} · ${frames[step].label}`;
}

function spokenStep({ words, frames }, step) {
  const { what, flag } = frames[step];
  const count = `${words.step} ${step + 1} ${words.of} ${frames.length}`;
  return [`${count}: ${what}`, flag && flag.title].filter(Boolean).join(" ");
}

function flagBox({ title, text, rules }, page, ghost) {
  const words = [h("strong", null, title), " ", text, ruleLinks(rules, page, ghost)];
  return h("div", { class: "eu-cant" }, sign("eu-warn"), h("p", null, words));
}

function sentence({ rules_page: page }, { what, why, rules, flag }, ghost) {
  return [
    h("p", { class: "eu-what" }, what),
    flag && flagBox(flag, page, ghost),
    why && h("p", { class: "eu-why" }, why, ruleLinks(rules, page, ghost)),
  ].filter(Boolean);
}

function sayGhosts(state) {
  const said = ({ what, why, rules, flag }) => ({ what, why, rules, flag });
  const ghost = (frame) => h("div", null, sentence(state, frame, true));
  return distinct(state.frames.map(said)).map(ghost);
}

/** What the seat to act may do next, if the state says it of any step. */
function choicesView({ cards, frames }, step) {
  const all = frames.map(({ choices }) => choices ?? null);
  if (all.every((choices) => choices === null)) return { node: null, show() {} };
  const listed = (items) => items.flatMap((bit, n) => (n > 0 ? [", ", bit] : [bit]));
  const words = ({ title, items }) => [title, ": ", inLine(cards, listed(items))];
  const draw = (choices) => h("p", { class: "eu-may" }, choices && words(choices));
  const { node, show } = steady(draw, all[step], all);
  return { node, show: (next) => show(all[next]) };
}

function addressOf({ name }, step) {
  return `#${name}.${step + 1}`;
}

/** Which step this is, a link to it, and the sentence: spoken once, and never jumping. */
function sayView(state, step) {
  const lines = state.frames.map((_, n) => stepLine(state, n));
  const line = part((n) => h("span", null, lines[n]), step);
  const link = h("a", { href: addressOf(state, step) }, state.words.link);
  const beside = h("span", { class: "eu-link" }, " · ", link);
  const place = h("p", { class: "eu-step" }, line.node, beside);
  const widest = h("p", { class: "eu-step" }, longest(lines, letters), " · ", state.words.link);
  const spoken = h("div", { role: "status" }, sentence(state, state.frames[step]));
  const choices = choicesView(state, step);
  return {
    node: h(
      "div",
      { class: "eu-say" },
      keep(place, widest),
      keep(spoken, ...sayGhosts(state)),
      choices.node,
    ),
    show(next) {
      line.show(next);
      link.setAttribute("href", addressOf(state, next));
      spoken.replaceChildren(...sentence(state, state.frames[next]));
      choices.show(next);
    },
  };
}

// ---- the whole ------------------------------------------------------------------

function replayParts(state, step, go) {
  const frame = state.frames[step];
  const level = state.level ?? 3;
  const under = `h${level + 1}`;
  const facts = factsView(state, frame);
  const board = boardView(state, frame, under);
  const say = sayView(state, step);
  const controls = controlsView(state, go);
  controls.show(step, false, spokenStep(state, step));
  const log = logView(state, frame, step, under);
  const title = h("div", { class: "eu-head" }, h(`h${level}`, null, state.title));
  const group = { role: "group", "aria-label": state.title, tabindex: "-1" };
  const inside = [facts.node, board.node, say.node, controls.nodes];
  const box = h("div", { class: "eu-step-box" }, inside);
  const whole = h("div", { class: "eu-whole" }, title, box, log.node);
  const node = h("div", { class: "eu eu-replay", ...group }, whole);
  return { node, facts, board, say, controls, log };
}

/** A replay on the page; `tell(step)` hears of every step the reader takes. */
function replayView(state, start, tell) {
  const { frames } = state;

  function show({ step, before, playing, gently }) {
    const hadFocus = parts.node.contains(document.activeElement);
    const move = step === before ? () => {} : beforeMove(parts.board.node, gently);
    if (step !== before) {
      drawStep(parts, frames[step], step);
      tell(step);
    }
    parts.controls.show(step, playing, spokenStep(state, step));
    const lostIt = hadFocus && !parts.node.contains(document.activeElement);
    if (lostIt) parts.node.focus({ preventScroll: true });
    move(); // last, so that the page is laid out once
  }

  const rest = (step) => readingTime(frames[step]);
  const walk = walker(frames.length, start, { show, rest });
  const parts = replayParts(state, start, walk);

  const keys = new Map([
    ["ArrowLeft", () => walk.by(-1)],
    ["ArrowRight", () => walk.by(1)],
    ["Home", () => walk.to(0)],
    ["End", () => walk.to(frames.length - 1)],
  ]);
  listenToKeys(parts.node, keys);
  onPlainClick(parts.node, ".eu-log a", (link) => {
    walk.to(Number(link.dataset.step));
    parts.board.node.scrollIntoView({ block: "nearest" });
  });
  return { node: parts.node, walk };
}

function drawStep({ facts, board, say, log }, frame, step) {
  facts.show(frame);
  board.show(frame);
  say.show(step);
  log.show(frame, step);
}

/** How long a step stands while playing: as long as its sentences take to read. */
function readingTime({ what, why, flag }) {
  const text = [what, why, flag && flag.text].filter(Boolean).join(" ");
  return Math.min(PAUSE.least + PAUSE.letter * letters(text), PAUSE.most);
}

function arrive(node) {
  node.scrollIntoView({ block: "start" });
  node.focus({ preventScroll: true });
}

/** Tells the kernel, if there is one, where the reader stopped. */
function teller(model, name) {
  let timer = null;
  let n = 0;
  const send = (step) => {
    n += 1;
    model.set("event", { kind: "step", ids: [name, String(step + 1)], n });
    model.save_changes();
  };
  return {
    tell(step) {
      clearTimeout(timer);
      timer = setTimeout(send, TELL_AFTER, step);
    },
    end: () => clearTimeout(timer),
  };
}

export function renderReplay({ model, el }) {
  let current = null;

  function draw() {
    current?.end();
    const state = model.get("state");
    const asked = stepInAddress(state.name, state.frames.length);
    const { tell, end } = teller(model, state.name);
    const { node, walk } = replayView(state, asked ?? 0, tell);
    current = { state, node, walk, end: () => { walk.stop(); end(); } };
    el.replaceChildren(node);
    bringSigns(el);
    if (asked !== null) arrive(node);
  }

  function follow() {
    const { state, node, walk } = current;
    const asked = stepInAddress(state.name, state.frames.length);
    if (asked === null && location.hash) return; // the address is about something else
    walk.to(asked ?? 0);
    if (asked !== null) arrive(node);
  }

  el.dataset.lmSuppressShortcuts = "true"; // JupyterLab: keys in here are ours
  draw();
  model.on("change:state", draw);
  addEventListener("hashchange", follow);
  return () => {
    current.end();
    model.off("change:state", draw);
    removeEventListener("hashchange", follow);
  };
}

export default { render: renderReplay };
