import type { Strand } from "./strands.ts";

/** How many points from its end a thinned line may turn towards a corner of what was thinned. */
const hook = 3;
/** Points behind them that give the direction in which the line goes on. */
const lead = 8;

/**
 * Lets a strand run straight on where it ends freely: thinning bends the last pixels of a line aside, the more the wider
 * it was.
 */
export function straightenEnds(strand: Strand, free: readonly [boolean, boolean]): Strand {
  if (!free[0] && !free[1]) return strand;
  const out = { ...strand, x: strand.x.slice(), y: strand.y.slice() };
  const last = strand.x.length - 1;
  for (const [end, step] of [
    [0, 1],
    [last, -1],
  ] as const) {
    if (!free[end === 0 ? 0 : 1]) continue;
    const wide = strand.widths[end + step * Math.min(last, hook)]!;
    const many = Math.min(hook + Math.round(wide / 2), last >> 2);
    const from = end + step * many;
    const back = end + step * Math.min(many + lead, last >> 1);
    if (many === 0 || from === back) continue;
    const [dx, dy] = [
      (out.x[from]! - out.x[back]!) / Math.abs(back - from),
      (out.y[from]! - out.y[back]!) / Math.abs(back - from),
    ];
    for (let k = 1; k <= many; k++) {
      out.x[from - step * k] = out.x[from]! + dx * k;
      out.y[from - step * k] = out.y[from]! + dy * k;
    }
  }
  return out;
}
