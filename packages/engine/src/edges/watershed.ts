import type { Labels } from "../regions/labels.ts";
import type { Field } from "./grid.ts";

/** Heights are told apart in this many levels; below the first few everything is flat ground. */
const levels = 256;
const ground = 6;

/**
 * Floods a strength map from its valleys: every valley becomes a region, and regions meet on the ridges between them.
 * Pixels are taken lowest first, in the order found (Meyer 1991, by queues for each level).
 */
export function watershed({ width, height, data }: Field): Labels {
  const size = data.length;
  const level = new Uint8Array(size);
  for (let i = 0; i < size; i++) {
    const v = Math.min(levels - 1, Math.max(0, Math.floor(data[i]! * levels)));
    level[i] = v < ground ? 0 : v;
  }
  const label = new Int32Array(size).fill(-1);
  const count = valleys(level, label, width);

  // queues of pixels, one for each level, as linked lists
  const next = new Int32Array(size).fill(-1);
  const head = new Int32Array(levels).fill(-1);
  const tail = new Int32Array(levels).fill(-1);
  const push = (pixel: number, at: number) => {
    if (head[at]! < 0) head[at] = pixel;
    else next[tail[at]!] = pixel;
    tail[at] = pixel;
  };
  for (let i = 0; i < size; i++) {
    if (label[i]! < 0) continue;
    const x = i % width;
    const isInside =
      (x === 0 || label[i - 1]! >= 0) &&
      (x === width - 1 || label[i + 1]! >= 0) &&
      (i < width || label[i - width]! >= 0) &&
      (i + width >= size || label[i + width]! >= 0);
    if (!isInside) push(i, level[i]!);
  }
  for (let at = 0; at < levels; at++) {
    for (let pixel = head[at]!; pixel >= 0; pixel = next[pixel]!) {
      const x = pixel % width;
      const own = label[pixel]!;
      if (x > 0 && label[pixel - 1]! < 0) {
        label[pixel - 1] = own;
        push(pixel - 1, Math.max(at, level[pixel - 1]!));
      }
      if (x < width - 1 && label[pixel + 1]! < 0) {
        label[pixel + 1] = own;
        push(pixel + 1, Math.max(at, level[pixel + 1]!));
      }
      if (pixel >= width && label[pixel - width]! < 0) {
        label[pixel - width] = own;
        push(pixel - width, Math.max(at, level[pixel - width]!));
      }
      if (pixel + width < size && label[pixel + width]! < 0) {
        label[pixel + width] = own;
        push(pixel + width, Math.max(at, level[pixel + width]!));
      }
    }
  }
  return { width, height, count, data: label };
}

/** Labels the flat areas that have no lower neighbor; returns how many there are. */
function valleys(level: Uint8Array, label: Int32Array, width: number): number {
  const size = level.length;
  const seen = new Uint8Array(size);
  const area = new Int32Array(size);
  let count = 0;
  for (let i = 0; i < size; i++) {
    if (seen[i]) continue;
    const own = level[i]!;
    let isLowest = true;
    let end = 1;
    area[0] = i;
    seen[i] = 1;
    for (let at = 0; at < end; at++) {
      const pixel = area[at]!;
      const x = pixel % width;
      for (let side = 0; side < 4; side++) {
        let other = pixel;
        if (side === 0) other = x > 0 ? pixel - 1 : pixel;
        else if (side === 1) other = x < width - 1 ? pixel + 1 : pixel;
        else if (side === 2) other = pixel >= width ? pixel - width : pixel;
        else other = pixel + width < size ? pixel + width : pixel;
        const height = level[other]!;
        if (height < own) isLowest = false;
        else if (height === own && !seen[other]) {
          seen[other] = 1;
          area[end++] = other;
        }
      }
    }
    if (!isLowest) continue;
    for (let at = 0; at < end; at++) label[area[at]!] = count;
    count++;
  }
  return count;
}
