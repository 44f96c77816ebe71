// What is kept on a device, without a browser: node kept.mjs SOURCES.
// Each line is JSON, `[program, given]`; the program is the body of a function of what is given, the modules, the device and its room.

import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const device = new Map();
const room = { left: Infinity };
globalThis.localStorage = {
  getItem: (key) => device.get(key) ?? null,
  setItem(key, words) {
    const others = [...device].filter(([each]) => each !== key).reduce((sum, [, each]) => sum + each.length, 0);
    if (others + words.length > room.left) throw new Error("full");
    device.set(key, words);
  },
  removeItem: (key) => device.delete(key),
  get length() { return device.size; },
};
globalThis.sessionStorage = { getItem: () => null, setItem() {} };
const hearing = [];
globalThis.addEventListener = (what, heard) => hearing.push([what, heard]);
/** Another tab has written under a key. */
const elsewhere = (key) => hearing.forEach(([what, heard]) => what === "storage" && heard({ key }));

const sources = pathToFileURL(process.argv[2]).href;
const [shelf, evenings, games, { Keeping }] = await Promise.all(["shelf.js", "evening/store.js", "playing/store.js", "keeping.js"].map((each) => import(`${sources}/${each}`)));
for await (const line of createInterface({ input: process.stdin })) {
  const [program, given] = JSON.parse(line);
  device.clear();
  room.left = Infinity;
  hearing.length = 0;
  const found = new Function("given", "shelf", "evenings", "games", "device", "room", "Keeping", "elsewhere", program)(given, shelf, evenings, games, device, room, Keeping, elsewhere);
  process.stdout.write(`${JSON.stringify({ found, device: Object.fromEntries(device) })}\n`);
}
