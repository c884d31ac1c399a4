// A row of choices, one of them taken; what is said of it; links to a single choice.

import { assign, bringSigns, distinct, h, keep, ruleLinks, sign } from "./card.mjs";
import { listenToKeys } from "./controls.mjs";

/** A name for a group of buttons that no other group in the document has. */
function freeName(wanted) {
  let name = wanted;
  for (let n = 2; document.getElementsByName(name).length > 0; n += 1) name = `${wanted}-${n}`;
  return name;
}

function choiceLabel(group, { id, suit, text }, pick) {
  const input = h("input", { type: "radio", name: group, value: id });
  input.addEventListener("change", () => pick(id));
  const words = h("span", null, suit && [sign(`eu-${suit}`), " "], text);
  return { id, input, node: h("label", { "data-suit": suit ?? null }, input, words) };
}

/** Radio buttons under a legend; an item is an id, its words, maybe a suit. */
export function choiceRow(css, legend, wanted, items, pick) {
  const group = freeName(wanted);
  const labels = items.map((item) => choiceLabel(group, item, pick));
  const nodes = labels.map(({ node }) => node);
  return {
    node: h("fieldset", { class: css }, h("legend", null, legend), nodes),
    show(chosen) {
      for (const { id, input } of labels) {
        assign(input, { checked: id === chosen });
        input.checked = id === chosen;
      }
    },
  };
}

/** What is said of a choice: the sentence, the reason, links to the rules. */
export function saidLines({ what, why, rules }, page, ghost) {
  const links = ruleLinks(rules, page, ghost);
  return [
    h("p", { class: "eu-what" }, what, !why && links),
    why && h("p", { class: "eu-why" }, why, links),
  ].filter(Boolean);
}

/** The sentence about the choice taken: spoken once, as high as the highest of `all`. */
export function saidView(all, page) {
  const spoken = h("div", { role: "status" });
  const ghosts = distinct(all.map(({ what, why, rules }) => ({ what, why, rules })));
  const kept = keep(spoken, ...ghosts.map((one) => h("div", null, saidLines(one, page, true))));
  return {
    node: h("div", { class: "eu-say" }, kept),
    show: (said) => spoken.replaceChildren(...saidLines(said, page)),
  };
}

/** The choice that `#name.id` in the address asks for; null if none of `ids`. */
function choiceInAddress(name, ids) {
  const start = `#${name}.`;
  const asked = location.hash.startsWith(start) ? location.hash.slice(start.length) : "";
  return ids.includes(asked) ? asked : null;
}

/**
 * A figure with one row of choices. `ids(state)` are the choices, the first being taken
 * unless `state.first` says another; `draw(state, pick)` gives a node and `show(id)`.
 */
export function renderChoosing({ model, el }, { ids, draw }) {
  let current = null;
  let told = 0;

  function tell(id) {
    told += 1;
    model.set("event", { kind: "choose", ids: [current.state.name, id], n: told });
    model.save_changes();
  }

  function arrive() {
    current.node.scrollIntoView({ block: "start" });
    current.node.focus({ preventScroll: true });
  }

  function fresh() {
    const state = model.get("state");
    const pick = (id) => {
      view.show(id);
      tell(id);
    };
    const view = draw(state, pick);
    current = { state, ...view };
    const asked = choiceInAddress(state.name, ids(state));
    view.show(asked ?? state.first ?? ids(state)[0]);
    listenToKeys(view.node, new Map());
    el.replaceChildren(view.node);
    bringSigns(el);
    if (asked !== null) arrive();
  }

  function follow() {
    const asked = choiceInAddress(current.state.name, ids(current.state));
    if (asked === null) return;
    current.show(asked);
    arrive();
  }

  el.dataset.lmSuppressShortcuts = "true"; // JupyterLab: keys in here are ours
  fresh();
  model.on("change:state", fresh);
  addEventListener("hashchange", follow);
  return () => {
    model.off("change:state", fresh);
    removeEventListener("hashchange", follow);
  };
}
