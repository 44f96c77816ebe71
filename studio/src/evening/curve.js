// The totals of an evening as a curve, drawn by hand; what it shows is said in words as well.

import { svg as s } from "../dom.js";

const [WIDTH, HEIGHT, LEFT, RIGHT, EDGE] = [400, 280, 46, 88, 14];

/** A line a player: `totals` are lists of numbers, one a deal; `said` is what it shows, in words. */
export function curve(names, totals, said) {
  const every = totals.flat().concat(0);
  const [least, most] = [Math.min(...every), Math.max(...every)];
  const step = nice((most - least || 1) / 4);
  const [low, high] = [Math.floor(least / step) * step, Math.max(Math.ceil(most / step) * step, Math.floor(least / step) * step + step)];
  const x = (deal) => LEFT + (deal * (WIDTH - LEFT - RIGHT)) / Math.max(totals.length, 1);
  const y = (total) => EDGE + ((high - total) * (HEIGHT - 2 * EDGE)) / (high - low);
  const lines = [];
  for (let at = low; at <= high + step / 2; at += step) {
    lines.push(s("line", { x1: LEFT, x2: WIDTH - RIGHT, y1: y(at), y2: y(at), class: at === 0 ? "zero" : "grid" }));
    lines.push(s("text", { x: LEFT - 8, y: y(at) + 5, "text-anchor": "end" }, String(at).replace("-", "−")));
  }
  const ends = apart(names.map((_, seat) => y(totals.at(-1)?.[seat] ?? 0)));
  const drawn = names.map((name, seat) => {
    const points = [0, ...totals.map((each) => each[seat])].map((total, deal) => `${x(deal).toFixed(1)},${y(total).toFixed(1)}`);
    return s("g", { class: `line seat-${seat % 10}` }, s("polyline", { points: points.join(" ") }),
      s("text", { x: WIDTH - RIGHT + 8, y: ends[seat] + 5 }, name.length > 9 ? `${name.slice(0, 8)}…` : name));
  });
  return s("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": said, class: "curve" }, ...lines, ...drawn);
}

/** 1, 2 or 5 of some power of ten, at least so much. */
function nice(least) {
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5, 10].find((each) => each * power >= least) * power;
}

/** Heights moved so far that what is written there can be read. */
function apart(heights) {
  const order = heights.map((height, seat) => ({ height, seat })).sort((one, other) => one.height - other.height);
  order.forEach((each, at) => { if (at > 0) each.height = Math.max(each.height, order[at - 1].height + 18); });
  order.reverse().forEach((each, at) => { each.height = Math.min(each.height, at === 0 ? HEIGHT - EDGE : order[at - 1].height - 18); });
  const found = [];
  for (const { height, seat } of order) found[seat] = height;
  return found;
}
