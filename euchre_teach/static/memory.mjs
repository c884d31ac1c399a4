// What a quiz or the review knows: its questions, the answers kept, where the session stands.

import {
  readSession, soundQuestions, stampOf, versionsOf, withoutForgotten,
} from "./session.mjs";
import { FORGOTTEN, openPlace, openStore } from "./store.mjs";

/** What may change the answers from elsewhere, and what a view does about it (see `mount`). */
export const FROM_ELSEWHERE = [
  [window, "pageshow", "recount"], // a browser may tick boxes anew after Back
  [window, "storage", "refresh"], // another tab
  [window, FORGOTTEN, "refresh"],
];

/** What a state's quiz remembers; `send` hears of every answer. */
export function memoryOf(state, send) {
  const questions = soundQuestions(state);
  const versions = versionsOf(questions);
  const store = openStore();
  const stand = openPlace(state.name);
  const isForgotten = (id) => store.hasForgotten(questions.get(id));
  const keep = (session) => {
    stand.save(session && { ...session, stamp: stampOf(session.order, versions) });
  };
  return {
    questions,
    store,
    saves: store.saves,
    /** Keep where a session stands; null for none. */
    keep,
    answered(question, chosen, verdict, counts) {
      const { id, version, trap } = question;
      const skill = state.traps?.[trap]?.skill;
      if (counts) store.record({ id, version, skill }, verdict === "right");
      send({ kind: counts ? "answer" : "again", ids: [question.id, ...chosen], text: verdict });
    },
    /**
     * The session that was kept, put right there too if something in it made no sense, and
     * without what was forgotten since; and whether it or an answer was put right.
     */
    takeUp(hasResult) {
      const { session, isDamaged } = readSession(stand.load(), questions, hasResult);
      if (isDamaged) keep(session);
      const isHealed = store.wasHealed() || isDamaged;
      return { session: session && withoutForgotten(session, isForgotten), isHealed };
    },
    /** A session without what was forgotten meanwhile, here or in another tab. */
    lookAgain(session) {
      store.load();
      return session && withoutForgotten(session, isForgotten);
    },
  };
}
