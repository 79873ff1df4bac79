import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "../arithmetic/reproducible.ts";
import { withoutKernels } from "../kernels/kernels.ts";
import { blur } from "./blur.ts";

const side = fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 40 }));
const sigma = fc.double({ min: 0.3, max: 9, noNaN: true });

function noise(width: number, height: number, seed: number) {
  const random = seededRandom(seed);
  return { width, height, data: Float32Array.from({ length: width * height }, random) };
}

test("kernels give the same bits as plain code", () => {
  fc.assert(
    fc.property(side, side, sigma, fc.nat(), (width, height, wide, seed) => {
      const field = noise(width, height, seed);
      expect(blur(field, wide)).toEqual(withoutKernels(() => blur(field, wide)));
    }),
  );
});

test("a blur neither adds nor takes, and stays between the least and the most", () => {
  fc.assert(
    fc.property(side, side, sigma, fc.nat(), (width, height, wide, seed) => {
      const field = noise(width, height, seed);
      const { data } = blur(field, wide);
      const sum = (values: Float32Array) => values.reduce((total, value) => total + value, 0);
      expect(sum(data)).toBeCloseTo(sum(field.data), 1);
      expect(Math.max(...data)).toBeLessThanOrEqual(Math.max(...field.data) + 1e-5);
      expect(Math.min(...data)).toBeGreaterThanOrEqual(Math.min(...field.data) - 1e-5);
    }),
  );
});
