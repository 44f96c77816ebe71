// A link that holds a text of rules: nothing is sent to anybody, the text is in the address itself.

/** No text longer than this is taken from a link, in bytes. */
export const MOST = 64 * 1024;

/** What comes after `#` in a link to these rules; nothing, if nobody could open it. */
export async function toFragment({ text, view }) {
  const given = new Blob([text]);
  if (given.size > MOST) return null;
  const packed = await through(given, new CompressionStream("deflate-raw"), Infinity);
  const letters = btoa(Array.from(packed, (each) => String.fromCharCode(each)).join("")).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return letters.length > MOST ? null : `rules=${letters}&view=${view}`;
}

/** What a link says, or nothing, if it is not one of ours or too long. */
export async function fromFragment(fragment) {
  const given = new URLSearchParams(fragment);
  const letters = given.get("rules");
  if (letters === null || letters.length > MOST) return null;
  try {
    const bytes = Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (each) => each.charCodeAt(0));
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await through(new Blob([bytes]), new DecompressionStream("deflate-raw"), MOST));
    return { text, view: given.get("view") };
  } catch {
    return null;
  }
}

/** The bytes of a blob sent through a stream; too many are an error before they are all there. */
async function through(blob, stream, most) {
  const parts = [];
  let size = 0;
  const reader = blob.stream().pipeThrough(stream).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      await reader.cancel();
      throw new RangeError("too long");
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
