// The map of skills: each a card that lies face down while it is new, and fills as it is known.
// The word for it stands beside the card, so that the picture says nothing by itself.

import { assign, h, headingTag, sign } from "./card.mjs";
import { dayInWords, fillIn } from "./question.mjs";
import { KNOWN } from "./skills.mjs";

const KEYS = ["new", "seen", "right", "known", "fading"];

/** The picture of a status: a back, a dot, a tick, two ticks. */
function skillCard(status, isFading = false) {
  const ticks = { new: 0, seen: 0, right: 1, known: 2, fading: 1 }[status];
  const look = { class: "eu-skillcard", "data-is": status, "data-fading": isFading };
  return h("span", { ...look, "aria-hidden": "true" }, Array.from({ length: ticks }, () => sign("eu-tick")));
}

/** How a skill stands, in words. */
function standingWords(words, { status, isFading, due }) {
  const day = due && dayInWords(due, { day: "numeric", month: "short" });
  return fillIn(isFading ? words.is_fading : words[`is_${status}`], { day });
}

function skillItem(state, [id, { name, lesson }], standing, isHere) {
  const { words } = state;
  const { status, isFading } = standing.get(id);
  const said = standingWords(words, standing.get(id));
  const look = { class: "eu-skill", href: lesson.href, "data-is": status };
  const link = h(
    "a",
    { ...look, "aria-current": isHere && "step" },
    skillCard(status, isFading),
    h("span", null, name, h("small", null, isHere ? `${words.here}, ${said}` : said)),
  );
  return h("li", null, link);
}

function groupItem(state, name, skills, standing, here) {
  const { words } = state;
  const known = skills.filter(([id]) => standing.get(id).level >= KNOWN).length;
  const count = h("small", null, fillIn(words.of_known, { n: known, all: skills.length }));
  const items = skills.map((one) => skillItem(state, one, standing, one[0] === here));
  return h("li", null, h(headingTag(state, 1), null, name, " ", count), h("ol", { role: "list" }, items));
}

/** What the cards mean. */
export function keyList({ words }) {
  const items = KEYS.map((key) => h(
    "li",
    null,
    skillCard(key === "fading" ? "right" : key, key === "fading"),
    words[`key_${key}`],
  ));
  return h("ul", { class: "eu-mapkey", role: "list", "aria-label": words.key }, items);
}

/** All skills in their groups; `here` is the one that comes next. */
export function mapList(state, standing, here) {
  const names = [...new Set(Object.values(state.skills).map(({ group }) => group))];
  const groups = names.map((name) => {
    const own = Object.entries(state.skills).filter(([, { group }]) => group === name);
    return groupItem(state, name, own, standing, here);
  });
  return assign(h("ol", { class: "eu-map", role: "list" }, groups), { "aria-label": state.words.map });
}
