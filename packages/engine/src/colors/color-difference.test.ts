import fc from "fast-check";
import { expect, test } from "vitest";
import { ciede2000, labOfHex } from "../../../../bench/metrics/color-difference.ts";
import { colorDifference, type Lab, labOf } from "./color-difference.ts";

/** Of the pairs published with the formula those that go wrong most easily. */
const published: readonly (readonly [Lab, Lab, number])[] = [
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1],
  [[50, 0, 0], [50, -1, 2], 2.3669],
  [[50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792],
  [[50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[50, 2.5, 0], [58, 24, 15], 19.4535],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  [[90.8027, -2.0831, 1.441], [91.1528, -1.6435, 0.0447], 1.4441],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
];

test("differences are those published with the formula", () => {
  for (const [p, q, difference] of published) expect(colorDifference(p, q)).toBeCloseTo(difference, 3);
});

test("differences are those of the plain formula, the same both ways, and nothing between equal colors", () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
  fc.assert(
    fc.property(hex, hex, (p, q) => {
      const [own, other] = [labOf(p), labOf(q)];
      labOfHex(p).forEach((value, c) => {
        expect(own[c]).toBeCloseTo(value, 4);
      });
      // of the same CIELAB: the hue of white is rounding noise, which two ways to CIELAB do not share
      expect(colorDifference(own, other)).toBeCloseTo(ciede2000(own, other), 3);
      expect(colorDifference(other, own)).toBeCloseTo(colorDifference(own, other), 9);
      expect(colorDifference(own, own)).toBeCloseTo(0, 5);
    }),
    { numRuns: 500 },
  );
});
