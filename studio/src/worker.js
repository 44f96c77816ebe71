// The worker in which the package runs. A question {id, op, args} is answered {id, result} or {id, error, fatal}.

import { loadPyodide } from "./runtime/pyodide.mjs";
import { unpack } from "./pack.js";
import { plain } from "./plain.js";

const HERE = new URL(".", import.meta.url).href;
const APP = "/app";

/** No packages but those in the pack: nothing is ever asked of another server. */
const ALONE = (python) => ({ info: { abi_version: ABI, arch: "wasm32", platform: "emscripten", version: "0", python }, packages: {} });

let answer = null;

/** What the runtime asks for by these names is sent packed. */
const PACKED = { "pyodide.asm.wasm": ["machine.bin", "application/wasm", true], "python_stdlib.zip": ["library.bin", "application/zip", false] };
const ask = self.fetch.bind(self);
self.fetch = (what, ...how) => {
  const asked = new URL(what.url ?? what, HERE).href;
  const [name, type, hard] = PACKED[asked.split("/").pop()] ?? [];
  return name === undefined ? ask(what, ...how) : plain(ask(new URL(name, asked)), type, hard);
};

async function begin() {
  const packed = plain(ask(new URL("app.bin", HERE)), "application/octet-stream", true).then((found) => found.arrayBuffer());
  const python = await loadPyodide({
    indexURL: new URL("runtime/", HERE).href,
    lockFileContents: ALONE(PYTHON),
    packageBaseUrl: HERE,
    fsInit: async (files) => unpack(files, new Uint8Array(await packed), APP),
  });
  python.runPython(`import sys; sys.path.insert(0, "${APP}")`);
  answer = python.runPython("from tarotrules.studio.doors import answer; answer");
}

self.onmessage = ({ data: { id, op, args } }) => {
  try {
    self.postMessage({ id, result: JSON.parse(answer(JSON.stringify({ op, args }))) });
  } catch (error) {
    self.postMessage({ id, error: String(error), fatal: error.name !== "PythonError" });
  }
};

begin().then(
  () => self.postMessage({ ready: true }),
  (error) => self.postMessage({ ready: false, why: String(error) }),
);
