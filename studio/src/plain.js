// What comes packed: streams are unpacked here, so that it does not matter whether a server packs what it sends.

import { XzReadableStream } from "xz-decompress";

/** A response with what is packed in another, which is awaited; `hard`: as small as can be, and slower to unpack. */
export async function plain(asked, type, hard) {
  const found = await asked;
  if (!found.ok) throw new Error(`${found.url}: ${found.status}`);
  const unpacked = hard ? new XzReadableStream(found.body) : found.body.pipeThrough(new DecompressionStream("gzip"));
  return new Response(unpacked, { headers: { "content-type": type } });
}
