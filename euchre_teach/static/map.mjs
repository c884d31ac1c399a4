// The map of skills: each a card that lies face down while it is new, and fills as it is known.
// The word for it stands beside the card, so that the picture says nothing by itself.

import { assign, h, sign } from "./card.mjs";
import { fillIn } from "./question.mjs";
import { KNOWN } from "./skills.mjs";

const KEYS = ["new", "seen", "right", "known", "fading"];

/** The picture of a status: a back, a dot, a tick, two ticks. */
function skillCard(status, isFading = false) {
  const ticks = { new: 0, seen: 0, right: 1, known: 2, fading: 1 }[status];
  const look = { class: "eu-skillcard", "data-is": status, "data-fading": isFading };
  return h("span", { ...look, "aria-hidden": "true" }, Array.from({ length: ticks }, () => sign("eu-tick")));
}

function shortDay(day) {
  const [year, month, date] = day.split("-").map(Number);
  return new Date(year, month - 1, date).toLocaleDateString("en-GB", { day: "numeric", month: "short" });
}

/** How a skill stands, in words. */
function standingWords(words, { status, isFading, due }) {
  if (isFading) return fillIn(words.is_fading, { day: shortDay(due) });
  return fillIn(words[`is_${status}`], { day: due && shortDay(due) });
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
  const heading = `h${(state.level ?? 3) + 1}`;
  const items = skills.map((one) => skillItem(state, one, standing, one[0] === here));
  return h("li", null, h(heading, null, name, " ", count), h("ol", { role: "list" }, items));
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
