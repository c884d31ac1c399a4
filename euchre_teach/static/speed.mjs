// How fast a hand is played to the reader: pressed for the next speed, kept in this browser.

import { assign, h } from "./card.mjs";

const SPEEDS = [1, 2, 0.5];
const KEPT = "euchre-teach-speed";

/** The speed that was chosen last; the usual one if none was, or nothing is kept. */
export function keptSpeed() {
  try {
    const kept = Number(localStorage.getItem(KEPT));
    return SPEEDS.includes(kept) ? kept : SPEEDS[0];
  } catch {
    return SPEEDS[0];
  }
}

function keepSpeed(speed) {
  try {
    localStorage.setItem(KEPT, String(speed));
  } catch {
    // it lasts as long as the page, then
  }
}

/** Let what moves in a figure keep to a speed; the usual one needs no mark. */
export function markSpeed(figure, speed = keptSpeed()) {
  figure.speed = speed;
  assign(figure, { "data-speed": speed === SPEEDS[0] ? null : speed });
}

/** The speed of play, pressed for the next one. */
export function speedButton({ speed: name }) {
  const button = h("button", { class: "eu-btn", "data-icon": true, "data-speeds": true, type: "button" });
  const show = (speed) => {
    assign(button, { "aria-label": `${name}: ${speed}×` });
    button.textContent = `${speed}×`;
  };
  let now = keptSpeed();
  show(now);
  button.addEventListener("click", () => {
    now = SPEEDS[(SPEEDS.indexOf(now) + 1) % SPEEDS.length];
    keepSpeed(now);
    show(now);
    markSpeed(button.closest(".eu"), now);
  });
  return button;
}
