// A question that is still open: what is asked, what can be chosen, how to go on.

import { assign, h } from "./card.mjs";
import { refusalLines } from "./answers.mjs";
import { actRow, wordButton } from "./controls.mjs";
import { askView, countOf, fillIn, keysLine, pickerView } from "./question.mjs";
import { answerTo } from "./session.mjs";

function keyHint({ words, question }) {
  const line = keysLine(words, question);
  return line && h("span", { class: "eu-keys" }, line);
}

function skipButton(run) {
  const open = run.session.order.filter((id) => !answerTo(run.session, id));
  return !run.again && open.length > 1 && wordButton(run.words.skip, () => run.skip());
}

/** Find all, or put in order: choose, then check. */
function checkedPart(run) {
  const { state, words, question } = run;
  const said = h("span", { "aria-live": "polite" }, words.none_chosen);
  const check = wordButton(words.check, enter, { "aria-disabled": "true" });
  const picker = pickerView(state, question, { changed });

  function changed() {
    const n = picker.chosen().length;
    const ready = picker.isReady();
    assign(check, { "aria-disabled": !ready && "true", "data-main": ready });
    said.textContent = n > 0 ? fillIn(words.some_chosen, { n }) : words.none_chosen;
  }

  function enter() {
    if (picker.isReady()) {
      run.take([...picker.chosen()]);
      run.explain();
    } else said.textContent = question.mode === "order" ? words.place_all : words.choose_first;
  }

  const hint = h("p", { class: "eu-hint" }, said, " ", keyHint(run));
  return { picker, acts: actRow(check, skipButton(run)), hint, enter, recount: changed };
}

/** Play one: what is pressed counts at once; a wrong card stays where it is. */
function pressedPart(run) {
  const { state, words, question, status } = run;
  const picker = pickerView(state, question, { press });
  const acts = actRow(skipButton(run));

  function press(id) {
    run.take([...(run.given?.chosen ?? []), id]);
    if (run.isOver) run.explain();
    else showTried();
  }

  function showTried() {
    const tried = run.given?.chosen ?? [];
    if (tried.length === 0) return;
    picker.showTried(tried);
    status.replaceChildren(refusalLines(state, question, tried.at(-1)));
    acts.replaceChildren(wordButton(words.reveal, () => run.reveal()));
  }

  showTried();
  const keys = keyHint(run);
  return { picker, acts, hint: keys && h("p", { class: "eu-hint" }, keys) };
}

export function openView(run) {
  const { node, heading } = askView(run.state, run.question, countOf(run));
  const part = run.question.mode === "one" ? pressedPart(run) : checkedPart(run);
  return { ...part, heading, parts: [node, part.picker.node, run.answer, part.acts, part.hint] };
}
