// After an answer: how it did and why, and where to go; after the last one, the result.

import { h, headingTag } from "./card.mjs";
import {
  rightChoice, sequence, skillTable, trapLine, trapTable, verdictLines, whysList,
} from "./answers.mjs";
import { actRow, wordButton } from "./controls.mjs";
import { askView, countOf, fillIn } from "./question.mjs";
import { bySkill, byTrap, missedIds, soFar } from "./session.mjs";

/** The card that was played in the end, if one was. */
function playedCard({ options, ...rest }, given) {
  const played = rightChoice(rest, given);
  return options.find(({ id }) => id === played)?.card ?? null;
}

/** The way on; at the end of a session without a result, the way back to its beginning. */
function onButton(run) {
  const { words, session, host } = run;
  if (run.next < session.order.length) {
    return wordButton(words.next_question, () => run.goOn(), { "data-main": true });
  }
  if (!host.endActs) return host.onward?.();
  return wordButton(words.to_result, () => run.goOn(), { "data-main": true });
}

/** How a set in a chapter went, once its last question is answered. */
function endLine({ words, session, host, next }) {
  const n = session.order.length;
  if (next < n || host.endActs || n === 1) return null;
  return h("p", { class: "eu-ended" }, fillIn(words.result, { right: soFar(session).right, n }));
}

function restartButton({ words, session, host, next }) {
  const n = session.order.length;
  return next === n && !host.endActs && n > 1 && wordButton(words.restart, host.restart);
}

function scoreLine({ state, words, question, session, again, host }) {
  const many = session.order.length > 1;
  return h(
    "p",
    { class: "eu-hint" },
    trapLine(state, question),
    many && fillIn(words.so_far, soFar(session)),
    again && [" ", words.not_counted],
    !host.saves() && [" ", words.unsaved],
  );
}

export function answeredView(run) {
  const { state, words, question, given, status, answer } = run;
  const played = playedCard(question, given);
  const { node, heading } = askView(state, question, countOf(run), played);
  status.replaceChildren(verdictLines(state, question, given));
  const again = wordButton(words.again, () => run.tryAgain());
  const acts = actRow(onButton(run), again, restartButton(run));
  const ended = [endLine(run)].filter(Boolean);
  answer.replaceChildren(status, ...ended, acts, ...whysList(state, question, given));
  return { parts: [node, answer, scoreLine(run)], heading, enter: () => run.goOn() };
}

export function resultView({ state, words, session, host }) {
  const { order, given } = session;
  const verdicts = order.map((id) => given[id].verdict);
  const right = verdicts.filter((verdict) => verdict === "right").length;
  const n = order.length;
  const result = h("span", { class: "eu-result" }, fillIn(words.result, { right, n }));
  const heading = h(headingTag(state), { tabindex: "-1" }, result);
  const kicker = `${state.title} · ${fillIn(words.questions, { n })}`;
  const parts = [
    h("p", { class: "eu-kicker" }, kicker),
    heading,
    sequence(words, verdicts),
    state.skills
      ? skillTable(state, bySkill(session, host.questions, state))
      : trapTable(state, byTrap(session, host.questions)),
    actRow(host.endActs({ session, missed: missedIds(session) })),
    !host.saves() && h("p", { class: "eu-hint" }, words.unsaved),
  ];
  return { parts, heading };
}
