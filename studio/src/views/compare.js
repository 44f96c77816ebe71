// What differs from rules that people know.

import { $ } from "../dom.js";
import { page } from "./page.js";

export const name = "compare";

export function mount(app) {
  $("other").addEventListener("change", app.redraw);
  return page("compare", () => ({ other: $("other").value }))(app);
}
