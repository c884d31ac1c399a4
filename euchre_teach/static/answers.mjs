// After the answer: one verdict, then one sentence for each option; at the end the result.

import { cardFace, h, mark, ruleLinks, sign, suitWord, tableOf } from "./card.mjs";
import { fillIn, optionName } from "./question.mjs";
import { tally } from "./session.mjs";

// ---- marks: filled = you chose it, ring = you did not -----------------------------

/** The mark of a verdict, for the eye. */
export function verdictMark(verdict) {
  if (verdict !== "part") return mark(verdict === "right", true);
  const look = { class: "eu-mark", "data-part": true, "aria-hidden": "true" };
  return h("span", look, sign("eu-half"));
}

// ---- the verdict ----------------------------------------------------------------

function countLine(words, question, chosen) {
  const { found, all, extra } = tally(question, chosen);
  const template = question.mode === "order" ? words.in_place : words.found;
  const counts = [
    fillIn(template, { found, all }),
    extra > 0 && fillIn(words.too_many, { n: extra }),
  ];
  return `${counts.filter(Boolean).join(", ")}.`;
}

/** The right choice that ended a question of one choice; null if none did. */
export function rightChoice({ mode, right }, { chosen }) {
  const last = chosen.at(-1);
  return mode === "one" && right.includes(last) ? last : null;
}

/** What follows from the card played, where the state says it. */
function outcomeOf(question, given) {
  return question.outcome?.[rightChoice(question, given)] ?? null;
}

/** Whether the right card was played in the end, after one that may not be. */
function isLate(question, given) {
  return given.verdict === "not" && rightChoice(question, given) !== null;
}

function verdictTitle(words, question, given) {
  const { chosen, verdict } = given;
  if (isLate(question, given)) {
    return chosen.length === 2 ? words.right_second : words.right_now;
  }
  return { right: words.right, part: words.part, not: words.not_right }[verdict];
}

/** How an answer did, and what follows or the explanation as a whole: spoken once. */
export function verdictLines(state, question, given) {
  const { words, rules_page: page } = state;
  const { chosen, verdict } = given;
  const said = outcomeOf(question, given) ?? question.after;
  const counted = question.mode === "one" ? [] : [countLine(words, question, chosen), " "];
  return h(
    "div",
    { class: "eu-verdict" },
    verdictMark(isLate(question, given) ? "part" : verdict),
    h(
      "p",
      null,
      h("strong", null, verdictTitle(words, question, given)),
      " ",
      counted,
      said.text,
      ruleLinks(said.rules, page),
    ),
  );
}

/** Why a card that was pressed stays where it is. */
export function refusalLines(state, question, id) {
  const why = question.whys[id];
  return h(
    "div",
    { class: "eu-verdict" },
    verdictMark("not"),
    h(
      "p",
      null,
      h("strong", null, optionLabel(state, optionOf(question, id)), ": ", why.mark),
      " ",
      why.text,
      ruleLinks(why.rules, state.rules_page),
    ),
  );
}

// ---- one sentence for each option -------------------------------------------------

function optionOf({ options }, id) {
  return options.find((option) => option.id === id);
}

function optionLabel(state, option) {
  return option.suit ? suitWord(option.suit, option.text) : optionName(state, option);
}

function choiceNote(words, { mode }, id, may, chosen) {
  const at = chosen.indexOf(id);
  if (mode === "order") return fillIn(words.you_put, { n: at + 1 });
  if (at >= 0) return words.chosen;
  if (mode === "one") return "";
  return may ? words.missed : words.left;
}

function whyItem(state, question, option, chosen) {
  const { words, cards, rules_page: page } = state;
  const { id, card } = option;
  const why = question.whys[id];
  const isIn = question.mode === "order"
    ? chosen.indexOf(id) === question.right.indexOf(id)
    : why.may;
  const note = choiceNote(words, question, id, why.may, chosen);
  const label = !card && [optionLabel(state, option), " · "];
  const got = h(
    "p",
    { class: "eu-got" },
    mark(isIn, chosen.includes(id)),
    h("span", null, label, why.mark, note && [" ", h("small", null, "· ", note)]),
  );
  const text = h("p", null, why.text, ruleLinks(why.rules, page));
  return h(
    "li",
    { "data-text": !card },
    card && cardFace(cards[card], { code: card }),
    h("div", null, got, why.text && text),
  );
}

function whysOf(state, question, shown, { chosen }) {
  const items = shown.map((option) => whyItem(state, question, option, chosen));
  const label = { "aria-label": state.words.whys };
  return h("ul", { class: "eu-whys", role: "list", ...label }, items);
}

/** The reason of the card played, and all the rest folded away. */
function playedWhys(state, question, given) {
  const { words, rules_page: page } = state;
  const { options, after } = question;
  const played = rightChoice(question, given);
  const [mine, others] = [true, false].map((is) => options.filter(({ id }) => (id === played) === is));
  return [
    whysOf(state, question, mine, given),
    h(
      "details",
      { class: "eu-fold" },
      h("summary", null, words.by_card),
      h("p", null, after.text, ruleLinks(after.rules, page)),
      others.length > 0 && whysOf(state, question, others, given),
    ),
  ];
}

/** Every option with its mark and its sentence; an order is listed as it should be. */
export function whysList(state, question, given) {
  if (outcomeOf(question, given)) return playedWhys(state, question, given);
  const { options, right, mode } = question;
  const shown = mode === "order" ? right.map((id) => optionOf(question, id)) : options;
  const list = whysOf(state, question, shown, given);
  if (given.verdict !== "right") return [list];
  return [h("details", { class: "eu-fold" }, h("summary", null, state.words.whys), list)];
}

// ---- the result of a session --------------------------------------------------------

function shortWords(words) {
  return { right: words.short_right, part: words.short_part, not: words.short_not };
}

/** The marks of a session in order, with words for the ear. */
export function sequence(words, verdicts) {
  const list = verdicts.map((verdict) => shortWords(words)[verdict]).join(", ");
  const name = fillIn(words.in_order, { list });
  const image = { class: "eu-seq", role: "img", "aria-label": name };
  return h("p", image, verdicts.map(verdictMark));
}

function resultRow(words, verdicts, label, reread) {
  const right = verdicts.filter((verdict) => verdict === "right").length;
  const count = fillIn(words.right_of, { right, n: verdicts.length });
  const again = right < verdicts.length && reread
    ? h("a", { href: reread.href }, reread.text)
    : h("span", { class: "eu-quiet" }, words.nothing);
  const cells = [
    h("span", { class: "eu-marks" }, verdicts.map(verdictMark)),
    h("span", { class: "eu-nowrap" }, count),
  ];
  return h("tr", null, h("th", { scope: "row" }, label), h("td", null, cells), h("td", null, again));
}

/** What was asked, how it went, what to read again. */
export function trapTable({ words, traps }, rows) {
  const heads = [words.asked, words.right, words.reread];
  return tableOf(words.by_trap, heads, rows.map(({ trap, verdicts }) => {
    const { label, reread } = traps[trap] ?? { label: trap };
    return resultRow(words, verdicts, label, reread);
  }));
}

/** How each skill went, and where to learn it. */
export function skillTable({ words, skills }, rows) {
  const heads = [words.skill, words.right, words.reread];
  return tableOf(words.by_skill, heads, rows.map(({ skill, verdicts }) => {
    const { name, lesson } = skills[skill];
    return resultRow(words, verdicts, name, lesson);
  }));
}

/** Which trap the question was, or nothing. */
export function trapLine({ words, traps }, { trap }) {
  const label = traps[trap]?.label;
  return label && [words.trap, " ", h("strong", null, label), ". "];
}
