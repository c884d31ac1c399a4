// A session on the page: one question after the other, then the result.
// Who shows it (a quiz, the review) says what is kept, and what comes after the end.

import { assign, h } from "./card.mjs";
import { listenToKeys } from "./controls.mjs";
import {
  refusalLines, rightChoice, sequence, trapLine, trapTable, verdictLines, whysList,
} from "./answers.mjs";
import { askView, fillIn, keysLine, pickerView } from "./question.mjs";
import {
  answerTo, byTrap, firstOpen, isOver, missedIds, soFar, verdictOf, withAnswer, withNext,
  withShown, withSkipped,
} from "./session.mjs";

const NUMBER_KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
const BACK_KEYS = ["ArrowLeft", "ArrowUp"];
const ON_KEYS = ["ArrowRight", "ArrowDown"];

/** A button with words on it. */
export function wordButton(word, press, look = {}) {
  const button = h("button", { class: "eu-btn", ...look, type: "button" }, word);
  button.addEventListener("click", press);
  return button;
}

/** Bring an element into view, if it is not, and give it the focus. */
export function moveFocus(node) {
  node.scrollIntoView({ block: "nearest" });
  node.focus({ preventScroll: true });
}

// ---- keys -------------------------------------------------------------------------

/** A key that is held acts once: nobody has read yet what its next press would pass over. */
function once(act) {
  return (event) => event.repeat || act(event);
}

/** Keys 1 to 9 choose what bears them, arrows go from option to option, Enter checks and goes on. */
function questionKeys(now) {
  const isOption = () => now().targets.includes(document.activeElement);
  const inField = ({ target }) => ["SELECT", "TEXTAREA"].includes(target.tagName);

  const press = (key) => (event) => {
    const target = now().targets[now().keys.indexOf(key)];
    if (!target || inField(event)) return false;
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
    ...NUMBER_KEYS.map((key) => [key, once(press(key))]),
    ...BACK_KEYS.map((key) => [key, move(-1)]),
    ...ON_KEYS.map((key) => [key, move(1)]),
    ["Enter", once(enter)],
  ]);
}

// ---- the session ------------------------------------------------------------------

/**
 * A session over `questions` (id -> question). `host` hears of what happens:
 * keep(session), answered(question, chosen, verdict, counts), and says what is offered
 * at the end: endActs(session), and whether answers are saved: saves().
 */
export function runView(state, questions, host) {
  const { words } = state;
  const status = h("div", { role: "status" });
  const answer = h(
    "div",
    { class: "eu-answer", role: "group", "aria-label": words.answer, tabindex: "-1" },
    status,
  );
  const node = h("div", { class: "eu-run" });
  const keyboard = { targets: [], keys: [], enter: null, isReady: () => false };
  let session = null;
  let again = null; // a second go at a question already answered: it doesn't count
  let heading = null;
  let recount = () => {}; // says anew how many are chosen

  const question = () => questions.get(session.order[session.at]);
  const answerNow = () => again ?? answerTo(session, question().id);

  function keep(next) {
    session = next;
    host.keep(session);
  }

  function place(parts) {
    node.replaceChildren(...parts.flat(Infinity).filter(Boolean));
  }

  function setKeys(enter, { targets = [], keys = [], isReady = () => false } = {}) {
    Object.assign(keyboard, { targets, keys, enter, isReady });
  }

  // -- one question

  function count() {
    const { order, at } = session;
    return order.length > 1 && fillIn(words.count, { n: at + 1, all: order.length });
  }

  function showOpen() {
    const asked = askView(state, question(), count());
    heading = asked.heading;
    const draw = question().mode === "one" ? openOne : openChecked;
    const { picker, acts, hint, enter } = draw();
    setKeys(enter, picker);
    answer.replaceChildren(status);
    place([asked.node, picker.node, answer, acts, hint]);
  }

  function actRow(acts) {
    return h("div", { class: "eu-row eu-acts" }, acts);
  }

  function keyHint() {
    const line = keysLine(words, question());
    return line && h("span", { class: "eu-keys" }, line);
  }

  function skipButton() {
    const open = session.order.filter((id) => !answerTo(session, id));
    return !again && open.length > 1 && wordButton(words.skip, () => {
      keep(withSkipped(session));
      showQuestion();
    });
  }

  /** Find all, or put in order: choose, then check. */
  function openChecked() {
    const said = h("span", { "aria-live": "polite" }, words.none_chosen);
    const check = wordButton(words.check, enter, { "aria-disabled": "true" });
    const picker = pickerView(state, question(), { changed });
    const isOrder = question().mode === "order";

    function changed() {
      const chosen = picker.chosen();
      const ready = picker.isReady();
      assign(check, { "aria-disabled": !ready && "true", "data-main": ready });
      const some = fillIn(words.some_chosen, { n: chosen.length });
      said.textContent = chosen.length > 0 ? some : words.none_chosen;
    }

    recount = changed;

    function enter() {
      const chosen = picker.chosen();
      if (picker.isReady()) finish([...chosen]);
      else said.textContent = isOrder ? words.place_all : words.choose_first;
    }

    const hint = h("p", { class: "eu-hint" }, said, " ", keyHint());
    return { picker, acts: actRow([check, skipButton()]), hint, enter };
  }

  /** Play one: what is pressed counts at once; what does not do stays. */
  function openOne() {
    const tried = answerNow()?.chosen ?? [];
    const picker = pickerView(state, question(), { press });
    const reveal = wordButton(words.reveal, showAnswer);
    const acts = actRow(tried.length > 0 ? [reveal] : [skipButton()]);
    picker.showTried(tried);
    if (tried.length > 0) {
      status.replaceChildren(refusalLines(state, question(), tried.at(-1)));
    }

    function press(id) {
      const chosen = [...(answerNow()?.chosen ?? []), id];
      take(chosen);
      if (isOver(question(), answerNow())) {
        showFeedback(true);
        return;
      }
      picker.showTried(chosen);
      status.replaceChildren(refusalLines(state, question(), id));
      acts.replaceChildren(reveal);
    }

    const keys = keyHint();
    const hint = keys && h("p", { class: "eu-hint" }, keys);
    return { picker, acts, hint, enter: null };
  }

  function showAnswer() {
    if (again) again.shown = true;
    else keep(withShown(session, question().id));
    showFeedback(true);
  }

  /** Take an answer: the first one counts, a second go does not. */
  function take(chosen) {
    const now = question();
    const verdict = verdictOf(now, chosen);
    const counts = !again && !answerTo(session, now.id);
    if (again) Object.assign(again, { chosen, verdict });
    else keep(withAnswer(session, now, chosen));
    host.answered(now, chosen, verdict, counts);
  }

  function finish(chosen) {
    take(chosen);
    showFeedback(true);
  }

  // -- after the answer

  function nextButton() {
    const open = firstOpen(session, session.at);
    const isEnd = open === session.order.length;
    if (isEnd && !host.endActs) return null;
    const word = isEnd ? words.to_result : words.next_question;
    return wordButton(word, goOn, { "data-main": true });
  }

  function goOn() {
    const at = firstOpen(session, session.at);
    if (at === session.order.length && !host.endActs) return;
    keep({ ...session, at });
    again = null;
    if (at === session.order.length) showEnd();
    else showQuestion();
    moveFocus(heading);
  }

  function tryAgain() {
    again = { chosen: [], verdict: "not" };
    status.replaceChildren();
    showOpen();
    moveFocus(heading);
  }

  function restartButton() {
    const isEnd = firstOpen(session, session.at) === session.order.length;
    return isEnd && !host.endActs && session.order.length > 1 && host.restart &&
      wordButton(words.restart, () => { host.restart(); moveFocus(heading); });
  }

  function scoreLine() {
    const score = soFar(session);
    const many = session.order.length > 1;
    return h(
      "p",
      { class: "eu-hint" },
      trapLine(state, question()),
      many && fillIn(words.so_far, score),
      again && [" ", words.not_counted],
      !host.saves() && [" ", words.unsaved],
    );
  }

  /** The card that was played in the end, if one was. */
  function playedCard({ options, ...rest }, given) {
    const played = rightChoice(rest, given);
    return options.find(({ id }) => id === played)?.card ?? null;
  }

  function showFeedback(isNew) {
    const now = question();
    const given = answerNow();
    const asked = askView(state, now, count(), playedCard(now, given));
    heading = asked.heading;
    setKeys(goOn);
    status.replaceChildren(verdictLines(state, now, given));
    answer.replaceChildren(status, ...whysList(state, now, given));
    const acts = [nextButton(), wordButton(words.again, tryAgain), restartButton()];
    place([asked.node, answer, actRow(acts), scoreLine()]);
    if (isNew) moveFocus(answer);
  }

  function showQuestion() {
    status.replaceChildren();
    if (isOver(question(), answerNow())) showFeedback(false);
    else showOpen();
  }

  // -- the end

  function showEnd() {
    const { order, given } = session;
    const verdicts = order.map((id) => given[id].verdict);
    const right = verdicts.filter((verdict) => verdict === "right").length;
    const n = order.length;
    const result = fillIn(words.result, { right, n });
    const kicker = `${state.title} · ${fillIn(words.questions, { n })}`;
    heading = h(`h${state.level ?? 3}`, { tabindex: "-1" }, h("span", { class: "eu-result" }, result));
    setKeys(null);
    place([
      h("p", { class: "eu-kicker" }, kicker),
      heading,
      sequence(words, verdicts),
      trapTable(state, byTrap(session, questions)),
      actRow(host.endActs({ session, missed: missedIds(session) })),
      !host.saves() && h("p", { class: "eu-hint" }, words.unsaved),
    ]);
  }

  function show(next) {
    session = next;
    again = null;
    if (session.at === session.order.length) showEnd();
    else showQuestion();
  }

  return {
    node,
    show,
    recount: () => recount(),
    keys: questionKeys(() => keyboard),
    focus: () => moveFocus(heading),
    /** Open this question, where the session stands. */
    open(id) {
      if (question()?.id === id) return;
      keep(withNext(session, id));
      show(session);
    },
    session: () => session,
  };
}

/** The widget around a session: a named group that keeps its keys to itself. */
export function widgetBox(state, kind, keys, ...children) {
  const group = { role: "group", "aria-label": state.title, tabindex: "-1" };
  const node = h("div", { class: `eu eu-${kind}`, ...group }, children);
  listenToKeys(node, keys);
  return node;
}
