// What comes packed: streams are unpacked here, so that it does not matter whether a server packs what it sends.

import { XzReadableStream } from "xz-decompress";

/** A response with what is packed in another, which is awaited. */
export async function plain(asked, type) {
  const found = await asked;
  if (!found.ok) throw new Error(`${found.url}: ${found.status}`);
  const { body } = found;
  const unpacked = type === "application/wasm" ? new XzReadableStream(body) : body.pipeThrough(new DecompressionStream("gzip"));
  return new Response(unpacked, { headers: { "content-type": type } });
}
