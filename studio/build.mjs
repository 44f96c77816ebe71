// Makes dist/ of what is in src/, of the runtime, and of the pack that `python -m tarotrules.studio.pack` has made.

import { build } from "esbuild";
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { loadPyodide, version } from "pyodide";
import { unpack } from "./src/pack.js";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const { info } = JSON.parse(readFileSync(here("node_modules/pyodide/pyodide-lock.json"), "utf8"));
const PACK = here("build/app.pack");
/** What `python -m tarotrules.studio.make_faces` has made, and the typesetter itself. */
const LETTERS = here("build/typesetter");
const MACHINE = here("node_modules/@myriaddreamin/typst-ts-web-compiler/pkg/typst_ts_web_compiler_bg.wasm");
/** What was packed as small as can be, by its sum: it takes long. */
const DONE = here("build/packed");
const packed = new Set();
/** The Python that packs; the one that is sent is slower, and does one thing after the other. */
const PACKER = [process.env.PYTHON ?? "python3", ["-c", `
import lzma, sys
sys.stdout.buffer.write(lzma.compress(sys.stdin.buffer.read(), check=lzma.CHECK_CRC32, preset=9 | lzma.PRESET_EXTREME))
`]];
/** What stands for the version of the scripts until they are made. */
const BUILD = "@build@";

if (!existsSync(PACK)) {
  console.error("build/app.pack is not there: run `python -m tarotrules.studio.pack studio/build/app.pack` first.");
  process.exit(1);
}
rmSync(here("dist"), { recursive: true, force: true });
mkdirSync(here("dist/runtime"), { recursive: true });

// What takes longest is packed while the rest is made.
const setting = existsSync(LETTERS) && existsSync(MACHINE);
const slow = Object.fromEntries([
  ["runtime", here("node_modules/pyodide/pyodide.asm.wasm")],
  ...(setting ? [["machine", MACHINE], ["small", `${LETTERS}/letters.pack`], ["large", `${LETTERS}/eastern.pack`]] : []),
].map(([name, path]) => [name, smallest(readFileSync(path))]));

// What runs Python. Names that no server thinks to know, so that none unpacks or packs what is packed already.
for (const name of ["pyodide.mjs", "pyodide.asm.mjs"]) copyFileSync(here(`node_modules/pyodide/${name}`), here(`dist/runtime/${name}`));
const python = await loadPyodide({ env: { PYTHONHASHSEED: "0" } });
unpack(python.FS, readFileSync(PACK), "/app");
python.runPython(`
import sys
from pathlib import Path
sys.path.insert(0, "/app")
from tarotrules.studio import freeze
(found,) = Path("/lib").glob("python*.zip")
Path("/library").write_bytes(freeze.standard_library(found, Path("/app")))
Path("/compiled").write_bytes(freeze.application(Path("/app")))
`);
const small = (content) => gzipSync(content, { level: 9 });
writeFileSync(here("dist/runtime/machine.bin"), await slow.runtime);
writeFileSync(here("dist/runtime/library.bin"), small(python.FS.readFile("/library")));
writeFileSync(here("dist/app.bin"), await smallest(python.FS.readFile("/compiled")));

// What sets type. Whoever asks for a part names its content, and gets no other version of it.
const parts = {};
if (setting) {
  mkdirSync(here("dist/typesetter"));
  part("machine", await slow.machine);
  part("templates", small(readFileSync(`${LETTERS}/templates.pack`)));
  part("letters", small(readFileSync(`${LETTERS}/letters.json`)));
  part("small", await slow.small);
  part("large", await slow.large);
} else console.error("The typesetter is left out: `make studio` brings it.");

for (const name of readdirSync(DONE)) if (!packed.has(`${DONE}/${name}`)) rmSync(`${DONE}/${name}`);

function part(name, content) {
  const path = `typesetter/${name}-${sum(content)}.bin`;
  writeFileSync(here(`dist/${path}`), content);
  parts[name] = { path, size: content.length };
}

/** Packed slowly, to be sent often. */
async function smallest(content) {
  const path = `${DONE}/${sum(content)}`;
  packed.add(path);
  if (existsSync(path)) return readFileSync(path);
  const packer = spawn(...PACKER, { stdio: ["pipe", "pipe", "inherit"] });
  const ended = new Promise((done, failed) => packer.on("error", failed).on("close", (code) => (code === 0 ? done() : failed(new Error(`${PACKER[0]}: ${code}`)))));
  packer.stdin.end(content);
  const [made] = await Promise.all([buffer(packer.stdout), ended]);
  mkdirSync(DONE, { recursive: true });
  writeFileSync(`${path}.new`, made);
  renameSync(`${path}.new`, path);
  return made;
}

function sum(content) {
  return createHash("sha256").update(content).digest("hex").slice(0, 16);
}

const { warnings } = await build({
  absWorkingDir: here("."),
  entryPoints: [
    ...["page.js", "worker.js", "sw.js", "page.css"].map((name) => ({ in: `src/${name}`, out: name.replace(/\.[a-z]+$/, "") })),
    { in: "src/typesetter.js", out: "typesetter/worker" },
  ],
  outdir: "dist",
  bundle: true,
  minify: true,
  format: "esm",
  target: "es2022",
  charset: "utf8",
  legalComments: "linked",
  external: ["./runtime/*"],
  define: { BUILD: JSON.stringify(BUILD), RUNTIME: JSON.stringify(version), PYTHON: JSON.stringify(info.python), ABI: JSON.stringify(info.abi_version), PARTS: JSON.stringify(parts) },
});
// It has said what it is about.
if (warnings.length > 0) process.exit(1);

// The page is made with the version of its scripts, and they know it.
const scripts = ["page.js", "worker.js"].map((name) => here(`dist/${name}`));
const made = sum(Buffer.concat(scripts.map((path) => readFileSync(path))));
for (const path of scripts) writeFileSync(path, readFileSync(path, "utf8").replace(BUILD, made));
writeFileSync(here("dist/build.txt"), made);
