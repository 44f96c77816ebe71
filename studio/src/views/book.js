// The rules as a book, which is drawn again as they change.

import { page } from "./page.js";

export const name = "book";

export const mount = page("book");
