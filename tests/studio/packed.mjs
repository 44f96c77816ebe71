// The package as it is sent, in its own runtime and without a browser: node packed.mjs FOLDER PACK_JS.
// The first line is JSON, a program that defines `answer(line)`; each further line is answered by one.

import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [folder, packer] = process.argv.slice(2).map((each) => pathToFileURL(each).href);
const [{ loadPyodide }, { unpack }] = await Promise.all([import(`${folder}/pyodide.mjs`), import(packer)]);
const python = await loadPyodide({ fsInit: async (files) => unpack(files, readFileSync(new URL(`${folder}/app`)), "/app") });
python.runPython(`import sys; sys.path.insert(0, "/app")`);

let answer = null;
try {
  for await (const line of createInterface({ input: process.stdin })) {
    if (answer !== null) process.stdout.write(`${answer(line)}\n`);
    else {
      python.runPython(JSON.parse(line));
      answer = python.globals.get("answer");
    }
  }
} catch (error) {
  // Thrown, it would come with all of the runtime before it.
  process.stderr.write(String(error));
  process.exitCode = 1;
}
