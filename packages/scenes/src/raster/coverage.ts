import type { Polyline } from "./flatten-path.ts";

/** How much of each pixel of a box is inside some polygons, 0..1. */
export interface Coverage {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Row by row; only what lies within `spans` is said. */
  share: Float32Array;
  /** Of each row the first column that may be inside, and the one after the last. */
  spans: Int32Array;
}

let scratch = new Float32Array(0);
let spansScratch = new Int32Array(0);

function zeroed(length: number): Float32Array {
  if (scratch.length < length) scratch = new Float32Array(length * 2);
  scratch.fill(0, 0, length);
  return scratch;
}

/** Spans of so many rows, all empty. */
function emptySpans(rows: number): Int32Array {
  if (spansScratch.length < rows * 2) spansScratch = new Int32Array(rows * 4);
  for (let row = 0; row < rows; row++) {
    spansScratch[row * 2] = 0x7fffffff;
    spansScratch[row * 2 + 1] = 0;
  }
  return spansScratch;
}

/** Adds the signed area to the right of an edge, row by row (Raph Levien's font-rs, 2016). */
function addEdge(
  sums: Float32Array,
  spans: Int32Array,
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
    if (first < spans[row * 2]!) spans[row * 2] = first;
    if (end >= spans[row * 2 + 1]!) spans[row * 2 + 1] = end + 1;
    if (end <= first + 1) {
      const middle = 0.5 * (from + to) - first;
      sums[base + first] = sums[base + first]! + signed * (1 - middle);
      sums[base + first + 1] = sums[base + first + 1]! + signed * middle;
    } else {
      const per = 1 / (to - from);
      const head = 1 - (from - first);
      const start = 0.5 * per * head * head;
      const tail = to - end + 1;
      const stop = 0.5 * per * tail * tail;
      sums[base + first] = sums[base + first]! + signed * start;
      if (end === first + 2) sums[base + first + 1] = sums[base + first + 1]! + signed * (1 - start - stop);
      else {
        const second = per * (1.5 - (from - first));
        sums[base + first + 1] = sums[base + first + 1]! + signed * (second - start);
        for (let column = first + 2; column < end - 1; column++)
          sums[base + column] = sums[base + column]! + signed * per;
        const before = second + (end - first - 3) * per;
        sums[base + end - 1] = sums[base + end - 1]! + signed * (1 - before - stop);
      }
      sums[base + end] = sums[base + end]! + signed * stop;
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
  const spans = emptySpans(high);
  for (const { xy } of lines) {
    let [px, py] = [(xy.at(-2) ?? 0) - left, (xy.at(-1) ?? 0) - top];
    for (let i = 0; i < xy.length; i += 2) {
      const [x, y] = [xy[i]! - left, xy[i + 1]! - top];
      addEdge(sums, spans, stride, high, px, py, x, y);
      [px, py] = [x, y];
    }
  }
  for (let row = 0; row < high; row++) {
    // edges add what lies right of them: closed lines come to nothing after the last
    const end = Math.min(wide, spans[row * 2 + 1]! + 1);
    const first = Math.min(spans[row * 2]!, end);
    spans[row * 2] = first;
    spans[row * 2 + 1] = end;
    let sum = 0;
    for (
      let k = row * stride + first, to = row * wide + first, last = row * stride + end;
      k < last;
      k++, to++
    ) {
      sum += sums[k]!;
      const inside = sum < 0 ? -sum : sum;
      // compacted to the picture's own rows: never ahead of what is still to be read
      sums[to] = inside > 1 ? 1 : inside;
    }
  }
  return { left, top, width: wide, height: high, share: sums, spans };
}
