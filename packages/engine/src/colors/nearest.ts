import type { Planes } from "../raster/planes.ts";
import { onKernels } from "../kernels/kernels.ts";

/** Cells are 512 steps (6.4 units) wide. */
const cellBits = 9;
const cellSize = 1 << cellBits;
/** Steps run from -16384 to 16383, that is 64 cells a side. */
const offset = 16384;
const cellsASide = 64;

/** The colors of `palette` that can be nearest to some point of the cell whose lowest corner is x, y, z. */
function candidates(x: number, y: number, z: number, palette: Float64Array): number[] {
  const near: number[] = [];
  let limit = Number.POSITIVE_INFINITY;
  for (let o = 0; o < palette.length; o += 3) {
    let nearest = 0;
    let farthest = 0;
    const corner = [x, y, z];
    for (let c = 0; c < 3; c++) {
      const low = corner[c]! - palette[o + c]!;
      const high = low + cellSize;
      const away = low > 0 ? low : high < 0 ? -high : 0;
      const across = Math.max(Math.abs(low), Math.abs(high));
      nearest += away * away;
      farthest += across * across;
    }
    near.push(nearest);
    limit = Math.min(limit, farthest);
  }
  return near.flatMap((distance, k) => (distance <= limit ? [k] : []));
}

/**
 * For every pixel the index of the nearest palette color (three steps each); the first of
 * equals.
 */
export function nearestColors(planes: Planes, palette: Float64Array): Int32Array {
  const whole = Int32Array.from(palette, Math.round);
  return fastNearestColors(planes, whole) ?? plainNearestColors(planes, whole);
}

function fastNearestColors({ l, a, b }: Planes, whole: Int32Array): Int32Array | undefined {
  const many = whole.length / 3;
  const colors = new Int32Array(many * 4);
  for (let k = 0; k < many; k++) {
    colors.set(whole.subarray(k * 3, k * 3 + 3), k * 4);
    // nearer than half the way to the next color no other color can be nearer
    let least = 0x7fffffff;
    for (let other = 0; other < many; other++) {
      let distance = 0;
      for (let c = 0; c < 3; c++) distance += (whole[k * 3 + c]! - whole[other * 3 + c]!) ** 2;
      if (other !== k && distance < least) least = distance;
    }
    colors[k * 4 + 3] = Math.ceil(least / 4);
  }
  return onKernels((kernels, arena) => {
    const [x, y, z, list] = [arena.put(l), arena.put(a), arena.put(b), arena.put(colors)];
    const out = arena.room(l.length * 4);
    kernels.nearestColors(x, y, z, l.length, list, many, out);
    return arena.read(out, new Int32Array(l.length));
  });
}

/** Space is cut into cells; a pixel only looks at the colors that can win somewhere in its cell. */
function plainNearestColors(planes: Planes, whole: Int32Array): Int32Array {
  const { l, a, b } = planes;
  const out = new Int32Array(l.length);
  const exact = Float64Array.from(whole);
  const listOf = new Int32Array(cellsASide ** 3).fill(-1);
  const lists: Int32Array[] = [];
  for (let i = 0; i < l.length; i++) {
    const x = l[i]!;
    const y = a[i]!;
    const z = b[i]!;
    const cell =
      (((x + offset) >> cellBits) * cellsASide + ((y + offset) >> cellBits)) * cellsASide +
      ((z + offset) >> cellBits);
    let list = listOf[cell]!;
    if (list < 0) {
      const corner = [x, y, z].map((v) => ((v + offset) >> cellBits) * cellSize - offset);
      list = lists.push(Int32Array.from(candidates(corner[0]!, corner[1]!, corner[2]!, exact))) - 1;
      listOf[cell] = list;
    }
    const few = lists[list]!;
    let nearest = few[0]!;
    if (few.length > 1) {
      let best = 0x7fffffff;
      for (let t = 0; t < few.length; t++) {
        const o = few[t]! * 3;
        const dx = x - whole[o]!;
        const dy = y - whole[o + 1]!;
        const dz = z - whole[o + 2]!;
        const distance = dx * dx + dy * dy + dz * dz;
        if (distance < best) {
          best = distance;
          nearest = few[t]!;
        }
      }
    }
    out[i] = nearest;
  }
  return out;
}
