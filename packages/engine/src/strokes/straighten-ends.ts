import type { Polyline } from "./polylines.ts";

/** How many points from its end a thinned line may turn towards a corner of what was thinned. */
const hook = 3;
/** Points behind them that give the direction in which the line goes on. */
const lead = 8;

/**
 * Lets a polyline run straight on where it ends freely: thinning bends the last pixels of a line aside, the more the wider
 * it was.
 */
export function straightenEnds(polyline: Polyline, free: readonly [boolean, boolean]): Polyline {
  if (!free[0] && !free[1]) return polyline;
  const out = { ...polyline, x: polyline.x.slice(), y: polyline.y.slice() };
  const last = polyline.x.length - 1;
  for (const [end, step] of [
    [0, 1],
    [last, -1],
  ] as const) {
    if (!free[end === 0 ? 0 : 1]) continue;
    const wide = polyline.widths[end + step * Math.min(last, hook)]!;
    const count = Math.min(hook + Math.round(wide / 2), last >> 2);
    const from = end + step * count;
    const back = end + step * Math.min(count + lead, last >> 1);
    if (count === 0 || from === back) continue;
    const [dx, dy] = [
      (out.x[from]! - out.x[back]!) / Math.abs(back - from),
      (out.y[from]! - out.y[back]!) / Math.abs(back - from),
    ];
    for (let k = 1; k <= count; k++) {
      out.x[from - step * k] = out.x[from]! + dx * k;
      out.y[from - step * k] = out.y[from]! + dy * k;
    }
  }
  return out;
}
