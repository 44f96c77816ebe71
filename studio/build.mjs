// Makes dist/ of what is in src/, of the runtime, and of the pack that `python -m tarotrules.studio.pack` has made.

import { build } from "esbuild";
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";
import { unpack } from "./src/pack.js";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const { info } = JSON.parse(readFileSync(here("node_modules/pyodide/pyodide-lock.json"), "utf8"));
const PACK = here("build/app.pack");

if (!existsSync(PACK)) {
  console.error("build/app.pack is not there: run `python -m tarotrules.studio.pack studio/build/app.pack` first.");
  process.exit(1);
}
rmSync(here("dist"), { recursive: true, force: true });
mkdirSync(here("dist/runtime"), { recursive: true });

// What runs Python. Names that no server thinks to know, so that none unpacks or packs what is packed already.
for (const name of ["pyodide.mjs", "pyodide.asm.mjs"]) copyFileSync(here(`node_modules/pyodide/${name}`), here(`dist/runtime/${name}`));
const python = await loadPyodide({ env: { PYTHONHASHSEED: "0" } });
unpack(python.FS, readFileSync(PACK), "/app");
python.FS.writeFile("/machine", readFileSync(here("node_modules/pyodide/pyodide.asm.wasm")));
python.runPython(`
import sys
from pathlib import Path
sys.path.insert(0, "/app")
from tarotrules.studio import freeze
(found,) = Path("/lib").glob("python*.zip")
Path("/library").write_bytes(freeze.standard_library(found, Path("/app")))
Path("/compiled").write_bytes(freeze.application(Path("/app")))
import lzma
for each in "/machine", "/compiled":
    Path(each).write_bytes(lzma.compress(Path(each).read_bytes(), check=lzma.CHECK_CRC32, preset=9 | lzma.PRESET_EXTREME))
`);
writeFileSync(here("dist/runtime/machine.bin"), python.FS.readFile("/machine"));
writeFileSync(here("dist/runtime/library.bin"), gzipSync(python.FS.readFile("/library"), { level: 9 }));
writeFileSync(here("dist/app.bin"), python.FS.readFile("/compiled"));

await build({
  absWorkingDir: here("."),
  entryPoints: ["src/page.js", "src/worker.js", "src/sw.js", "src/page.css"],
  outdir: "dist",
  bundle: true,
  minify: true,
  format: "esm",
  target: "es2022",
  charset: "utf8",
  legalComments: "linked",
  external: ["./runtime/*"],
  define: { PYTHON: JSON.stringify(info.python), ABI: JSON.stringify(info.abi_version) },
});
