// Rules are looked for, without a browser: node seek.mjs SOURCES.
// Each line is JSON, `{ book, known, tongues, queries }`; the answer has the numbers of what is found for each query, the best first.

import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const { seeking, tongue } = await import(`${pathToFileURL(process.argv[2]).href}/seeking.js`);
for await (const line of createInterface({ input: process.stdin })) {
  const { book, known, tongues, queries } = JSON.parse(line);
  const sought = seeking(book, known, tongue(tongues));
  process.stdout.write(`${JSON.stringify(queries.map((each) => sought(each).found.map(({ rule }) => rule.number)))}\n`);
}
