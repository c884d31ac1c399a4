// The search page. It loads what it looks through with the first key, as scripts, since a
// page opened from disk may not fetch. Its words stand in the page, its rules nowhere.
"use strict";
{
  const field = document.querySelector(".eb-search-page input");
  const said = document.getElementById("search-said");
  const list = document.getElementById("search-results");
  const MOST = 30;
  const BEFORE = 60; // letters of a snippet before the first word found
  const LONG = 220;
  const WORD = /[\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*/gu;

  /** A word as it is looked up: without the ending that a sentence gives it. */
  const root = (word) => {
    const plain = word.toLowerCase().replace(/[’']s?$/, "").replace(/(?<=\w\w[^s])s$/, "");
    return plain.replace(/(?<=\w{3})(?:ing|ed|e)$/, "");
  };
  /** The words of a text; one with a hyphen also in its parts. */
  const tokens = (text) =>
    [...text.matchAll(WORD)].flatMap(([word]) =>
      /[-’']/.test(word) && !/^\d/.test(word) ? [word, ...word.split(/[-’']/)] : [word],
    );

  function load(address) {
    return new Promise((resolve, reject) => {
      const script = document.createElement("script");
      script.src = address;
      script.addEventListener("load", resolve);
      script.addEventListener("error", reject);
      document.head.append(script);
    });
  }

  async function open() {
    await Promise.all([load(list.dataset.engine), load(list.dataset.index)]);
    const { sections, common, synonyms } = window.euchreSearch;
    const idle = new Set(common);
    const engine = new window.MiniSearch({
      fields: ["heading", "page", "text"],
      storeFields: ["heading", "page", "text", "weight"],
      tokenize: tokens,
      processTerm: (word) => (idle.has(word.toLowerCase()) ? null : root(word)),
    });
    engine.addAll(sections);
    return { engine, synonyms };
  }
  let opened = null;
  const ready = () => (opened ??= open());

  /** What the book calls what was asked for. */
  function meant(query, synonyms) {
    const plain = ` ${tokens(query.toLowerCase()).join(" ")} `;
    const found = synonyms.filter(([said]) => plain.includes(` ${said} `));
    return [...new Set(found.map(([, name]) => name))].join(" ");
  }

  function look({ engine, synonyms }, query) {
    const how = {
      prefix: (word) => word.length > 2 && !/\d/.test(word),
      fuzzy: (word) => (word.length > 3 && !/\d/.test(word) ? 0.25 : false),
      weights: { fuzzy: 0.2, prefix: 0.4 },
    };
    const queries = [{ queries: [query], ...how }];
    const other = meant(query, synonyms);
    if (other) queries.push({ queries: [other], boost: { heading: 2, page: 0.6, text: 0.5 } });
    return engine.search(
      { combineWith: "OR", queries },
      {
        boost: { heading: 3, page: 1.2, text: 1 },
        boostDocument: (_, __, kept) => kept.weight,
      },
    );
  }

  function snippet(text, found) {
    const line = document.createElement("p");
    const hits = [...text.matchAll(WORD)].filter(([word]) => found.has(root(word)));
    const first = Math.max(0, (hits[0]?.index ?? 0) - BEFORE);
    const start = first && text.indexOf(" ", first) + 1;
    const end = text.length > start + LONG ? text.lastIndexOf(" ", start + LONG) : text.length;
    let place = start;
    if (start) line.append("… ");
    for (const { 0: word, index } of hits.filter(({ index }) => index >= start && index < end)) {
      const mark = document.createElement("mark");
      mark.textContent = word;
      line.append(text.slice(place, index), mark);
      place = index + word.length;
    }
    line.append(text.slice(place, Math.max(place, end)), end < text.length ? " …" : "");
    return line;
  }

  function drawn({ id, heading, page, text, terms }) {
    const item = document.createElement("li");
    const link = document.createElement("a");
    link.href = id;
    link.textContent = heading;
    item.append(link);
    if (page !== heading) {
      const where = document.createElement("span");
      where.textContent = page;
      item.append(" ", where);
    }
    item.append(snippet(text, new Set(terms)));
    return item;
  }

  function tell(count) {
    const { none, one, some } = said.dataset;
    const words = count === 0 ? none : count === 1 ? one : some;
    said.textContent = words.replace("{}", count);
  }

  let asked = 0;
  async function answer() {
    const query = field.value.trim();
    const turn = (asked += 1);
    if (!query) {
      list.replaceChildren();
      said.textContent = "";
      return;
    }
    try {
      const found = look(await ready(), query);
      if (turn !== asked) return; // another key came meanwhile
      list.replaceChildren(...found.slice(0, MOST).map(drawn));
      tell(Math.min(found.length, MOST));
    } catch {
      opened = null;
      said.textContent = said.dataset.failed;
    }
  }

  /** Down and up go from the field through the results; Escape goes back to the field. */
  function walk(event) {
    const links = [...list.querySelectorAll("a")];
    const here = links.indexOf(document.activeElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape" && here >= 0) field.focus();
    else if (step && (here >= 0 || document.activeElement === field)) {
      const to = here + step;
      (to < 0 ? field : links[Math.min(to, links.length - 1)] ?? field).focus();
    } else return;
    event.preventDefault();
  }

  field.addEventListener("input", answer);
  document.addEventListener("keydown", walk);
  field.value = new URLSearchParams(window.location.search).get("q") ?? "";
  if (field.value) answer();
  else field.focus();
}
