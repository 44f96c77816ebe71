// The worker in which the package runs. A question {id, op, args} is answered {id, result} or {id, error, fatal}.

import { loadPyodide } from "./runtime/pyodide.mjs";

const HERE = new URL(".", import.meta.url).href;
const APP = "/app";

/** No packages but those in the pack: nothing is ever asked of another server. */
const ALONE = (python) => ({ info: { abi_version: ABI, arch: "wasm32", platform: "emscripten", version: "0", python }, packages: {} });

let answer = null;

async function begin() {
  const pack = fetch(new URL("app.pack", HERE)).then((found) => {
    if (!found.ok) throw new Error(`app.pack: ${found.status}`);
    return found.arrayBuffer();
  });
  const python = await loadPyodide({
    indexURL: new URL("runtime/", HERE).href,
    lockFileContents: ALONE(PYTHON),
    packageBaseUrl: HERE,
  });
  unpack(python.FS, new Uint8Array(await pack));
  python.runPython(`import sys; sys.path.insert(0, "${APP}")`);
  answer = python.runPython("from tarotrules.studio.doors import answer; answer");
}

/** Writes the files of a pack: a line of JSON with names and lengths, then the files themselves. */
function unpack(files, pack) {
  let at = pack.indexOf(10);
  const index = JSON.parse(new TextDecoder().decode(pack.subarray(0, at++)));
  const made = new Set();
  for (const [name, length] of index) {
    const path = `${APP}/${name}`;
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(folder)) {
      files.mkdirTree(folder);
      made.add(folder);
    }
    files.writeFile(path, pack.subarray(at, at + length), { canOwn: true });
    at += length;
  }
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
