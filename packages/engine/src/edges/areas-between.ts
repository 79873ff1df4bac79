import { connect } from "../regions/connect.ts";
import type { Labels } from "../regions/labels.ts";
import { areasBetweenOnKernels } from "../simd/areas-between.ts";

/**
 * The white areas that lines enclose, as a partition of all pixels: pixels of lines belong to an area beside them.
 */
export function areasBetween(on: Uint8Array, width: number, height: number): Labels {
  return areasBetweenOnKernels(on, width, height) ?? plainAreasBetween(on, width, height);
}

function plainAreasBetween(on: Uint8Array, width: number, height: number): Labels {
  const white = connect(Int32Array.from(on), width, height);
  const data = new Int32Array(on.length).fill(-1);
  const names = new Int32Array(white.count).fill(-1);
  let count = 0;
  const queue = new Int32Array(on.length);
  let end = 0;
  for (let i = 0; i < on.length; i++) {
    if (on[i]) continue;
    const own = white.data[i]!;
    if (names[own]! < 0) names[own] = count++;
    data[i] = names[own]!;
    // a pixel amid white has nowhere to grow
    const x = i % width;
    if (
      (x > 0 && on[i - 1]) ||
      (x < width - 1 && on[i + 1]) ||
      (i >= width && on[i - width]) ||
      (i + width < on.length && on[i + width])
    )
      queue[end++] = i;
  }
  if (count === 0) return { width, height, count: 1, data: data.fill(0) };
  // the areas grow over the lines, all at the same speed
  for (let at = 0; at < end; at++) {
    const i = queue[at]!;
    const x = i % width;
    const own = data[i]!;
    if (x > 0 && data[i - 1]! < 0) {
      data[i - 1] = own;
      queue[end++] = i - 1;
    }
    if (x < width - 1 && data[i + 1]! < 0) {
      data[i + 1] = own;
      queue[end++] = i + 1;
    }
    if (i >= width && data[i - width]! < 0) {
      data[i - width] = own;
      queue[end++] = i - width;
    }
    if (i + width < on.length && data[i + width]! < 0) {
      data[i + width] = own;
      queue[end++] = i + width;
    }
  }
  return { width, height, count, data };
}
