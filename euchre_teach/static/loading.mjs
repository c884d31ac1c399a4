// What of Python comes over the network, watched from inside the worker that loads it: a page of
// the book has its own worker, a live page has JupyterLite's. Neither Pyodide nor JupyterLite
// says so when a file doesn't come; both would wait for it without end.

/** The answer itself; `came` hears of its bytes as they come, `done` of its end. */
function counted(answer, came, done) {
  const tap = new TransformStream({
    transform(chunk, controller) {
      came(chunk.byteLength);
      controller.enqueue(chunk);
    },
  });
  answer.body.pipeTo(tap.writable).then(() => done(), done);
  const { status, statusText, url } = answer;
  const headers = new Headers(answer.headers);
  // whatever the host calls it: a browser compiles it as it comes only under this name
  if (url.endsWith(".wasm")) headers.set("Content-Type", "application/wasm");
  const whole = new Response(tap.readable, { status, statusText, headers });
  return Object.defineProperty(whole, "url", { value: url });
}

/**
 * Watch all that is fetched from below an address. `heard(bytes, pending)` is told whenever
 * something happens, with the number of files still to come. The promise never comes true, and
 * fails as soon as a file does.
 */
export function watchLoading(place, heard) {
  const { fetch } = self;
  const make = WebAssembly.instantiateStreaming;
  let pending = 0;
  return new Promise((_, fail) => {
    const done = (error) => {
      pending -= 1;
      heard(0, pending);
      if (error) fail(error);
    };
    self.fetch = async (...words) => {
      const { href } = new URL(words[0].url ?? words[0], self.location);
      if (!href.startsWith(place)) return fetch(...words);
      pending += 1;
      heard(0, pending);
      try {
        const answer = await fetch(...words);
        if (!answer.ok) throw new Error(`${answer.status} ${href}`);
        return counted(answer, (bytes) => heard(bytes, pending), done);
      } catch (error) {
        done(error);
        throw error;
      }
    };
    WebAssembly.instantiateStreaming = (...words) => {
      const made = make.apply(WebAssembly, words);
      made.catch(fail);
      return made;
    };
  });
}
