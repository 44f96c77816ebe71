// An evening taken away: as a table, and as data.

/** A table as spreadsheets read it: a line a deal with what it came to, then the totals. */
export function csv({ names }, found, { deal, total }) {
  const rows = [["", deal, ...names, ...names.map((each) => `${total}: ${each}`)]];
  found.forEach(({ title, scores, totals }, at) => rows.push([at + 1, title ?? "", ...[...scores, ...totals].map(({ exact }) => exact)]));
  return `\ufeff${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}

/** What stands in a cell; nobody's name is a formula. */
function cell(value) {
  if (typeof value === "number") return String(value);
  const words = /^[=+@\-\t\r]/.test(value) && !/^-?\d+(\/\d+)?$/.test(value) ? `'${value}` : value;
  return `"${words.replaceAll('"', '""')}"`;
}

/** All there is, with the text of the rules. */
export function json({ begun, text, rulesId, players, names, deals }, found) {
  const told = deals.map((deal, at) => ({ deal, scores: found[at].scores.map(({ exact }) => exact) }));
  return JSON.stringify({ begun: new Date(begun).toISOString(), rules: { id: rulesId, text }, players, names, deals: told }, null, 1);
}

/** Lets the browser save a file. */
export function offer(name, kind, content) {
  const address = URL.createObjectURL(new Blob([content], { type: kind }));
  const link = document.createElement("a");
  Object.assign(link, { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
