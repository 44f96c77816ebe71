// What the studio is kept by on a device: once it was opened, it opens without a network.
// Before this stands `KEPT = {version, files: {place: sum}}`; a version is kept whole or not at all, and what is open
// stays with its version until it is closed.

const OURS = "tarotrules-studio-";
const NAME = OURS + KEPT.version;
const SITE = new URL(".", location.href).href;
const TYPES = { bin: "application/octet-stream", css: "text/css", html: "text/html", js: "text/javascript", mjs: "text/javascript" };

self.addEventListener("install", (event) => event.waitUntil(fetched()));
self.addEventListener("activate", (event) => event.waitUntil(tidied()));
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  const place = url.split(/[?#]/)[0].replace(SITE, "").replace(/\/$/, "/index.html");
  if (method === "GET" && KEPT.files[place] !== undefined) event.respondWith(kept(place));
});

async function fetched() {
  const cache = await caches.open(NAME);
  await Promise.all(Object.keys(KEPT.files).map(async (place) => cache.put(SITE + place, await sound(place))));
}

/** A file with the sum it ought to have: what the browser has already, or else what the server has. */
async function sound(place) {
  for (const cache of ["default", "reload"]) {
    const found = await fetch(SITE + place, { cache });
    const content = await found.arrayBuffer();
    if (found.ok && (await sum(content)) === KEPT.files[place])
      return new Response(content, { headers: { "content-type": TYPES[place.split(".").pop()] ?? "text/plain" } });
  }
  throw new Error(`${place} is of another version`);
}

async function sum(content) {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return [...bytes].map((each) => each.toString(16).padStart(2, "0")).join("");
}

async function tidied() {
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function kept(place) {
  const cache = await caches.open(NAME);
  return (await cache.match(SITE + place)) ?? fetch(SITE + place);
}
