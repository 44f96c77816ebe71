// What tables agree on besides: options to be ticked.

import { $, fill, h } from "../dom.js";

export const name = "options";

export function mount(app) {
  const choice = ({ id, title, taken }) =>
    h("li", {}, h("label", {},
      h("input", { type: "checkbox", checked: taken, onchange: () => app.edit("option", { id, taken: !taken }) }),
      h("span", {}, title)));
  return async () => {
    const found = await app.asked("options");
    if (found !== null) fill($("options"), found.options.map(choice));
  };
}
