// The worker that sets type, ended when it has. It is sent {parts, data}, and perhaps {sheets} for the pages it has
// made; it answers {fetched} as bytes arrive, {setting} when it begins, and {pdf, pages} or {error, why}.

import load, { TypstCompilerBuilder } from "@myriaddreamin/typst-ts-web-compiler/pkg/typst_ts_web_compiler.mjs";
import { unpacked } from "./pack.js";
import { plain } from "./plain.js";

/** The parts that are packed as small as can be. */
const HARD = new Set(["machine", "small", "large"]);
/** How many pages a PDF of this typesetter has; the first that is said is said of all. */
const PAGES = /\/Type *\/Pages *\/Count (\d+)/;
/** Diagnostics with their places. */
const FULL = 2;

let compiler = null;
let templates = null;
let pdf = null;

self.onmessage = async ({ data: { parts, data, sheets } }) => {
  let stage = "fetch";
  try {
    if (compiler === null) await begin(parts);
    self.postMessage({ setting: true });
    stage = "set";
    pdf = sheets === undefined ? book(data) : folded(sheets);
    self.postMessage({ pdf, pages: Number(PAGES.exec(new TextDecoder("latin1").decode(pdf))[1]) });
  } catch (error) {
    const memory = error instanceof RangeError || error instanceof WebAssembly.RuntimeError || /memory/i.test(String(error));
    self.postMessage({ error: memory ? "memory" : stage, why: String(error?.message ?? error) });
  }
};

/** Fetches all parts at once, and opens the letters. */
async function begin(parts) {
  const { machine, templates: looks, ...faces } = Object.fromEntries(Object.entries(parts).map(([name, { address }]) => [name, asked(name, address)]));
  const [, texts, ...packs] = await Promise.all([load({ module_or_path: machine }), files(looks), ...Object.values(faces).map(files)]);
  templates = texts;
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const pack of packs) for (const face of pack.values()) await builder.add_raw_font(face);
  compiler = await builder.build();
}

function asked(name, address) {
  const type = name === "machine" ? "application/wasm" : "application/octet-stream";
  return plain(fetch(address).then(counted), type, HARD.has(name));
}

/** A response that is told of as it arrives. */
function counted(found) {
  if (!found.ok) throw new Error(`${found.url}: ${found.status}`);
  const tell = new TransformStream({
    transform(bytes, on) {
      self.postMessage({ fetched: bytes.length });
      on.enqueue(bytes);
    },
  });
  return new Response(found.body.pipeThrough(tell));
}

async function files(pack) {
  return new Map(unpacked(new Uint8Array(await (await pack).arrayBuffer())));
}

function book(data) {
  compiler.map_shadow("/book.json", new TextEncoder().encode(data));
  return made("booklet.typ");
}

/** The pages that were made, two by two. A virtual file is text; the typesetter makes bytes of numbers. */
function folded(sheets) {
  compiler.map_shadow("/sheets.json", new TextEncoder().encode(JSON.stringify({ ...sheets, pdf: Array.from(pdf) })));
  return made("imposed.typ");
}

function made(template) {
  compiler.add_source(`/${template}`, new TextDecoder().decode(templates.get(template)));
  const { result, diagnostics } = compiler.compile(`/${template}`, undefined, "pdf", FULL);
  if (result === undefined) throw new Error(JSON.stringify(diagnostics));
  return result;
}
