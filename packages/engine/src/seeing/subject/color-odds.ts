import type { Superpixels } from "./superpixels.ts";

/** Cells of color: their sides in lightness (0 to 100) and in chroma, and how many there are along each. */
const sides = [8, 7, 7] as const;
const bins = 15;
/** Of a cell. */
const corners = 8;
/** Chroma below this has no cells of its own. */
const minChroma = -49;
/** Shares of a side that are nothing to judge by. */
const unsure = 0.002;

/** The eight cells around each color, and the share that each has of it. */
export interface ColorCells {
  readonly cell: Uint16Array;
  readonly share: Float64Array;
}

/**
 * How much more the color of each superpixel occurs inside than outside: −1 where it only occurs outside, 1 where only
 * inside. Colors are counted in cells that overlap.
 * @param inside how much each superpixel is inside, 0 to 1
 */
export function colorOdds(
  { cell, share }: ColorCells,
  { graph: { area } }: Superpixels,
  inside: Float64Array,
): Float64Array {
  const within = new Float64Array(bins ** 3);
  const beyond = new Float64Array(bins ** 3);
  let all = 0;
  let rest = 0;
  for (let p = 0; p < inside.length; p++) {
    const own = area[p]! * inside[p]!;
    const other = area[p]! - own;
    all += own;
    rest += other;
    for (let k = corners * p; k < corners * (p + 1); k++) {
      within[cell[k]!]! += share[k]! * own;
      beyond[cell[k]!]! += share[k]! * other;
    }
  }
  const out = new Float64Array(inside.length);
  for (let p = 0; p < out.length; p++) {
    let here = 0;
    let there = 0;
    for (let k = corners * p; k < corners * (p + 1); k++) {
      here += share[k]! * within[cell[k]!]!;
      there += share[k]! * beyond[cell[k]!]!;
    }
    const x = here / (all + 1);
    const y = there / (rest + 1);
    out[p] = (x - y) / (x + y + unsure);
  }
  return out;
}

/** In which cells the colors of superpixels lie. */
export function colorCells({ color, labels: { count } }: Superpixels): ColorCells {
  const cell = new Uint16Array(corners * count);
  const share = new Float64Array(corners * count).fill(1);
  for (let p = 0; p < count; p++) {
    for (let c = 0; c < 3; c++) {
      const value = (color[3 * p + c]! - (c === 0 ? 0 : minChroma)) / sides[c]!;
      const at = Math.max(0, Math.min(bins - 1.001, value));
      const low = Math.floor(at);
      for (let corner = 0; corner < corners; corner++) {
        const isUpper = (corner >> c) & 1;
        const k = corners * p + corner;
        cell[k] = cell[k]! * bins + low + isUpper;
        share[k]! *= isUpper ? at - low : 1 - at + low;
      }
    }
  }
  return { cell, share };
}
