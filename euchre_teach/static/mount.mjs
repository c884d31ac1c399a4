// The shell of every view: its box, what it hears while it stands on the page, its end.

import { bringSigns, h, headingTag } from "./card.mjs";
import { listenToKeys } from "./keys.mjs";
import { copyLinks, eventSender, troubleLine } from "./links.mjs";

/** The box of a view: a named group that keeps its keys to itself. */
export function figureBox(state, kind, keys, ...children) {
  const group = { role: "group", "aria-label": state.title, tabindex: "-1" };
  const node = h("div", { class: `eu eu-${kind}`, ...group }, children);
  listenToKeys(node, keys);
  copyLinks(node, state.words);
  return node;
}

/** The title over a figure. */
export function figureHead(state) {
  return h("div", { class: "eu-head" }, h(headingTag(state), null, state.title));
}

/** Bring an element into view, if it is not, and give it the focus. */
export function moveFocus(node, block = "nearest") {
  node.scrollIntoView({ block });
  node.focus({ preventScroll: true });
}

/** Hear of an event, of a model or of the page. Returns what ends that. */
function hear(source, event, act) {
  const [on, off] = source.on ? ["on", "off"] : ["addEventListener", "removeEventListener"];
  source[on](event, act);
  return () => source[off](event, act);
}

/**
 * Keep a view in `el`, and return what ends it. `draw(state, around)` gives the view of a
 * state: its `node` and, where it has them, `follow()`, which goes where the address leads,
 * `arrived()`, called once it stands on the page, `end()`, and `holdsBack(show)`, true if
 * a new state has to wait. `around` is the model, the element, the view shown `before`
 * (null at first) and `send(event)`. `heard` names more that a view does:
 * [source, event, name of its function].
 */
export function mount({ model, el }, draw, heard = []) {
  const send = eventSender(model);
  let view = null;

  function show() {
    const state = model.get("state");
    const before = view;
    try {
      view = draw(state, { model, el, send, before });
    } catch (error) {
      if (before === null) throw error; // the host keeps what the page says in words
      el.prepend(troubleLine(state));
      return;
    }
    before?.end?.();
    el.replaceChildren(view.node);
    bringSigns(el);
    view.arrived?.();
  }

  el.dataset.lmSuppressShortcuts = "true"; // JupyterLab: keys in here are ours
  show();
  view.follow?.();
  const ends = [
    hear(model, "change:state", () => view.holdsBack?.(show) || show()),
    hear(window, "hashchange", () => view.follow?.()),
    ...heard.map(([source, event, name]) => hear(source, event, () => view[name]())),
  ];
  return () => {
    ends.forEach((end) => end());
    view.end?.();
  };
}
