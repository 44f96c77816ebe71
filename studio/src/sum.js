// The sum of a file: two with the same one have the same content.

export async function sum(content) {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return [...bytes].map((each) => each.toString(16).padStart(2, "0")).join("");
}
