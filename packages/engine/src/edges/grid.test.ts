import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "../arithmetic/reproducible.ts";
import { withoutKernels } from "../kernels/kernels.ts";
import { stretchField } from "./grid.ts";

const side = fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 40 }));

function noise(width: number, height: number, seed: number) {
  const random = seededRandom(seed);
  return { width, height, data: Float32Array.from({ length: width * height }, random) };
}

test("stretching: kernels give the same bits as plain code", () => {
  fc.assert(
    fc.property(side, side, side, side, fc.nat(), (across, down, width, height, seed) => {
      const field = noise(across, down, seed);
      const stretched = stretchField(field, width, height);
      expect(stretched).toEqual(withoutKernels(() => stretchField(field, width, height)));
      expect(stretched.data.length).toBe(width * height);
    }),
  );
});

test("a slope stays a slope between the middles of its outer pixels", () => {
  const { data } = stretchField({ width: 3, height: 1, data: Float32Array.of(0, 4, 8) }, 6, 1);
  expect([...data]).toEqual([0, 1, 3, 5, 7, 8]);
});
