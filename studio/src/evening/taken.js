// An evening taken away: as a table, and as data.

/**
 * A table as spreadsheets of a language read it: a line a deal with what it came to, then the totals.
 *
 * They take the signs of their own country: where a comma stands in numbers, a semicolon parts the cells. A line `sep=;` would be no way out:
 * some show it as a deal, and others forget with it what letters these are. Whatever is not a whole number is quoted, because some part at both.
 */
export function csv({ people }, found, { number, deal, total }, language) {
  const point = new Intl.NumberFormat(language).formatToParts(0.5).find(({ type }) => type === "decimal").value;
  const amounts = (some) => some.map((each) => (each === null ? "" : written(each.high, point)));
  const rows = found.map(({ title, scores, totals }, at) => [written(at + 1, point), quoted(harmless(title ?? "")), ...amounts(scores), ...amounts(totals)]);
  const names = [number, deal, ...people, ...people.map((each) => `${total}: ${each}`)].map((each) => quoted(harmless(each)));
  return `\ufeff${[names, ...rows].map((row) => row.join(point === "," ? ";" : ",")).join("\r\n")}\r\n`;
}

/** A number that can be added up. */
function written(value, point) {
  return Number.isInteger(value) ? String(value) : quoted(String(value).replace(".", point));
}

/** Words of which nobody's spreadsheet makes a formula. */
const harmless = (words) => (/^[=+@\-\t\r]/.test(words) ? `'${words}` : words);
const quoted = (words) => `"${words.replaceAll('"', '""')}"`;

/** Lets the browser save a file. */
export function offer(name, kind, content) {
  const address = URL.createObjectURL(new Blob([content], { type: kind }));
  const link = document.createElement("a");
  Object.assign(link, { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
