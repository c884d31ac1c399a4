// Python for a page of the book, off the page's own thread: loads Pyodide and the engine from
// the site's one copy, then answers events. It imports the pure package only.
//
// In:  { home } once, then { id, state, event }.
// Out: { loaded, total } while loading, { ready, files } once, then { id, state } or
//      { id, refused }; { failed } when it can't load.

import { watchLoading } from "./loading.mjs";

const ENGINE = "euchre_teach.respond";

/** Tells the page how many bytes have come, at most once in a while. */
function counter(total) {
  let loaded = 0;
  let told = 0;
  return (bytes) => {
    loaded += bytes;
    const now = performance.now();
    if (now - told < 100 && loaded < total) return;
    told = now;
    postMessage({ loaded: Math.min(loaded, total), total });
  };
}

async function load(home) {
  const told = await fetch(new URL("live.json", home), { cache: "no-cache" });
  if (!told.ok) throw new Error(`${told.status} ${told.url}`);
  const { info, engine: archive, sizes } = await told.json();
  const place = new URL("static/pyodide/", home);
  const count = counter(Object.values(sizes).reduce((sum, size) => sum + size, 0));
  const failed = watchLoading(place.href, count);
  const fetched = fetch(new URL(archive, place)).then((answer) => answer.arrayBuffer());
  const start = async () => {
    const { loadPyodide } = await import(new URL("pyodide.mjs", place));
    count(sizes["pyodide.mjs"] + sizes["pyodide.asm.mjs"]);
    return loadPyodide({ indexURL: place.href, lockFileContents: { info, packages: {} } });
  };
  const [python, packed] = await Promise.race([failed, Promise.all([start(), fetched])]);
  python.unpackArchive(packed, "zip");
  const files = Object.keys(sizes).map((name) => new URL(name, place).href);
  return { engine: python.pyimport(ENGINE), files: [new URL("live.json", home).href, ...files] };
}

let engine = null;

onmessage = async ({ data: { home, id, state, event } }) => {
  if (home) {
    try {
      const loaded = await load(home);
      ({ engine } = loaded);
      postMessage({ ready: true, files: loaded.files });
    } catch (error) {
      postMessage({ failed: String(error) });
    }
    return;
  }
  try {
    postMessage({ id, state: engine.respond_json(state, event) });
  } catch (error) {
    postMessage({ id, refused: String(error.message ?? error) });
  }
};
