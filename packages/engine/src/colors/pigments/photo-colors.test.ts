import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "../../arithmetic/reproducible.ts";
import { labOfRgb } from "../color-difference.ts";
import { noColor, photoColors } from "./photo-colors.ts";

const photoOf = (pixels: readonly (readonly number[])[], width = pixels.length) => ({
  width,
  height: pixels.length / width,
  data: new Uint8ClampedArray(pixels.flat()),
});
const channel = fc.integer({ min: 0, max: 255 });
const pixels = fc.array(fc.tuple(channel, channel, channel, fc.constantFrom(0, 100, 128, 255)), {
  minLength: 1,
  maxLength: 60,
});

test("every pixel that is seen belongs to one color, the others to none", () => {
  fc.assert(
    fc.property(pixels, (list) => {
      const { labs, weights, places } = photoColors(photoOf(list));
      const counts = new Uint32Array(labs.length);
      list.forEach(([, , , alpha], i) => {
        if (alpha < 128) expect(places[i]).toBe(noColor);
        else counts[places[i]!]!++;
      });
      expect(weights).toEqual(counts);
    }),
    { numRuns: 60 },
  );
});

test("a color that stands alone in its cell is kept as it is, and like ones become their mean", () => {
  const { labs, weights, places } = photoColors(
    photoOf([
      [200, 40, 40, 255],
      [10, 20, 30, 255],
      [200, 40, 40, 255],
      [11, 21, 29, 255],
    ]),
  );
  expect(labs).toEqual([labOfRgb([200, 40, 40]), labOfRgb([11, 21, 30])]);
  expect([...weights]).toEqual([2, 2]);
  expect([...places]).toEqual([0, 1, 0, 1]);
});

test("noise does not become more colors than can be looked at", () => {
  const random = seededRandom(3);
  const data = new Uint8ClampedArray(4 * 200 * 200).map((_, i) =>
    i % 4 === 3 ? 255 : Math.floor(random() * 256),
  );
  const { labs, weights } = photoColors({ width: 200, height: 200, data });
  expect(labs.length).toBeGreaterThan(1000);
  expect(labs.length).toBeLessThanOrEqual(8192);
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(40_000);
});
