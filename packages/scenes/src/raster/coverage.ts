import type { Polyline } from "./flatten-path.ts";

/** How much of each pixel of a box is inside some polygons, 0..1. */
export interface Coverage {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Row by row. */
  share: Float32Array;
}

let scratch = new Float32Array(0);

function zeroed(length: number): Float32Array {
  if (scratch.length < length) scratch = new Float32Array(length * 2);
  scratch.fill(0, 0, length);
  return scratch;
}

/** Adds the signed area to the right of an edge, row by row (Raph Levien's font-rs, 2016). */
function addEdge(
  sums: Float32Array,
  stride: number,
  height: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
) {
  if (ay === by) return;
  const way = ay < by ? 1 : -1;
  const [x0, y0, x1, y1] = way > 0 ? [ax, ay, bx, by] : [bx, by, ax, ay];
  if (y1 <= 0 || y0 >= height) return;
  const slope = (x1 - x0) / (y1 - y0);
  let x = y0 < 0 ? x0 - y0 * slope : x0;
  const right = stride - 2;
  for (let row = Math.max(0, Math.floor(y0)), last = Math.min(height, Math.ceil(y1)); row < last; row++) {
    const tall = Math.min(row + 1, y1) - Math.max(row, y0);
    const next = x + slope * tall;
    const signed = way * tall;
    // what lies left of the box counts from its first column, what lies right of it counts nowhere
    let [from, to] = x < next ? [x, next] : [next, x];
    from = Math.min(right, Math.max(0, from));
    to = Math.min(right, Math.max(0, to));
    const first = Math.floor(from);
    const end = Math.ceil(to);
    const base = row * stride;
    if (end <= first + 1) {
      const middle = 0.5 * (from + to) - first;
      sums[base + first] = (sums[base + first] ?? 0) + signed * (1 - middle);
      sums[base + first + 1] = (sums[base + first + 1] ?? 0) + signed * middle;
    } else {
      const per = 1 / (to - from);
      const head = 1 - (from - first);
      const start = 0.5 * per * head * head;
      const tail = to - end + 1;
      const stop = 0.5 * per * tail * tail;
      sums[base + first] = (sums[base + first] ?? 0) + signed * start;
      if (end === first + 2)
        sums[base + first + 1] = (sums[base + first + 1] ?? 0) + signed * (1 - start - stop);
      else {
        const second = per * (1.5 - (from - first));
        sums[base + first + 1] = (sums[base + first + 1] ?? 0) + signed * (second - start);
        for (let column = first + 2; column < end - 1; column++)
          sums[base + column] = (sums[base + column] ?? 0) + signed * per;
        const before = second + (end - first - 3) * per;
        sums[base + end - 1] = (sums[base + end - 1] ?? 0) + signed * (1 - before - stop);
      }
      sums[base + end] = (sums[base + end] ?? 0) + signed * stop;
    }
    x = next;
  }
}

/** The box of some polygons. */
export function boxOf(
  lines: readonly Polyline[],
): [left: number, top: number, right: number, bottom: number] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { xy } of lines)
    for (let i = 0; i < xy.length; i += 2) {
      const [x, y] = [xy[i] ?? 0, xy[i + 1] ?? 0];
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  return [left, top, right, bottom];
}

/**
 * The antialiased inside of polygons, each closed by itself, within a picture. Parts that turn the other way are holes; the
 * buffer is used again by the next call.
 */
export function coverageOf(lines: readonly Polyline[], width: number, height: number): Coverage | null {
  const [l, t, r, b] = boxOf(lines);
  const left = Math.max(0, Math.floor(l));
  const top = Math.max(0, Math.floor(t));
  const wide = Math.min(width, Math.ceil(r)) - left;
  const high = Math.min(height, Math.ceil(b)) - top;
  if (!(wide > 0 && high > 0)) return null;
  const stride = wide + 2;
  const sums = zeroed(stride * high);
  for (const { xy } of lines) {
    let [px, py] = [(xy.at(-2) ?? 0) - left, (xy.at(-1) ?? 0) - top];
    for (let i = 0; i < xy.length; i += 2) {
      const [x, y] = [(xy[i] ?? 0) - left, (xy[i + 1] ?? 0) - top];
      addEdge(sums, stride, high, px, py, x, y);
      [px, py] = [x, y];
    }
  }
  for (let row = 0; row < high; row++) {
    let sum = 0;
    for (let column = 0; column < wide; column++) {
      sum += sums[row * stride + column] ?? 0;
      const inside = Math.abs(sum);
      // compacted to the picture's own rows: never ahead of what is still to be read
      sums[row * wide + column] = inside > 1 ? 1 : inside;
    }
  }
  return { left, top, width: wide, height: high, share: sums };
}
