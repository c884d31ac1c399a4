// What JupyterLite takes for Pyodide. It is Pyodide, and tells the page how its loading goes.

import { watchLoading } from "./loading.mjs";

const PLACE = new URL("./", import.meta.url);

function tell(python) {
  postMessage({ python });
}

export async function loadPyodide(options) {
  let isStarting = true;
  const heard = (_bytes, pending) => tell({ isLoading: isStarting || pending > 0 });
  const failed = watchLoading(PLACE.href, heard);
  const tellFailure = (error) => tell({ failed: String(error) });
  failed.catch(tellFailure); // also later, when a cell imports what isn't there yet
  try {
    const { loadPyodide: load } = await import(new URL("pyodide.mjs", PLACE));
    return await Promise.race([failed, load(options)]);
  } catch (error) {
    tellFailure(error);
    throw error;
  } finally {
    isStarting = false;
    heard(0, 0);
  }
}
