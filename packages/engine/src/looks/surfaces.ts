import { blurred } from "./blurred.ts";
import { flowOf } from "./calm.ts";
import type { Easel, Field, Pixels } from "./easel.ts";

/** Noise of several sizes together: pixels of a cell as for a usual picture, and its share. */
export function noise(
  easel: Easel,
  octaves: readonly (readonly [cell: number, amount: number])[],
  seed = 0,
): Field {
  const field = easel.field();
  octaves.forEach(([cell, amount], k) => {
    const pixels = Math.max(1.2, easel.size(cell));
    easel.kernels.addNoise(
      field,
      easel.width,
      easel.height,
      pixels,
      easel.seed + seed * 131 + k * 17,
      amount,
    );
  });
  return field;
}

interface Lines {
  /** Half of a line's width, nearly. */
  readonly sigma: number;
  readonly sharpness?: number;
  /** Lightness below which all is ink. */
  readonly from?: number;
  readonly steep?: number;
  /** Pixels along which lines are smoothed. */
  readonly along?: number;
}

/** Lines of a brush with ink, 0 on paper of 1: XDoG, smoothed along the flow (Winnemöller 2011). */
export function inkLines(easel: Easel, pixels: Pixels, lines: Lines): Field {
  const { kernels, width, height, count } = easel;
  const { sharpness = 18, from = 0.5, steep = 6, along = 5 } = lines;
  const sigma = Math.max(0.7, easel.size(lines.sigma));
  const [fine, coarse] = [blurred(easel, pixels, sigma), blurred(easel, pixels, sigma * 1.7)];
  const [raw, out] = [easel.field(), easel.field()];
  kernels.linesOf(fine, coarse, sharpness, from, steep, count, raw);
  const flow = flowOf(easel, pixels, sigma * 2);
  kernels.smoothAlong(raw, flow, width, height, Math.max(2, Math.round(easel.size(along))), out);
  kernels.sharpenField(out, 0.35, 0.75, count);
  easel.free(fine, coarse, flow);
  easel.freeField(raw);
  return out;
}

/** Edges are moved by noise, as where a wet brush follows them. */
export function wobble(easel: Easel, pixels: Pixels, cell: number, amount: number): Pixels {
  const across = noise(easel, [[cell, 1]], 5);
  const down = noise(easel, [[cell, 1]], 6);
  const out = easel.pixels();
  const by = easel.brush(amount);
  easel.kernels.warpPixels(pixels, across, down, by, easel.width, easel.height, easel.faces, out);
  easel.freeField(across, down);
  return out;
}

/** Light on what has a height: woven canvas, paint, walls. */
export function light(
  easel: Easel,
  pixels: Pixels,
  height: Field,
  { amount, gloss = 0 }: { amount: number; gloss?: number },
): void {
  // a brush is fewer pixels wide on a smaller picture, and its paint as thick
  const steep = amount * easel.strength * Math.min(1.6, easel.size(1));
  easel.kernels.lightPixels(
    pixels,
    height,
    easel.width,
    easel.height,
    steep,
    gloss * easel.strength,
    easel.faces,
  );
}

/** The five lightnesses that cut a picture into six parts of these shares of its area. */
export function cutsOf(easel: Easel, pixels: Pixels, shares: readonly number[]): Float32Array {
  const { kernels, arena, count } = easel;
  const at = arena.room(1024);
  kernels.binLightness(pixels, count, at);
  const bins = arena.read(at, new Int32Array(256));
  let below = 0;
  let bin = 0;
  return Float32Array.from(shares, (share) => {
    while (bin < 255 && below + bins[bin]! < share * count) below += bins[bin++]!;
    return bin / 255;
  });
}
