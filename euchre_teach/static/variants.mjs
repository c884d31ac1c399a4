// House rules compared: a choice above, and what it changes on the same cards below.

import { aside, cardFace, h, mark, steady } from "./card.mjs";
import { choiceRow, renderChoosing, saidView } from "./choice.mjs";
import { figureBox, figureHead } from "./mount.mjs";

function shownCard({ cards, words }, { card, may }) {
  const face = cardFace(cards[card], { code: card, illegal: may === false });
  if (may === null) return h("li", null, face);
  const word = may ? aside(words.may) : h("span", null, words.not);
  return h("li", null, face, mark(may), word);
}

function toldChoice({ words }, { text, may }) {
  const word = may ? aside(": ", words.may) : [": ", h("strong", null, words.not)];
  return h("li", null, mark(may), " ", h("span", null, text, word));
}

function labelledList(label, tag, name, items) {
  const list = { class: name, role: "list", "aria-label": label };
  return h("div", null, h("p", { class: "eu-label" }, label), h(tag, list, items));
}

const PIECES = {
  cards: (state, { label, cards }) => {
    return labelledList(label, "ol", "eu-ranks", cards.map((item) => shownCard(state, item)));
  },
  choices: (state, { label, items }) => {
    return labelledList(label, "ul", "eu-allowed", items.map((item) => toldChoice(state, item)));
  },
  result: (state, { term, text }) => {
    const line = [h("span", null, term, ":"), " ", h("strong", null, text)];
    return h("p", { class: "eu-comes-to" }, line);
  },
};

function variantsView(state, pick) {
  const { question, words, variants, name, rules_page: page } = state;
  const items = variants.map(({ id, label }) => ({ id, text: label }));
  const row = choiceRow("eu-ways", words.ways, `${name}-choice`, items, pick);
  const say = saidView(variants, page);
  const draw = (pieces) => {
    return h("div", { class: "eu-way" }, pieces.map((one) => PIECES[one.kind](state, one)));
  };
  const panel = steady(draw, variants[0].pieces, variants.map(({ pieces }) => pieces));
  const asked = h("p", { class: "eu-question" }, question);
  const inside = [figureHead(state), asked, row.node, say.node, panel.node];
  return {
    node: figureBox(state, "variants", new Map(), inside),
    show(id) {
      const way = variants.find((one) => one.id === id);
      row.show(id);
      say.show(way);
      panel.show(way.pieces);
    },
  };
}

function renderVariants(host) {
  const ids = ({ variants }) => variants.map(({ id }) => id);
  return renderChoosing(host, { ids, first: ({ variants: [{ id }] }) => id, draw: variantsView });
}

export default { render: renderVariants };
