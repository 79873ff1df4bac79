import { blurred } from "./blurred.ts";
import type { Easel, Pixels } from "./easel.ts";
import { lengths, orientations, sectorsFor } from "./sectors.ts";

/** The direction along shapes: cosine, sine, how plain it is and the gradient across, four f32 a pixel. */
export function flowOf(easel: Easel, pixels: Pixels, sigma: number): Pixels {
  const { kernels, width, height, count } = easel;
  const tensor = easel.pixels();
  kernels.tensorOf(pixels, width, height, tensor);
  const smooth = blurred(easel, tensor, Math.max(1, sigma));
  kernels.flowOf(smooth, count, tensor);
  easel.free(smooth);
  return tensor;
}

interface Calming {
  /** Pixels that sectors reach. */
  readonly reach: number;
  /** How plainly the most uniform sector wins: 0, 1 or 2. */
  readonly hardness?: 0 | 1 | 2;
  /** Pixels along which directions are smoothed. */
  readonly sigma?: number;
}

/** Faces keep so much of the reach. */
const faceReach = 0.45;

/** Shapes as a broad brush has them: an anisotropic Kuwahara filter, which reaches less far at faces. */
export function calm(easel: Easel, pixels: Pixels, { reach, hardness = 1, sigma }: Calming): Pixels {
  const { kernels, arena, width, height, hasFaces, faces } = easel;
  const flow = flowOf(easel, pixels, sigma ?? Math.max(1.5, reach * 0.5));
  const out = easel.pixels();
  const run = (radius: number, mask: number) => {
    const sectors = sectorsFor(Math.max(2, radius));
    const wide = width + 2 * sectors.margin;
    const padded = arena.room(wide * (height + 2 * sectors.margin) * 16);
    kernels.padPixels(pixels, width, height, sectors.margin, padded);
    const from = padded + (sectors.margin * wide + sectors.margin) * 16;
    const table = sectors.write(arena, wide * 16);
    const how = [table, orientations, lengths, hardness] as const;
    kernels.kuwahara(from, wide * 16, flow, mask, width, height, ...how, out);
  };
  run(reach, 0);
  if (hasFaces) run(reach * faceReach, faces);
  easel.free(flow);
  return out;
}
