// The replay: one record, stepped through. Every word and mark of a step is in the state.

import {
  distinct, h, headingTag, inLine, keep, letters, part, ruleLinks, sign, steady,
} from "./card.mjs";
import { actRow, controlsView, walker, wordButton } from "./controls.mjs";
import { decisionsMade, decisionView, listenForTries } from "./decisions.mjs";
import { onPlainClick } from "./keys.mjs";
import { onwardFrom, stepInAddress } from "./links.mjs";
import { logView } from "./log.mjs";
import { figureBox, figureHead, mount, moveFocus } from "./mount.mjs";
import { markSpeed } from "./speed.mjs";
import { beforeMove, boardView, factsView } from "./table.mjs";

const PAUSE = { least: 1200, letter: 30, most: 9000 }; // ms a step stands while playing
const TELL_AFTER = 300; // ms without another step before the kernel hears of one

// ---- the sentence ---------------------------------------------------------------

function stepLine({ words, frames }, step) {
  return `${countOf(words, frames, step)} · ${frames[step].label}`;
}

function countOf(words, frames, step) {
  return `${words.step} ${step + 1} ${words.of} ${frames.length}`;
}

function spokenStep({ words, frames }, step) {
  const { what, flag } = frames[step];
  return [`${countOf(words, frames, step)}: ${what}`, flag?.title].filter(Boolean).join(" ");
}

function flagBox({ title, text, rules }, page, ghost) {
  const words = [h("strong", null, title), " ", text, ruleLinks(rules, page, ghost)];
  return h("div", { class: "eu-cant" }, sign("eu-warn"), h("p", null, words));
}

export function sentence({ rules_page: page }, { what, why, rules, flag }, ghost) {
  return [
    h("p", { class: "eu-what" }, what),
    flag && flagBox(flag, page, ghost),
    why && h("p", { class: "eu-why" }, why, ruleLinks(rules, page, ghost)),
  ].filter(Boolean);
}

/** What is `spoken`, kept as high as the longest that will be, of a step or of more `told`. */
export function saidBox(state, spoken, told = []) {
  return keep(spoken, ...sayGhosts(state, told));
}

function sayGhosts(state, told) {
  const said = ({ what, why, rules, flag }) => ({ what, why, rules, flag });
  const ghost = (frame) => h("div", null, sentence(state, frame, true));
  return distinct([...state.frames.map(said), ...told]).map(ghost);
}

/** What a claim is answered with at each step, if one can be made. */
function claimsSaid({ claim }) {
  const told = claim?.said ?? [];
  return told.map(({ what, why, rules }) => ({ what, why, rules, flag: null }));
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
function sayView(state, step, decision) {
  const lines = state.frames.map((_, n) => stepLine(state, n));
  const line = part((n) => h("span", null, lines[n]), step);
  const link = h("a", { href: addressOf(state, step) }, state.words.link);
  const beside = h("span", { class: "eu-link" }, " · ", link);
  const place = h("p", { class: "eu-step" }, line.node, beside);
  const longest = lines.reduce((best, one) => (letters(one) > letters(best) ? one : best));
  const widest = h("p", { class: "eu-step" }, longest, " · ", state.words.link);
  const spoken = h("div", { role: "status" }, sentence(state, state.frames[step]));
  const choices = choicesView(state, step);
  return {
    node: h(
      "div",
      { class: "eu-say" },
      keep(place, widest),
      saidBox(state, spoken, claimsSaid(state)),
      choices.node,
      decision.node,
    ),
    show(next) {
      line.show(next);
      link.setAttribute("href", addressOf(state, next));
      spoken.replaceChildren(...sentence(state, state.frames[next]));
      choices.show(next);
    },
    tell({ what, why, rules }) {
      spoken.replaceChildren(...sentence(state, { what, why, rules, flag: null }));
    },
  };
}

// ---- the whole ------------------------------------------------------------------

/** A button that claims a renege at this step, if the state has one. */
function claimRow({ claim }, go, say) {
  return claim && actRow(wordButton(claim.button, () => say.tell(claim.said[go.now()])));
}

function replayParts(state, step, go, { end, onward }) {
  const frame = state.frames[step];
  const under = headingTag(state, 1);
  const facts = factsView(state, frame);
  const board = boardView(state, frame, under);
  const decision = decisionView(state, step);
  const say = sayView(state, step, decision);
  const controls = controlsView(state, go, onward);
  controls.show(step, false, spokenStep(state, step), end);
  const log = logView(state, frame, step, under);
  const inside = [facts.node, board.node, say.node, controls.nodes, claimRow(state, go, say)];
  const box = h("div", { class: "eu-step-box" }, inside);
  const whole = h("div", { class: "eu-whole" }, figureHead(state), box, log.node);
  const keys = new Map([
    ["ArrowLeft", () => go.by(-1)],
    ["ArrowRight", () => go.by(1)],
    ["Home", () => go.to(0)],
    ["End", () => go.to(state.frames.length - 1)],
  ]);
  const node = figureBox(state, "replay", keys, whole);
  markSpeed(node);
  return { node, facts, board, say, decision, controls, log };
}

/** A replay on the page; `tell(step)` hears of every step the reader takes. */
function replayView(state, start, tell, onward) {
  const { frames } = state;

  function show({ step, before, playing, gently }) {
    const hadFocus = parts.node.contains(document.activeElement);
    const move = step === before ? () => {} : beforeMove(parts.board.node, gently);
    if (step !== before) {
      drawStep(parts, frames[step], step);
      tell(step);
    }
    parts.controls.show(step, playing, spokenStep(state, step), made.limit());
    const lostIt = hadFocus && !parts.node.contains(document.activeElement);
    if (lostIt) parts.node.focus({ preventScroll: true });
    move(); // last, so that the page is laid out once
  }

  const rest = (step) => readingTime(frames[step]) / parts.node.speed;
  const made = decisionsMade(state, start);
  const walk = walker(frames.length, start, { show, rest, limit: made.limit });
  const parts = replayParts(state, start, walk, { end: made.limit(), onward });
  listenForTries(parts.node, state, {
    step: walk.now,
    wrong: (told) => parts.say.tell(told),
    right(step) {
      made.add(step);
      walk.by(1, true);
    },
  });
  onPlainClick(parts.node, ".eu-log a", (link) => {
    walk.to(Number(link.dataset.step));
    parts.board.node.scrollIntoView({ block: "nearest" });
  });
  /** Go where an address leads: what was decided on the way there is made. */
  function jump(step) {
    made.upTo(step);
    walk.to(step);
  }

  return { node: parts.node, walk, jump };
}

function drawStep({ facts, board, say, decision, log }, frame, step) {
  facts.show(frame);
  board.show(frame);
  say.show(step);
  decision.show(step);
  log.show(frame, step);
}

/** How long a step stands while playing: as long as its sentences take to read. */
export function readingTime({ what, why, flag }) {
  const text = [what, why, flag && flag.text].filter(Boolean).join(" ");
  return Math.min(PAUSE.least + PAUSE.letter * letters(text), PAUSE.most);
}

/** Tells the address, and the kernel if there is one, where the reader stopped. */
function teller({ name }, send, el) {
  let timer = null;
  const isPage = el.closest(".euchre[data-view]") !== null;
  return {
    tell(step) {
      clearTimeout(timer);
      const event = { kind: "step", ids: [name, String(step + 1)] };
      timer = setTimeout(() => {
        if (isPage) stand(addressOf({ name }, step));
        send(event);
      }, TELL_AFTER);
    },
    end: () => clearTimeout(timer),
  };
}

/** Let the address say the step; where a frame is kept apart, that can be an error. */
function stand(address) {
  try {
    history.replaceState(history.state, "", address);
  } catch {
    // the step is shown all the same
  }
}

export function renderReplay(host) {
  return mount(host, (state, { send, el }) => {
    const asked = () => stepInAddress(state.name, state.frames.length);
    const { tell, end } = teller(state, send, el);
    const { node, walk, jump } = replayView(state, asked() ?? 0, tell, onwardFrom(el, state.words, true));
    return {
      node,
      follow() {
        const step = asked();
        if (step === null && location.hash) return; // the address is about something else
        jump(step ?? 0);
        if (step !== null) moveFocus(node, "start");
      },
      end() {
        walk.stop();
        end();
      },
    };
  });
}

export default { render: renderReplay };
