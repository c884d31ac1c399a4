// Keys: what each does in a figure, and that it does nothing else on the page.

const NUMBER_KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
const BACK_KEYS = ["ArrowLeft", "ArrowUp"];
const ON_KEYS = ["ArrowRight", "ArrowDown"];

/**
 * What a key is called here. A digit is known by what the key gives or, unshifted, by its
 * place: on some keyboards the digits want Shift.
 */
function keyName({ key, code, shiftKey }) {
  if (/^[0-9]$/.test(key)) return key;
  if (shiftKey) return null;
  return /^Digit([0-9])$/.exec(code)?.[1] ?? key;
}

/**
 * Keys of a widget: `actions` maps a key to what it does; one that returns false leaves
 * the key to the part that has the focus. No key pressed inside reaches the page or the
 * notebook, but for Tab, Escape, and those held with Ctrl, Alt or Meta.
 */
export function listenToKeys(root, actions) {
  const press = (event) => {
    const { key, ctrlKey, altKey, metaKey } = event;
    if (ctrlKey || altKey || metaKey || key === "Tab" || key === "Escape") return;
    event.stopPropagation();
    const act = actions.get(keyName(event));
    if (act && act(event) !== false) event.preventDefault();
  };
  root.addEventListener("keydown", press);
}

/** A key that is held acts once: nobody has read yet what its next press would pass over. */
function once(act) {
  return (event) => event.repeat || act(event);
}

const inField = ({ target }) => ["SELECT", "TEXTAREA"].includes(target.tagName);

/**
 * The number keys, each with `press(key)`, which returns false where nothing bears that
 * number. A held key presses once, and a field keeps the keys pressed in it.
 */
export function numberKeys(press) {
  return NUMBER_KEYS.map((key) => [key, once((event) => !inField(event) && press(key))]);
}

/**
 * Keys 1 to 9 choose what bears them, arrows go from option to option, Enter checks and
 * goes on. `now()` gives the options as they are: targets, keys, isReady(), enter().
 */
export function questionKeys(now) {
  const isOption = () => now().targets.includes(document.activeElement);
  const press = (key) => {
    const target = now().targets[now().keys.indexOf(key)];
    if (!target) return false;
    target.focus();
    target.click();
    return true;
  };
  const move = (steps) => () => {
    const { targets } = now();
    if (!isOption()) return false;
    const at = targets.indexOf(document.activeElement) + steps;
    targets[(at + targets.length) % targets.length].focus();
    return true;
  };
  const enter = ({ target }) => {
    const isButton = ["BUTTON", "A", "SUMMARY", "SELECT"].includes(target.tagName);
    const isLastPlaced = isOption() && now().isReady();
    if ((isButton && !isLastPlaced) || target.type === "file") return false;
    now().enter?.();
    return true;
  };
  return new Map([
    ...numberKeys(press),
    ...BACK_KEYS.map((key) => [key, move(-1)]),
    ...ON_KEYS.map((key) => [key, move(1)]),
    ["Enter", once(enter)],
  ]);
}

/** A plain left click or Enter on a link inside; others (a new tab, say) pass. */
export function onPlainClick(root, selector, act) {
  root.addEventListener("click", (event) => {
    const link = event.target.closest?.(selector);
    const held = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!link || held || event.button !== 0) return;
    event.preventDefault();
    act(link);
  });
}
