// What differs from the rules these build on.

import { page } from "./page.js";

export const name = "changes";

export const mount = page("changes");
