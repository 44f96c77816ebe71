// What is typed or put together and not applied yet: it is still there when all is drawn anew.

import { shortened } from "../places.js";
import { say } from "../words.js";

/** So much of a value is shown on a button, in characters. */
const LONG = 60;
/** What is being built, by rules, setting and players. */
const drafts = new Map();
/** How each of them is taken or left, by the same names. */
const untaken = new Map();

export const keyed = (app, path, players) => `${app.id()} ${path} ${players}`;

/** What is begun in these rules and not applied yet: what it is called, what stays if it is left, how it is taken, and how it is left. */
export const begun = (app) => [...untaken].filter(([key]) => key.startsWith(`${app.id()} `)).map(([, each]) => each);

/** What is begun of a setting, if anything is. */
export const draft = (key) => drafts.get(key);

/** Something is begun, or other than a moment ago. */
export function begin(key, what, each) {
  drafts.set(key, what);
  untaken.set(key, each);
}

/** What was taken or left is no longer waited for. */
export function ended(key) {
  drafts.delete(key);
  untaken.delete(key);
}

/** The same, by the setting. */
export const over = (app, path, players) => ended(keyed(app, path, players));

/** What a button says that leaves a value as it is. */
export function kept(whole) {
  const value = shortened(whole, LONG);
  return value === "" ? say("studio-building-leave") : say("studio-panel-keep", { value });
}
