import fc from "fast-check";
import { expect, test } from "vitest";
import { isGray, isOpaque } from "./pixel-facts.ts";
import type { Raster } from "./raster.ts";

/** A gray opaque picture of so large pixels. */
const gray = (count: number): Raster => {
  const data = new Uint8ClampedArray(4 * count);
  for (let i = 0; i < count; i++) data.set([i, i, i, 255], 4 * i);
  return { width: count, height: 1, data };
};
/** More pixels than are read at once. */
const large = 300_001;

test("one pixel that is transparent in part, or has a color, is enough, wherever it is", () => {
  const count = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.constant(large));
  fc.assert(
    fc.property(count, fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(3), (pixels, place, channel) => {
      const raster = gray(pixels);
      expect([isOpaque(raster), isGray(raster)]).toEqual([true, true]);
      const at = 4 * Math.min(pixels - 1, Math.floor(place * pixels)) + channel;
      raster.data[at]! ^= 1;
      expect([isOpaque(raster), isGray(raster)]).toEqual([channel < 3, channel === 3]);
    }),
    { numRuns: 60 },
  );
});
