import { thinOnKernels } from "../simd/thin.ts";
import type { Size } from "./grid.ts";
import { ringOf } from "./ring.ts";

/**
 * For each way to set the eight neighbors of a pixel (bit 0 above, then clockwise), in which of the two passes of a
 * round the pixel may go: bit 0 the first, bit 1 the second.
 */
const removable = Uint8Array.from({ length: 256 }, (_, ring) => {
  const p = Array.from({ length: 8 }, (_, k) => (ring >> k) & 1);
  const many = p.reduce((sum, v) => sum + v, 0);
  let rises = 0;
  for (let k = 0; k < 8; k++) if (p[k] === 0 && p[(k + 1) % 8] === 1) rises++;
  if (many < 2 || many > 6 || rises !== 1) return 0;
  const [n, e, s, w] = [p[0]!, p[2]!, p[4]!, p[6]!];
  return (n * e * s === 0 && e * s * w === 0 ? 1 : 0) | (n * e * w === 0 && n * s * w === 0 ? 2 : 0);
});

/** Neighborhoods of a pixel at the corner of a step: going diagonally keeps the line connected. */
const isStair = Uint8Array.from({ length: 256 }, (_, ring) => {
  const p = Array.from({ length: 8 }, (_, k) => (ring >> k) & 1);
  for (let k = 0; k < 8; k += 2) {
    const [one, corner, other] = [p[k], p[(k + 1) % 8], p[(k + 2) % 8]];
    const opposite = p[(k + 4) % 8]! + p[(k + 5) % 8]! + p[(k + 6) % 8]!;
    if (one && other && !corner && opposite === 0) return 1;
  }
  return 0;
});

/**
 * Thins a mask (0 or 1 a pixel) to lines one pixel wide that are connected as the mask is (Zhang & Suen, "A fast
 * parallel algorithm for thinning digital patterns", 1984). Before each round the corners are taken out of steps: so
 * diagonals are not eaten from their ends, and every line is 8-connected. White areas stay apart: nothing that was
 * closed opens.
 */
export function thin(mask: Uint8Array, size: Size): Uint8Array {
  return thinOnKernels(mask, size, { removable, stairs: isStair }) ?? plainThin(mask, size);
}

function plainThin(mask: Uint8Array, { width, height }: Size): Uint8Array {
  const wide = width + 2;
  const on = new Uint8Array(wide * (height + 2));
  let many = 0;
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (mask[i]) {
        on[(y + 1) * wide + x + 1] = 1;
        many++;
      }
    }
  }
  const active = new Int32Array(many);
  many = 0;
  for (let i = 0; i < on.length; i++) if (on[i]) active[many++] = i;

  // each round takes the corners of steps, then a layer from one side, then from the other
  const goes = new Int32Array(active.length);
  let left = many;
  const drop = (marked: number, mayGo: Uint8Array): number => {
    let gone = 0;
    // neighbors going together could tear a line two pixels wide: each one looks again
    for (let k = 0; k < marked; k++) {
      const i = goes[k]!;
      if (!mayGo[ringOf(on, i, wide)]) continue;
      on[i] = 0;
      gone++;
    }
    if (gone === 0) return 0;
    let stays = 0;
    for (let k = 0; k < left; k++) if (on[active[k]!]) active[stays++] = active[k]!;
    left = stays;
    return gone;
  };
  for (let changed = true; changed; ) {
    goes.set(active.subarray(0, left));
    changed = drop(left, isStair) > 0;
    for (let pass = 1; pass <= 2; pass++) {
      let marked = 0;
      for (let k = 0; k < left; k++) {
        const i = active[k]!;
        if (removable[ringOf(on, i, wide)]! & pass) goes[marked++] = i;
      }
      if (drop(marked, removable) > 0) changed = true;
    }
  }

  const out = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const from = (y + 1) * wide + 1;
    out.set(on.subarray(from, from + width), y * width);
  }
  return out;
}
