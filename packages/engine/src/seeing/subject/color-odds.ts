import type { Superpixels } from "./superpixels.ts";

/** Cells of color: their sides in lightness (0 to 100) and in chroma, and how many there are along each. */
const sides = [8, 7, 7] as const;
const many = 15;
/** Chroma below this has no cells of its own. */
const leastChroma = -49;
/** Shares of a side that are nothing to judge by. */
const unsure = 0.002;

/**
 * How much more the color of each piece occurs inside than outside: −1 where it only occurs outside, 1 where only
 * inside. Colors are counted in cells that overlap.
 * @param inside how much each piece is inside, 0 to 1
 */
export function colorOdds({ color, graph: { area } }: Superpixels, inside: Float64Array): Float64Array {
  const within = new Float64Array(many ** 3);
  const beyond = new Float64Array(many ** 3);
  let [all, rest] = [0, 0];
  for (let p = 0; p < inside.length; p++) {
    const own = area[p]! * inside[p]!;
    const other = area[p]! - own;
    all += own;
    rest += other;
    eachCell(color, p, (cell, share) => {
      within[cell]! += share * own;
      beyond[cell]! += share * other;
    });
  }
  return inside.map((_, p) => {
    let [here, there] = [0, 0];
    eachCell(color, p, (cell, share) => {
      here += share * within[cell]!;
      there += share * beyond[cell]!;
    });
    const [x, y] = [here / (all + 1), there / (rest + 1)];
    return (x - y) / (x + y + unsure);
  });
}

/** Visits the eight cells around a color with the share that each has of it. */
function eachCell(color: Float64Array, p: number, visit: (cell: number, share: number) => void): void {
  const at = [0, 1, 2].map((c) => {
    const value = (color[3 * p + c]! - (c === 0 ? 0 : leastChroma)) / sides[c]!;
    return Math.max(0, Math.min(many - 1.001, value));
  });
  for (let corner = 0; corner < 8; corner++) {
    let [cell, share] = [0, 1];
    for (let c = 0; c < 3; c++) {
      const low = Math.floor(at[c]!);
      const isUpper = (corner >> c) & 1;
      cell = cell * many + low + isUpper;
      share *= isUpper ? at[c]! - low : 1 - at[c]! + low;
    }
    if (share > 0) visit(cell, share);
  }
}
