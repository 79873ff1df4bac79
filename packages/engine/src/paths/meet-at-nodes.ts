import type { Chains } from "./chains.ts";
import type { TracedBorders } from "./trace-borders.ts";

/** So many points beside a node say in which direction a border reaches it. */
const reach = 5;
/** How strongly a node holds on to its corner, and how far it may move from it, in pixels, below 0.5. */
const hold = 0.08;
const maxMove = 0.44;

/**
 * Moves the nodes of chains, in place, to the point nearest (by least squares) to the straight lines that their
 * borders reach them on; never out of the square between the centers of the four pixels around, so that chains
 * cannot cross. Nodes on the page's edge slide along it, its corners stay.
 */
export function meetAtNodes(chains: Chains, borders: TracedBorders): void {
  const { count, corners, start, loop, left, right, width, height } = borders;
  const across = width + 1;
  const nodes = new Map<number, number>();
  const ends = new Int32Array(count * 2).fill(-1);
  for (let b = 0; b < count; b++) {
    if (loop[b]) continue;
    for (let e = 0; e < 2; e++) {
      const corner = corners[e === 0 ? start[b]! : start[b + 1]! - 1]!;
      let node = nodes.get(corner);
      if (node === undefined) {
        node = nodes.size;
        nodes.set(corner, node);
      }
      ends[b * 2 + e] = node;
    }
  }
  // for each node the normal equations of its lines, and how many there are
  const sums = new Float64Array(nodes.size * 6);
  for (let b = 0; b < count; b++) {
    if (loop[b] || left[b]! < 0 || right[b]! < 0) continue;
    addLine(chains, [chains.start[b]!, chains.start[b + 1]! - 1], sums, ends[b * 2]! * 6);
    addLine(chains, [chains.start[b + 1]! - 1, chains.start[b]!], sums, ends[b * 2 + 1]! * 6);
  }
  const places = new Float64Array(nodes.size * 2);
  for (const [corner, node] of nodes) {
    const x = corner % across;
    const y = (corner - x) / across;
    const place = meeting(sums, node * 6, x, y);
    places[node * 2] = x === 0 || x === width ? x : place.x;
    places[node * 2 + 1] = y === 0 || y === height ? y : place.y;
  }
  for (let b = 0; b < count; b++) {
    if (loop[b]) continue;
    for (let e = 0; e < 2; e++) {
      const point = e === 0 ? chains.start[b]! : chains.start[b + 1]! - 1;
      const node = ends[b * 2 + e]!;
      chains.x[point] = places[node * 2]!;
      chains.y[point] = places[node * 2 + 1]!;
    }
  }
}

/** Adds to a node's equations the line through the points after `from`, towards `to`. */
function addLine(
  { x, y }: Chains,
  [from, to]: readonly [number, number],
  sums: Float64Array,
  at: number,
): void {
  const step = to > from ? 1 : -1;
  const count = Math.min(reach, Math.abs(to - from) - 1);
  if (count < 2) return;
  let [mx, my] = [0, 0];
  for (let k = 1; k <= count; k++) {
    mx += x[from + step * k]!;
    my += y[from + step * k]!;
  }
  mx /= count;
  my /= count;
  let [xx, xy, yy] = [0, 0, 0];
  for (let k = 1; k <= count; k++) {
    const dx = x[from + step * k]! - mx;
    const dy = y[from + step * k]! - my;
    xx += dx * dx;
    xy += dx * dy;
    yy += dy * dy;
  }
  // the normal is the axis of least spread
  const half = (xx - yy) / 2;
  const root = Math.sqrt(half * half + xy * xy);
  const ux = half >= 0 ? half + root : xy;
  const uy = half >= 0 ? xy : root - half;
  const length = Math.sqrt(ux * ux + uy * uy);
  if (length === 0) return;
  const [nx, ny] = [-uy / length, ux / length];
  const away = nx * mx + ny * my;
  sums[at] = sums[at]! + nx * nx;
  sums[at + 1] = sums[at + 1]! + nx * ny;
  sums[at + 2] = sums[at + 2]! + ny * ny;
  sums[at + 3] = sums[at + 3]! + nx * away;
  sums[at + 4] = sums[at + 4]! + ny * away;
  sums[at + 5] = sums[at + 5]! + 1;
}

/** Where the lines of a node meet, near its corner (x, y). */
function meeting(sums: Float64Array, at: number, x: number, y: number): { x: number; y: number } {
  if (sums[at + 5]! < 2) return { x, y };
  const xx = sums[at]! + hold;
  const xy = sums[at + 1]!;
  const yy = sums[at + 2]! + hold;
  const wishX = sums[at + 3]! + hold * x;
  const wishY = sums[at + 4]! + hold * y;
  const determinant = xx * yy - xy * xy;
  const near = (value: number, own: number) => Math.min(own + maxMove, Math.max(own - maxMove, value));
  return {
    x: near((wishX * yy - wishY * xy) / determinant, x),
    y: near((wishY * xx - wishX * xy) / determinant, y),
  };
}
