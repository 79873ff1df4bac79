import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "../arithmetic/reproducible.ts";
import { blur } from "./blur.ts";

const side = fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 40 }));
const sigma = fc.double({ min: 0.3, max: 9, noNaN: true });

function noise(width: number, height: number, seed: number) {
  const random = seededRandom(seed);
  return { width, height, data: Float32Array.from({ length: width * height }, random) };
}

test("every pixel is the Gaussian mean of those around it, mirrored at the edges", () => {
  fc.assert(
    fc.property(side, side, sigma, fc.nat(), (width, height, wide, seed) => {
      const field = noise(width, height, seed);
      const reach = Math.max(1, Math.ceil(3 * wide));
      const steps = Array.from({ length: 2 * reach + 1 }, (_, k) => k - reach);
      const weights = steps.map((k) => Math.exp(-(k * k) / (2 * wide * wide)));
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      const mirrored = (at: number, length: number) => {
        const folded = ((at % (2 * length)) + 2 * length) % (2 * length);
        return Math.min(folded, 2 * length - 1 - folded);
      };
      const mean = (at: (k: number) => number) =>
        steps.reduce((sum, k, i) => sum + (weights[i]! / total) * at(k), 0);
      const { data } = blur(field, wide);
      const [x, y] = [seed % width, seed % height];
      const row = (v: number) => mirrored(v, height) * width;
      const exact = mean((v) => mean((u) => field.data[row(y + v) + mirrored(x + u, width)]!));
      expect(data[y * width + x]).toBeCloseTo(exact, 5);
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
