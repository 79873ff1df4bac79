import type { Easel, Pixels } from "./easel.ts";

/** Three box blurs, nearly a Gaussian of `sigma` pixels. */
export function blurred(easel: Easel, pixels: Pixels, sigma: number): Pixels {
  const { kernels, arena, width, height } = easel;
  const reach = Math.max(1, Math.round((Math.sqrt(4 * sigma * sigma + 1) - 1) / 2));
  const [between, out, sums] = [easel.pixels(), easel.pixels(), arena.room(width * 16)];
  kernels.boxPixels(pixels, width, height, reach, between, sums, out);
  kernels.boxPixels(out, width, height, reach, between, sums, out);
  kernels.boxPixels(out, width, height, reach, between, sums, out);
  easel.free(between);
  return out;
}
