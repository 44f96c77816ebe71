// What can be done about options that do not go together: a button for each way, all alike, each with what would then be the rule.

import { h } from "./dom.js";
import { shortened } from "./places.js";
import { say } from "./words.js";

const titled = (options) => options.map(({ title }) => title).join(", ");

/** The ways for one option beside others, each `{id, title}`; nothing, if nobody could say. `done` is called when one is gone. */
export async function ways(app, one, others, done = () => {}) {
  const asked = { id: one.id, others: others.map(({ id }) => id) };
  const found = await app.asked("option_ways", asked, `ways ${one.id} ${asked.others}`);
  if (found === null) return null;
  const go = async (way) => { if (await app.edit("option_way", { ...asked, way })) done(); };
  return h("div", { class: "ways" }, found.ways.map(({ way, told }) => h("button", { type: "button", onclick: () => go(way) },
    h("b", {}, say(`studio-panel-way-${way}`, { one: one.title, others: titled(others) })), told ? h("span", {}, shortened(told)) : null)));
}
