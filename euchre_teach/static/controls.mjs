// What is pressed: buttons with words, and the controls of a replay.

import { assign, h, sign } from "./card.mjs";
import { speedButton } from "./speed.mjs";

/** A button with words on it. */
export function wordButton(word, press, look = {}) {
  const button = h("button", { class: "eu-btn", ...look, type: "button" }, word);
  button.addEventListener("click", press);
  return button;
}

export function actRow(...acts) {
  return h("div", { class: "eu-row eu-acts" }, acts);
}

// ---- the steps of a replay ----------------------------------------------------------

function iconButton(name, word, press) {
  return wordButton(sign(`eu-${name}`), press, { "data-icon": true, "aria-label": word });
}

function mainButton(name, word, press) {
  return wordButton([word, " ", sign(`eu-${name}`)], press, { "data-main": true });
}

function setOff(button, off) {
  assign(button, { "aria-disabled": off ? "true" : null });
}

/** First, back, next (or the way `onward` at the end), last, play and its speed. */
export function buttonRow(words, count, go, onward) {
  const first = iconButton("first", words.first, () => go.to(0));
  const back = iconButton("prev", words.back, () => go.by(-1));
  const next = mainButton("next", words.next, () => go.by(1, true));
  const last = iconButton("last", words.last, () => go.to(count - 1));
  const play = iconButton("play", words.play, () => go.play());
  return {
    node: h(
      "div",
      { class: "eu-controls", role: "group", "aria-label": words.steps },
      [first, back, next, last, play, speedButton(words)],
    ),
    show(step, playing, end) {
      const isOver = onward && step === count - 1;
      const [old, now] = isOver ? [next, onward] : [onward, next];
      if (old?.parentNode) old.replaceWith(now);
      [first, back].forEach((button) => setOff(button, step === 0));
      [next, last].forEach((button) => setOff(button, step === end));
      assign(play, { "aria-label": playing ? words.pause : words.play });
      const use = play.querySelector("use");
      assign(use, { href: playing ? "#eu-pause" : "#eu-play" });
    },
  };
}

function slider(words, count, go) {
  const input = h("input", {
    type: "range", min: 1, max: count, value: 1, "aria-label": words.step,
  });
  input.addEventListener("input", () => go.to(Number(input.value) - 1));
  return {
    node: input,
    show(step, spoken) {
      assign(input, { value: step + 1, "aria-valuetext": spoken });
      input.value = step + 1;
    },
  };
}

/** The parts of the whole under the slider; each as wide as its share of steps. */
function partList(parts) {
  let before = 0;
  const items = parts.map((part) => {
    const from = before;
    before += part.steps;
    const flag = part.flag && [sign("eu-warn"), " "];
    const item = h(
      "li",
      { "data-n": part.steps, "data-flag": Boolean(part.flag) },
      flag,
      part.label,
    );
    return { item, from, to: before };
  });
  return {
    node: h(
      "ol",
      { class: "eu-parts", "aria-hidden": "true" },
      items.map(({ item }) => item),
    ),
    show(step) {
      for (const { item, from, to } of items) {
        assign(item, { "aria-current": from <= step && step < to ? "step" : null });
      }
    },
  };
}

/** All controls; `show(step, playing, spoken)` brings them up to date. */
export function controlsView({ words, frames, parts }, go, onward = null) {
  const row = buttonRow(words, frames.length, go, onward);
  const range = slider(words, frames.length, go);
  const list = partList(parts);
  return {
    nodes: [row.node, h("div", { class: "eu-slide" }, range.node, list.node)],
    show(step, playing, spoken, end = frames.length - 1) {
      row.show(step, playing, end);
      range.show(step, spoken);
      list.show(step);
    },
  };
}

/**
 * Walks through `count` steps, as far as `limit()` lets it. `show({ step, before, playing,
 * gently })` draws; while playing, each step stands for `rest(step)` milliseconds. Any step
 * asked for stops the playing. Only Next and playing go gently, so that a card may be seen
 * to move.
 */
export function walker(count, start, { show, rest, limit = () => count - 1 }) {
  let step = start;
  let timer = null;

  function at(asked, gently = false) {
    const before = step;
    step = Math.min(Math.max(asked, 0), limit());
    show({ step, before, playing: timer !== null, gently });
  }

  function stop() {
    clearTimeout(timer);
    timer = null;
  }

  function to(asked, gently) {
    stop();
    at(asked, gently);
  }

  function playOn() {
    const next = step + 1;
    timer = next < limit() ? setTimeout(playOn, rest(next)) : null;
    at(next, true);
  }

  function play() {
    if (timer !== null) return to(step);
    if (step === count - 1) at(0);
    if (step < limit()) timer = setTimeout(playOn, rest(step));
    at(step);
  }

  return { to, play, stop, now: () => step, by: (steps, gently) => to(step + steps, gently) };
}
