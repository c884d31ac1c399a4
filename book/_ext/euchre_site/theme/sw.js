// The whole book without a network. The build writes the first four lines: what this
// version is called (by its files and by this worker's own text, so that no two versions
// share what they keep), which Python it comes with, what is in it (address below the
// site's root, and hash), and the folder whose files never change, since its name comes
// from what is in them.
const VERSION = "@version@";
const PYTHON = "@python@";
const BOOK = JSON.parse("@book@");
const UNCHANGING = "@unchanging@";

const SCOPE = self.registration.scope;
const OURS = `euchre ${SCOPE} `; // other sites may share this origin: leave theirs alone
const BOOK_CACHE = `${OURS}book ${VERSION}`;
const LIVE_CACHE = `${OURS}live ${PYTHON}`; // outlives a new version of the book
const LIVE = "lite/"; // Python in the browser: kept as it is used, never fetched ahead
const PATIENCE = 4000; // ms to wait for a slow network before showing the kept page
const AT_ONCE = 4; // requests at a time while the book is being fetched

// ---- a new version: complete before it is used, or not at all ----------------------

async function hashOf(body) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("").slice(0, 16);
}

/** The file as this version has it, with no mark of how it came. */
async function checked(response, place) {
  if (!response?.ok) return null;
  const body = await response.arrayBuffer();
  if ((await hashOf(body)) !== BOOK[place]) return null;
  return new Response(body, { headers: { "Content-Type": response.headers.get("Content-Type") } });
}

async function fetchInto(cache, place) {
  const address = SCOPE + place;
  const kept = await checked(await caches.match(address), place);
  const file = kept ?? (await checked(await fetch(address, { cache: "no-cache" }), place));
  if (!file) throw new Error(`${place} is not of version ${VERSION}`);
  await cache.put(address, file);
}

/** Nothing that serves a reader is touched: what was there already stays, whatever happens. */
async function fill() {
  const wasThere = await caches.has(BOOK_CACHE);
  const cache = await caches.open(BOOK_CACHE);
  const waiting = Object.keys(BOOK);
  const fetcher = async () => {
    while (waiting.length > 0) await fetchInto(cache, waiting.pop());
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, fetcher));
  } catch (error) {
    waiting.length = 0;
    if (!wasThere) await caches.delete(BOOK_CACHE);
    throw error; // the version before stays in use; the browser tries again later
  }
}

async function takeOver() {
  const old = (await caches.keys()).filter(
    (name) => name.startsWith(OURS) && name !== BOOK_CACHE && name !== LIVE_CACHE,
  );
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener("install", (event) => {
  event.waitUntil(fill().then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

// ---- answering ---------------------------------------------------------------------

/** An address as the book writes it; one that can't be read is none of the book's. */
function readable(path) {
  try {
    return decodeURI(path);
  } catch {
    return path; // a bare percent sign
  }
}

/** Which file of the book an address asks for; null if none. */
function placeOf(path) {
  const names = [path, `${path}index.html`, `${path}.html`];
  return names.find((name) => Object.hasOwn(BOOK, name)) ?? null;
}

async function keptFile(place) {
  const cache = await caches.open(BOOK_CACHE);
  return (await cache.match(SCOPE + place)) ?? null;
}

/** What the network says, unless it says nothing for too long and there is another way. */
function inTime(answer, kept) {
  if (!kept) return answer;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, kept));
  return Promise.race([answer, late]);
}

/** A page as it stands on the site now, or else as it was kept. */
async function freshOrKept(request, place) {
  const kept = place && (await keptFile(place));
  try {
    const answer = await inTime(fetch(request, { cache: "no-cache" }), kept);
    return kept && answer.status >= 500 ? kept : answer;
  } catch {
    return kept || (await keptFile("404.html")) || Response.error();
  }
}

async function keptOrFresh(request, place) {
  return (place && (await keptFile(place))) || fetch(request);
}

/** Where a file lies, whatever is in it: some have a hash of that in their address. */
function placeOfAny(address) {
  return address.replace(/(?<![0-9a-f])[0-9a-f]{12}(?=[./])/, "*");
}

/** Keep a file of the live part, in place of the same file as it was before. */
async function keepLive(cache, request, answer) {
  const address = request.url ?? request;
  for (const { url } of await cache.keys()) {
    if (url !== address && placeOfAny(url) === placeOfAny(address)) await cache.delete(url);
  }
  await cache.put(request, answer);
}

/** A file of the live part: from the network, and kept for when there is none. */
async function liveFile(event) {
  const cache = await caches.open(LIVE_CACHE);
  try {
    const answer = await fetch(event.request);
    if (answer.status === 200) {
      event.waitUntil(keepLive(cache, event.request, answer.clone()).catch(() => {}));
    }
    return answer;
  } catch {
    return (await cache.match(event.request, { ignoreSearch: true })) ?? Response.error();
  }
}

/** Keep files that a page had from the network before this worker answered it. */
async function keepToo(addresses) {
  const cache = await caches.open(LIVE_CACHE);
  for (const address of addresses) {
    if (!address.startsWith(SCOPE + LIVE) || (await cache.match(address))) continue;
    const answer = await fetch(address, { cache: "force-cache" });
    if (answer.status === 200) await keepLive(cache, address, answer);
  }
}

self.addEventListener("message", (event) => {
  const { keep } = event.data ?? {};
  if (Array.isArray(keep)) event.waitUntil(keepToo(keep).catch(() => {}));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = request.url.replace(/[?#].*$/, "");
  if (request.method !== "GET" || !address.startsWith(SCOPE)) return;
  const path = readable(address.slice(SCOPE.length));
  if (path.startsWith(LIVE)) return event.respondWith(liveFile(event));
  const place = placeOf(path);
  if (path.startsWith(UNCHANGING)) event.respondWith(keptOrFresh(request, place));
  else if (place || request.mode === "navigate") event.respondWith(freshOrKept(request, place));
});
