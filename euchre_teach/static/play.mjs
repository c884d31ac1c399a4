// A match: what happened since the last press is shown frame by frame, then the reader chooses.
// Python answers every press with a whole new state; nothing here knows whose turn it is.

import { h, headingTag } from "./card.mjs";
import { selectBox } from "./choice.mjs";
import { actRow, buttonRow, walker, wordButton } from "./controls.mjs";
import { decisionView, listenForTries } from "./decisions.mjs";
import { fileButton, saveFile } from "./files.mjs";
import { LARGEST } from "./kept.mjs";
import { numberKeys } from "./keys.mjs";
import { figureBox, figureHead, mount } from "./mount.mjs";
import { readingTime, saidBox, sentence } from "./replay.mjs";
import { freshSeed } from "./session.mjs";
import { markSpeed } from "./speed.mjs";
import { openMatch } from "./store.mjs";
import { beforeMove, boardView, factsView } from "./table.mjs";

const FILE = { name: "euchre-match.txt", type: "text/plain" };
const OTHER = new Set(["new", "open"]);
const PRESSES = ["next", "claim", "hint", "back"];

// ---- what is pressed ------------------------------------------------------------------

/** Next hand, claim, hint, take back: those that make sense now. */
function actsView({ words, may }, isLive, ask) {
  const button = (done) => wordButton(words[`do_${done}`], () => ask({ do: done }), {
    "data-main": done === "next",
    "aria-disabled": !isLive && "true",
  });
  return actRow(PRESSES.filter((done) => may[done]).map(button));
}

function picker(name, label, options, now, isLive) {
  const box = selectBox(name, options, now, isLive);
  return h("label", { class: "eu-asked" }, h("span", null, label), box);
}

/** A new match: the level of the others, and the house rules. */
function newMatchForm(state, isLive, loads, ask) {
  const { words, levels, presets, players, preset } = state;
  const look = { class: "eu-btn", type: "submit", "aria-disabled": !isLive && "true" };
  const button = h("button", look, words.match_new);
  const costs = loads && h("span", { class: "eu-quiet eu-weight" }, words.costs);
  const note = isLive ? costs : h("span", { class: "eu-quiet" }, words.no_python);
  const form = h(
    "form",
    { class: "eu-form" },
    picker("level", words.match_level, levels, players, isLive),
    picker("rules", words.match_rules, presets, preset, isLive),
    actRow(button, note),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    ask({ do: "new", seed: String(freshSeed()), ...Object.fromEntries(new FormData(form)) });
  });
  return form;
}

/** The match as a file, and back; where nothing can be kept, that is said. */
function filesView({ words, save }, kept, { ask, say }) {
  const take = async (file) => {
    if (file.size > LARGEST) say(words.file_bad);
    else ask({ do: "open", save: await file.text() });
  };
  const saves = wordButton(words.match_save, () => saveFile(save, FILE.name, FILE.type));
  const note = h("span", { class: "eu-quiet" }, kept.saves ? words.only_here : words.unsaved);
  return actRow(saves, fileButton(words.match_open, ".txt,text/plain", take), note);
}

/** Offers to go on with what this browser kept: the last match, and one left for it. */
function keptOffer({ words }, saves, ask) {
  const labels = [words.match_go_on, words.match_earlier];
  const goOn = (save, n) => {
    return wordButton(labels[n], () => ask({ do: "open", save }), { "data-main": n === 0 });
  };
  return actRow(h("span", null, words.match_kept), saves.map(goOn));
}

// ---- what is shown --------------------------------------------------------------------

function isSameHand(old, { number, deal }) {
  return old?.number === number && old.deal === deal;
}

/** The frame that the reader has seen last, from where the cards move. */
function asItStood({ frames }) {
  const { decision: _made, ...stood } = frames.at(-1);
  return stood;
}

/** Once everything has been shown: a hint, and how the match ended. */
function moreSaid({ hint, ended }) {
  return [hint && h("p", { class: "eu-why" }, hint), ended && h("p", { class: "eu-what" }, ended)];
}

function sayView(state, decision) {
  const last = state.frames.length - 1;
  const told = (step) => [
    sentence(state, state.frames[step]), step === last && moreSaid(state),
  ].flat(2).filter(Boolean);
  const spoken = h("div", { role: "status" }, told(0));
  return {
    node: h("div", { class: "eu-say" }, saidBox(state, spoken), decision.node),
    show: (step) => spoken.replaceChildren(...told(step)),
    tell: (said) => spoken.replaceChildren(...sentence(state, { flag: null, rules: [], ...said })),
  };
}

function tableParts(state, go) {
  const [frame] = state.frames;
  const facts = factsView(state, frame);
  const board = boardView(state, frame, headingTag(state, 1));
  const decision = decisionView(state, 0, null);
  const say = sayView(state, decision);
  const row = buttonRow(state.words, state.frames.length, go);
  row.show(0, false, state.frames.length - 1);
  return { facts, board, decision, say, row };
}

/** The table and the walk through the frames. */
function tableView(state) {
  const { frames } = state;
  const last = frames.length - 1;

  function show({ step, before, playing, gently }) {
    const held = parts.board.node.contains(document.activeElement);
    const move = step === before ? () => {} : beforeMove(parts.board.node, gently);
    if (step !== before) {
      for (const part of [parts.facts, parts.board]) part.show(frames[step]);
      parts.say.show(step);
      parts.decision.show(step);
    }
    parts.row.show(step, playing, last);
    if (held && !parts.board.node.contains(document.activeElement)) view.lost();
    move();
  }

  const rest = (step) => readingTime(frames[step]) / view.speed();
  const walk = walker(frames.length, 0, { show, rest });
  const parts = tableParts(state, walk);
  const view = { ...parts, frames, walk, last, lost() {}, speed: () => 1 };
  return view;
}

/** Plays the nth card held, as the quizzes count them. */
function playCard(board, n) {
  const card = board.node.querySelectorAll(".eu-own [data-try]")[n - 1];
  if (!card) return false;
  card.click();
  return true;
}

function keysOf({ walk, last, board }) {
  return new Map([
    ...numberKeys((key) => playCard(board, Number(key))),
    ["ArrowLeft", () => walk.by(-1)],
    ["ArrowRight", () => walk.by(1, true)],
    ["Home", () => walk.to(0)],
    ["End", () => walk.to(last)],
  ]);
}

/** Everything in its place; `hears` is what the buttons do, `kept` where matches are kept. */
function wholeView(state, table, { isLive, loads, offered, kept }, hears) {
  const { facts, board, say, row } = table;
  const acts = actsView(state, isLive, hears.ask);
  const box = h("div", { class: "eu-step-box" }, facts.node, board.node, say.node, row.node, acts);
  const node = figureBox(
    state,
    "replay eu-play", // looks and is walked through like one
    keysOf(table),
    offered.length > 0 && keptOffer(state, offered, hears.ask),
    h("div", { class: "eu-whole" }, figureHead(state), box),
    h("p", { class: "eu-hint" }, state.standing),
    newMatchForm(state, isLive, loads, hears.ask),
    isLive && filesView(state, kept, hears),
  );
  markSpeed(node);
  return node;
}

// ---- the whole --------------------------------------------------------------------------

/** `asking.now` from a press until Python answers or refuses; `other` if it may be another match. */
function playView(state, { model, el, send, before }, asking) {
  const { name, words } = state;
  const isLive = Boolean(model.get("can_deal"));
  const loads = model.get("loads_python");
  const kept = openMatch(name);
  const held = el.contains(document.activeElement);
  const goesOn = isSameHand(before?.state, state);
  const frames = goesOn && [asItStood(before.state), ...state.frames];
  const table = { ...tableView(goesOn ? { ...state, frames } : state), goesOn };
  const say = (what) => table.say.tell({ what, why: "" });

  function ask(event) {
    if (!isLive) return say(words.no_python);
    if (asking.now) return;
    asking.now = true;
    asking.other = before === null || OTHER.has(event.do);
    node.setAttribute("aria-busy", "true");
    send({ kind: "play", ids: [name], ...event });
  }

  const offered = before === null && isLive ? kept.unfinished() : [];
  const node = wholeView(state, table, { isLive, loads, offered, kept }, { ask, say });
  table.lost = () => node.focus({ preventScroll: true });
  table.speed = () => node.speed;
  asking.now = false;
  if (before !== null) kept.save(state.save, Boolean(state.ended), asking.other);
  listenForTries(node, table, {
    step: table.walk.now,
    wrong: (told) => table.say.tell(told),
    right: (_step, { id }) => ask({ do: "act", id }),
  });

  return {
    node,
    state,
    arrived: () => before !== null && begin(table, held && node),
    offer() {
      asking.now = false;
      node.removeAttribute("aria-busy");
    },
    sayTrouble() {
      const trouble = model.get("trouble");
      if (!trouble) return;
      this.offer();
      say(trouble);
    },
    end: () => table.walk.stop(),
  };
}

/** Show what is new, at the reader's pace, and say it to a reader who only hears the page. */
function begin({ walk, last, say, goesOn }, focused) {
  if (focused) focused.focus({ preventScroll: true });
  if (goesOn) walk.to(1, true);
  else say.show(0);
  if (walk.now() < last) walk.play();
}

function renderPlay(host) {
  const asking = { now: false };
  return mount(host, (state, around) => playView(state, around, asking), [
    [host.model, "change:can_deal", "offer"],
    [host.model, "change:trouble", "sayTrouble"],
  ]);
}

export default { render: renderPlay };
