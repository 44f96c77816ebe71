// An evening that was saved is opened again, like anything that comes from elsewhere: looked at by the package, and laid beside what there is.

import * as shelf from "../shelf.js";
import { say } from "../words.js";
import * as store from "./store.js";

/** So long may a file be, in bytes. */
const MOST = 1024 * 1024;

/** Opens a file with an evening, at the rules that are open, which stay; it is scored by its own. What is wrong with it, in words, if it cannot be. */
export async function opened(app, file) {
  if (file.size > MOST) return say("studio-evening-wrong-long");
  let content;
  try {
    content = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return say("studio-evening-wrong-unreadable");
  }
  const found = await app.ask("evening_opened", { content });
  if (found === null) return say("studio-evening-wrong-unreadable");
  if (found.why !== null) return say(`studio-evening-wrong-${found.why}`, { deal: found.deal });
  const { text, rulesId, begun, people, table, deals } = found.evening;
  const rules = app.id() ?? shelf.all().find((each) => each.text === text)?.id ?? shelf.another();
  const evening = { ...store.begun({ text, rulesId, people, playing: null }), begun: Date.parse(begun), table, deals, came: true };
  const twice = store.evenings(rules).find((each) => each.begun === evening.begun && JSON.stringify([each.text, each.people, each.deals]) === JSON.stringify([text, people, deals]));
  if (twice !== undefined) evening.id = twice.id;
  const how = store.keep(rules, evening);
  if (how !== "saved") return say(store.SENTENCES[how]);
  dispatchEvent(new Event(store.OPENED));
  if (app.id() === rules) app.back();
  else app.open(text, rules);
  app.turn("score");
  app.status("studio-evening-opened");
  return null;
}

/** A button that chooses such a file. */
export function chooser(app, h) {
  const wrong = h("p", { class: "wrong", role: "status" });
  const input = h("input", { type: "file", accept: ".json,application/json", onchange: async () => {
    const [file] = input.files;
    input.value = "";
    if (file) wrong.textContent = (await opened(app, file)) ?? "";
  } });
  return h("div", { class: "open-evening" }, h("label", { class: "file" }, say("studio-evening-open"), " ", input), wrong);
}
