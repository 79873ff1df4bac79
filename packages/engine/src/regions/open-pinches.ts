import { openPinchesOnKernels } from "../simd/open-pinches.ts";
import type { ColoredLabels } from "./labels.ts";

/** The pixels around one, clockwise from the left; those at even places touch it along a side. */
const around = [
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
] as const;

/**
 * Where a region touches itself only at the corner of two pixels, its outline would pass twice through one point: one
 * of the two pixels beside that corner joins it. Nothing falls apart by that, and no neighbors of one color come
 * to touch; where both would, the corner stays.
 */
export function openPinches(labels: ColoredLabels): ColoredLabels {
  return openPinchesOnKernels(labels) ?? plainOpenPinches(labels);
}

function plainOpenPinches(labels: ColoredLabels): ColoredLabels {
  const { width, height } = labels;
  const data = Int32Array.from(labels.data);
  const open = { ...labels, data };
  for (let y = 0; y + 1 < height; y++) {
    for (let x = 0, i = y * width; x + 1 < width; x++, i++) {
      const [a, b, c, d] = [data[i]!, data[i + 1]!, data[i + width]!, data[i + width + 1]!];
      if (a === d && b !== a && c !== a) {
        if (canJoin(open, x + 1, y, a)) data[i + 1] = a;
        else if (canJoin(open, x, y + 1, a)) data[i + width] = a;
      } else if (b === c && a !== b && d !== b) {
        if (canJoin(open, x, y, b)) data[i] = b;
        else if (canJoin(open, x + 1, y + 1, b)) data[i + width + 1] = b;
      }
    }
  }
  return open;
}

/** Whether a pixel can leave its region for another without parting it or bringing two of one color together. */
function canJoin({ width, height, data, colors }: ColoredLabels, x: number, y: number, to: number): boolean {
  const own = data[y * width + x]!;
  const at = ([dx, dy]: readonly [number, number]) =>
    x + dx < 0 || y + dy < 0 || x + dx >= width || y + dy >= height ? -1 : data[(y + dy) * width + x + dx]!;
  const ring = around.map(at);
  // runs of its own region around it that reach one of its sides: with more than one, or none, it would part or vanish
  let runs = 0;
  for (let k = 0; k < 8; k += 2) {
    const other = ring[k]!;
    if (other >= 0 && other !== to && other !== own && colors[other] === colors[to]) return false;
    if (other === own && !(ring[(k + 7) % 8] === own && ring[(k + 6) % 8] === own)) runs++;
  }
  return runs === 1;
}
