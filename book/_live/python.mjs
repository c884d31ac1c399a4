// Runs a script in the reader's own Python, under Node: `node python.mjs PYODIDE SCRIPT WORD…`.
// The script finds its words in sys.argv, and this machine's files under /host.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, script, ...words] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(pyodide, "pyodide.mjs")));
const python = await loadPyodide();
python.mountNodeFS("/host", "/");
python.pyimport("sys").argv = python.toPy([script, ...words]);
python.runPython(readFileSync(script, "utf-8"));
