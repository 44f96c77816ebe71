// The worker in which the package runs. A question {id, op, args} is answered {id, result} or {id, error, fatal}.

import { loadPyodide, version } from "./runtime/pyodide.mjs";
import { unpack } from "./pack.js";
import { plain } from "./plain.js";
import { sum } from "./sum.js";

const HERE = new URL(".", import.meta.url).href;
const APP = "/app";

/** No packages but those in the pack: nothing is ever asked of another server. */
const ALONE = (python) => ({ info: { abi_version: ABI, arch: "wasm32", platform: "emscripten", version: "0", python }, packages: {} });

/** The version that the page is of: that of the scripts, and the sum of each file that is fetched here. */
const { build, ...sums } = JSON.parse(self.name);
/** What is of another version. The runtime's own script looks itself whether it has the right version. */
const mixed = [...(build === BUILD ? [] : ["worker.js"]), ...(version === RUNTIME ? [] : ["runtime/pyodide.mjs", "runtime/pyodide.asm.mjs"])];
const looks = [];

let answer = null;

/** What the runtime asks for by these names is sent packed. */
const PACKED = { "pyodide.asm.wasm": ["runtime/machine.bin", "application/wasm", true], "python_stdlib.zip": ["runtime/library.bin", "application/zip", false] };
const ask = self.fetch.bind(self);
self.fetch = (what, ...how) => {
  const [place, type, hard] = PACKED[String(what.url ?? what).split("/").pop()] ?? [];
  return place === undefined ? ask(what, ...how) : sent(place, type, hard);
};

/** Told of the first file that does not come: then nothing is waited for, whatever the runtime makes of it. */
let lacking;
const lost = new Promise((_, lose) => { lacking = lose; });
lost.catch(() => {});

/** A file that was sent packed; who waits for one that does not come, waits no more when it is told. */
const sent = (place, type, hard) => plain(looked(place), type, hard).catch((error) => { lacking(error); return new Promise(() => {}); });

/** Fetches a file; while it is unpacked, its sum is made. */
async function looked(place) {
  const found = await ask(new URL(place, HERE));
  if (found.ok && crypto.subtle) looks.push(found.clone().arrayBuffer().then(sum).then((is) => is === sums[place] || mixed.push(place), lacking));
  return found;
}

async function begin() {
  const packed = sent("app.bin", "application/octet-stream", true).then((found) => found.arrayBuffer());
  packed.catch(lacking);
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

(mixed.length > 0 ? Promise.resolve() : Promise.race([begin(), lost])).then(() => "", String).then(async (why) => {
  await Promise.allSettled(looks);
  self.postMessage({ ready: why === "" && mixed.length === 0, why, mixed });
});
