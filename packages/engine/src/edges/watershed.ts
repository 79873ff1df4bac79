import { onKernels } from "../kernels/kernels.ts";
import type { Labels } from "../regions/labels.ts";
import type { Field } from "./grid.ts";

/** Bytes of the ends of a queue for each level. */
const queueBytes = 256 * 8;
/** Heights are told apart in this many levels; below the first few everything is flat ground. */
const levels = 256;
const ground = 6;

/**
 * Floods a strength map from its valleys: every valley becomes a region, and regions meet on the ridges between them.
 * Pixels are taken lowest first, in the order found (Meyer 1991, by queues for each level).
 */
export function watershed({ width, height, data }: Field): Labels {
  const framed = (width + 2) * (height + 2);
  return onKernels((kernels, arena) => {
    const out = arena.put(data);
    const [level, label, next] = [arena.room(framed), arena.room(framed * 4), arena.room(framed * 4)];
    // labels take the place of the heights, which are levels by then
    const count = kernels.watershed(
      out,
      width,
      height,
      ground,
      level,
      label,
      next,
      arena.room(queueBytes),
      out,
    );
    return { width, height, count, data: arena.read(out, new Int32Array(data.length)) };
  });
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
  seeds: Int32Array,
): { level: Uint8Array; label: Int32Array; wide: number } {
  const wide = width + 2;
  const size = wide * (height + 2);
  const level = new Uint8Array(size).fill(levels - 1);
  const label = new Int32Array(size);
  for (let i = 0, at = wide + 1, x = 0; i < data.length; i++, at++) {
    const v = Math.min(levels - 1, Math.max(0, Math.floor(data[i]! * levels)));
    level[at] = v < ground ? 0 : v;
    label[at] = seeds[i]!;
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

/** Lets labels grow over all pixels that have none. */
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
