import type { Labels } from "../regions/labels.ts";
import { watershedOnKernels } from "../simd/watershed.ts";
import type { Field } from "./grid.ts";

/** Heights are told apart in this many levels; below the first few everything is flat ground. */
const levels = 256;
const ground = 6;

/**
 * Floods a strength map from its valleys: every valley becomes a region, and regions meet on the ridges between them.
 * Pixels are taken lowest first, in the order found (Meyer 1991, by queues for each level).
 */
export function watershed(field: Field): Labels {
  return watershedOnKernels(field, ground) ?? plainWatershed(field);
}

function plainWatershed(field: Field): Labels {
  const { width, height } = field;
  const framed = framedLevels(field);
  const count = valleys(framed.level, framed.label, framed.wide);
  flood(framed.level, framed.label, framed.wide);
  return { width, height, count, data: withoutFrame(framed.label, field) };
}

/**
 * Floods a strength map from seeds instead of its valleys: every pixel gets the label of the seed that reaches it over the
 * lowest ridge (Meyer 1991).
 * @param seeds a label from 0 up for each seed's pixels, -1 elsewhere; at least one seed
 */
export function watershedFrom(field: Field, seeds: Int32Array): Int32Array {
  const { level, label, wide } = framedLevels(field, seeds);
  flood(level, label, wide);
  return withoutFrame(label, field);
}

/** Levels and labels within a frame that is higher than all and has a label already: nothing flows over it. */
function framedLevels(
  { width, height, data }: Field,
  seeds?: Int32Array,
): { level: Uint8Array; label: Int32Array; wide: number } {
  const wide = width + 2;
  const size = wide * (height + 2);
  const level = new Uint8Array(size).fill(levels - 1);
  const label = new Int32Array(size);
  for (let i = 0, at = wide + 1, x = 0; i < data.length; i++, at++) {
    const v = Math.min(levels - 1, Math.max(0, Math.floor(data[i]! * levels)));
    level[at] = v < ground ? 0 : v;
    label[at] = seeds ? seeds[i]! : -1;
    if (++x === width) {
      x = 0;
      at += 2;
    }
  }
  return { level, label, wide };
}

function withoutFrame(label: Int32Array, { width, height }: Field): Int32Array {
  const inner = new Int32Array(width * height);
  for (let y = 0; y < height; y++) {
    const from = (y + 1) * (width + 2) + 1;
    inner.set(label.subarray(from, from + width), y * width);
  }
  return inner;
}

/** Lets the labels of valleys grow over all pixels. */
function flood(level: Uint8Array, label: Int32Array, wide: number): void {
  const size = level.length;
  // queues of pixels, one for each level, as linked lists
  const next = new Int32Array(size).fill(-1);
  const head = new Int32Array(levels).fill(-1);
  const tail = new Int32Array(levels).fill(-1);
  const push = (pixel: number, at: number) => {
    if (head[at]! < 0) head[at] = pixel;
    else next[tail[at]!] = pixel;
    tail[at] = pixel;
  };
  for (let i = wide; i < size - wide; i++) {
    if (label[i]! < 0) continue;
    if (label[i - 1]! < 0 || label[i + 1]! < 0 || label[i - wide]! < 0 || label[i + wide]! < 0)
      push(i, level[i]!);
  }
  const steps = Int32Array.of(-1, 1, -wide, wide);
  for (let at = 0; at < levels; at++) {
    for (let pixel = head[at]!; pixel >= 0; pixel = next[pixel]!) {
      const own = label[pixel]!;
      for (let side = 0; side < 4; side++) {
        const other = pixel + steps[side]!;
        if (label[other]! >= 0) continue;
        label[other] = own;
        push(other, Math.max(at, level[other]!));
      }
    }
  }
}

/** Labels the flat areas that have no lower neighbor; returns how many there are. */
function valleys(level: Uint8Array, label: Int32Array, wide: number): number {
  const seen = new Uint8Array(level.length);
  const area = new Int32Array(level.length);
  const steps = Int32Array.of(-1, 1, -wide, wide);
  let count = 0;
  for (let i = 0; i < level.length; i++) {
    if (seen[i] || label[i]! >= 0) continue;
    const own = level[i]!;
    let isLowest = true;
    let end = 1;
    area[0] = i;
    seen[i] = 1;
    for (let at = 0; at < end; at++) {
      for (let side = 0; side < 4; side++) {
        const other = area[at]! + steps[side]!;
        const height = level[other]!;
        if (height < own) isLowest = false;
        else if (height === own && !seen[other] && label[other]! < 0) {
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
