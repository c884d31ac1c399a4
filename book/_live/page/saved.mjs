// The reader's own copies of the notebooks, which JupyterLite keeps in this browser, and
// which hide a notebook that has changed since. Nothing of theirs is ever thrown away: what
// they wrote moves aside under another name.

const MARK = "euchre_teach";

/** Which notebook a notebook was made from, or none if it isn't the book's. */
function versionOf(notebook) {
  return notebook?.metadata?.[MARK]?.version ?? null;
}

/** The same name for the same cells as notebooks.py gives. */
async function hashOf(notebook) {
  const sources = notebook.cells.map(({ source }) => [source].flat().join(""));
  const bytes = new TextEncoder().encode(JSON.stringify(sources));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("").slice(0, 16);
}

/** JupyterLite's store of files, or null where it has none yet. */
async function openStore(root) {
  const name = `JupyterLite Storage - ${root.pathname}`;
  const known = await indexedDB.databases?.();
  if (known && !known.some((each) => each.name === name)) return null;
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    // Asked before JupyterLite made it: leave it to JupyterLite.
    opening.onupgradeneeded = () => opening.transaction.abort();
    opening.onerror = () => (opening.error?.name === "AbortError" ? resolve(null) : reject(opening.error));
    opening.onsuccess = () => {
      const store = opening.result;
      if (store.objectStoreNames.contains("files")) return resolve(store);
      store.close();
      resolve(null);
    };
  });
}

function ask(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function files(store, mode) {
  return store.transaction("files", mode).objectStore("files");
}

/** A name that no file has: "deal (yours, 2026-11-29).ipynb". */
async function freeName(store, path, day) {
  const stem = path.replace(/\.ipynb$/, "");
  for (let n = 1; ; n += 1) {
    const name = `${stem} (yours, ${day}${n > 1 ? `, ${n}` : ""}).ipynb`;
    if ((await ask(files(store, "readonly").getKey(name))) === undefined) return name;
  }
}

/** Give a saved copy another name, in one transaction: there is never none, never two. */
async function moveAside(store, path, day) {
  const name = await freeName(store, path, day);
  const place = files(store, "readwrite");
  const copy = await ask(place.get(path));
  const { [MARK]: _mark, ...metadata } = copy.content.metadata; // now it is theirs alone
  const content = { ...copy.content, metadata };
  const kept = { ...copy, name, path: name, content };
  await Promise.all([ask(place.put(kept, name)), ask(place.delete(path))]);
  return name;
}

async function remove(store, path) {
  await ask(files(store, "readwrite").delete(path));
}

/** Whether the book's notebook is still of that version, as far as can be told. */
async function isPresent(root, path, version) {
  const answer = await fetch(new URL(`files/${path}`, root), { cache: "no-cache" });
  return !answer.ok || versionOf(await answer.json()) === version;
}

/**
 * What there is to say of the reader's copy of a notebook: null if it is the book's present
 * one or there is none; `{ edited: false, drop }` if it is an older one they never changed;
 * `{ edited: true, moveAside }` if it is older and holds their own words.
 */
export async function savedCopy(root, path) {
  const store = await openStore(root);
  if (!store) return null;
  const copy = await ask(files(store, "readonly").get(path));
  const old = versionOf(copy?.content);
  if (!old || (await isPresent(root, path, old))) {
    store.close();
    return null;
  }
  if ((await hashOf(copy.content)) === old) {
    return { edited: false, drop: () => remove(store, path) };
  }
  const day = String(copy.last_modified).slice(0, 10);
  return { edited: true, moveAside: () => moveAside(store, path, day) };
}
