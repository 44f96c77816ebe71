// What the studio is kept by on a device: once it was opened, it opens without a network.
// Before this stands `KEPT = {version, files: {place: sum}, later: {place: sum}}`; a version is kept whole or not at all,
// and what is open stays with its version until it is closed. What is for later is kept when it was asked for once.

import { sum } from "./sum.js";

const OURS = "tarotrules-studio-";
const NAME = OURS + KEPT.version;
const SITE = new URL(".", location.href).href;
const TYPES = { bin: "application/octet-stream", css: "text/css", html: "text/html", js: "text/javascript", mjs: "text/javascript" };

self.addEventListener("install", (event) => event.waitUntil(fetched()));
self.addEventListener("activate", (event) => event.waitUntil(tidied()));
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  const place = url.split(/[?#]/)[0].replace(SITE, "").replace(/\/$/, "/index.html");
  if (method === "GET" && sum_of(place) !== undefined) event.respondWith(kept(place));
});
self.addEventListener("message", (event) => event.waitUntil(asked(event.data.keep, event.source)));

const sum_of = (place) => KEPT.files[place] ?? KEPT.later[place];
/** The part that a file is a version of. */
const part_of = (address) => address.replace(/(-[0-9a-f]+)?\.\w+$/, "");

async function fetched() {
  await keep([...Object.keys(KEPT.files), ...(await wanted())]);
}

/** Of what is for later, the parts that are kept of another version. */
async function wanted() {
  const old = new Set();
  for (const name of await versions()) for (const { url } of await (await caches.open(name)).keys()) old.add(part_of(url));
  return Object.keys(KEPT.later).filter((place) => old.has(part_of(SITE + place)));
}

async function keep(places) {
  const cache = await caches.open(NAME);
  await Promise.all(places.map(async (place) => (await cache.match(SITE + place)) ?? cache.put(SITE + place, await sound(place))));
}

/** Keeps what a page has asked for, and tells it whether there was room. */
async function asked(addresses, page) {
  const places = addresses.map((each) => each.replace(SITE, "")).filter((each) => KEPT.later[each] !== undefined);
  const kept = await keep(places).then(() => true, () => false);
  page.postMessage({ kept });
}

/** A file with the sum it ought to have: what is kept of another version, what the browser has, or what the server has. */
async function sound(place) {
  for (const from of [(address) => caches.match(address), fetch, (address) => fetch(address, { cache: "reload" })]) {
    const found = (await from(SITE + place)) ?? new Response(null, { status: 404 });
    const content = await found.arrayBuffer();
    if (found.ok && (await sum(content)) === sum_of(place))
      return new Response(content, { headers: { "content-type": TYPES[place.split(".").pop()] ?? "text/plain" } });
  }
  throw new Error(`${place} is of another version`);
}

async function tidied() {
  await Promise.all((await versions()).map((name) => caches.delete(name)));
}

/** The other versions that are kept. */
async function versions() {
  return (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== NAME);
}

async function kept(place) {
  const cache = await caches.open(NAME);
  return (await cache.match(SITE + place)) ?? fetch(SITE + place);
}
