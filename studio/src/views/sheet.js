// The page to look things up at the table.

import { page } from "./page.js";

export const name = "sheet";

export const mount = page("sheet");
