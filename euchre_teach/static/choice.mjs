// A row of choices, one of them taken; what is said of it; links to a single choice.

import { assign, distinct, h, keep, ruleLinks, sign } from "./card.mjs";
import { choiceInAddress } from "./links.mjs";
import { mount, moveFocus } from "./mount.mjs";

/** A list to choose from; not to be used before Python is there to answer. */
export function selectBox(name, options, chosen, isLive) {
  const one = ({ id, text }) => h("option", { value: id, selected: id === chosen }, text);
  const look = { class: "eu-select", name, autocomplete: "off", disabled: !isLive };
  return h("select", look, options.map(one));
}

/** A name for a group of buttons that no other group in the document has. */
function freeName(wanted) {
  let name = wanted;
  for (let n = 2; document.getElementsByName(name).length > 0; n += 1) name = `${wanted}-${n}`;
  return name;
}

function choiceLabel(group, { id, suit, text }, pick) {
  const input = h("input", { type: "radio", name: group, value: id, autocomplete: "off" });
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

/**
 * A figure with one row of choices. `ids(state)` are the choices; the `first(state)` is taken
 * until the reader takes another; `draw(state, pick)` gives a node and `show(id)`.
 */
export function renderChoosing(host, { ids, first, draw }) {
  return mount(host, (state, { send }) => {
    const { name } = state;
    const view = draw(state, (id) => {
      view.show(id);
      send({ kind: "choose", ids: [name, id] });
    });
    const asked = () => choiceInAddress(name, ids(state));
    const start = first(state);
    view.show(asked() ?? start);
    return {
      node: view.node,
      follow() {
        const id = asked();
        if (id === null && location.hash) return; // the address is about something else
        view.show(id ?? start);
        if (id !== null) moveFocus(view.node, "start");
      },
    };
  });
}
