// Makes dist/ of what is in src/, of the runtime, and of the pack that `python -m tarotrules.studio.pack` has made.

import { build } from "esbuild";
import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const RUNTIME = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"];
const { info } = JSON.parse(readFileSync(here("node_modules/pyodide/pyodide-lock.json"), "utf8"));

if (!existsSync(here("dist/app.pack"))) {
  console.error("dist/app.pack is not there: run `python -m tarotrules.studio.pack studio/dist/app.pack` first.");
  process.exit(1);
}
mkdirSync(here("dist/runtime"), { recursive: true });
for (const name of RUNTIME) copyFileSync(here(`node_modules/pyodide/${name}`), here(`dist/runtime/${name}`));
await build({
  absWorkingDir: here("."),
  entryPoints: ["src/page.js", "src/worker.js", "src/page.css"],
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
