// The ranking explorer: a choice above, and the order of all cards that belongs to it.

import { cardFace, h, headingTag, sign, suitWord } from "./card.mjs";
import { choiceRow, renderChoosing, saidView } from "./choice.mjs";
import { figureBox, figureHead } from "./mount.mjs";

function rankPlace({ cards, words }, { trump }, { card, word }) {
  if (card === null) {
    const gap = { class: "eu-place", "aria-hidden": "true" };
    return h("li", null, h("span", gap, sign("eu-moved")), h("span", null, word));
  }
  const suffix = trump ? words.trump_suffix : null;
  const face = cardFace(cards[card], { code: card, trump, suffix });
  return h("li", null, face, word && h("strong", null, word));
}

function rankSuit(state, suit) {
  const ranks = { class: "eu-ranks", role: "list", "aria-label": suit.label };
  return h(
    "div",
    { class: "eu-order" },
    h(headingTag(state, 1), null, suitWord(suit.suit, suit.title)),
    h("p", null, suit.note),
    h("ol", ranks, suit.cards.map((place) => rankPlace(state, suit, place))),
  );
}

function rankingView(state, pick) {
  const { words, suits, orders, name } = state;
  const items = orders.map(({ id, suit }) => {
    return { id, suit, text: suit ? suits[suit] : words.none };
  });
  const row = choiceRow("eu-suits", words.trump, `${name}-choice`, items, pick);
  const say = saidView(orders, state.rules_page);
  const list = h("div", { class: "eu-orders" });
  const inside = [figureHead(state), row.node, say.node, list];
  return {
    node: figureBox(state, "explorer", new Map(), inside),
    show(id) {
      const order = orders.find((one) => one.id === id);
      row.show(id);
      say.show(order);
      list.replaceChildren(...order.suits.map((suit) => rankSuit(state, suit)));
    },
  };
}

function renderRanking(host) {
  const ids = ({ orders }) => orders.map(({ id }) => id);
  return renderChoosing(host, { ids, first: ({ first }) => first, draw: rankingView });
}

export default { render: renderRanking };
