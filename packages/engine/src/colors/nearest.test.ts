import fc from "fast-check";
import { expect, test } from "vitest";
import { nearestColor } from "./cluster.ts";
import { nearestColors } from "./nearest.ts";

const steps = fc.tuple(
  fc.integer({ min: 0, max: 8000 }),
  fc.integer({ min: -5200, max: 5200 }),
  fc.integer({ min: -5200, max: 5200 }),
);

test("every pixel gets the color nearest to it", () => {
  fc.assert(
    fc.property(
      fc.array(steps, { minLength: 1, maxLength: 60 }),
      fc.array(steps, { minLength: 1, maxLength: 40 }),
      (pixels, colors) => {
        const plane = (c: 0 | 1 | 2) => Int16Array.from(pixels, (pixel) => pixel[c]);
        const planes = { width: pixels.length, height: 1, l: plane(0), a: plane(1), b: plane(2) };
        const palette = Float64Array.from(colors.flat());
        const points = Float64Array.from(pixels.flat());
        const expected = pixels.map((_, i) => nearestColor(points, i, palette));
        expect([...nearestColors(planes, palette)]).toEqual(expected);
      },
    ),
  );
});
