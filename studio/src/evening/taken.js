// An evening taken away: as a table, and as data.

/** A table as spreadsheets read it: a line a deal with what it came to, then the totals. */
export function csv({ people }, found, { deal, total }) {
  const rows = [["", deal, ...people, ...people.map((each) => `${total}: ${each}`)]];
  found.forEach(({ title, scores, totals }, at) => rows.push([at + 1, title ?? "", ...[...scores, ...totals].map((each) => each?.exact ?? "")]));
  return `\ufeff${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}

/** What stands in a cell; nobody's name is a formula. */
function cell(value) {
  if (typeof value === "number") return String(value);
  const words = /^[=+@\-\t\r]/.test(value) && !/^-?\d+(\/\d+)?$/.test(value) ? `'${value}` : value;
  return `"${words.replaceAll('"', '""')}"`;
}

/** Lets the browser save a file. */
export function offer(name, kind, content) {
  const address = URL.createObjectURL(new Blob([content], { type: kind }));
  const link = document.createElement("a");
  Object.assign(link, { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
