import fc from "fast-check";
import { expect, test } from "vitest";
import { toPlanes } from "../raster/planes.ts";
import { drawRaster } from "../testing/scenes.ts";
import { guidedFilter } from "./guided-filter.ts";

const [width, height] = [48, 32];
const around = { around: 3, contrast: 0.03 };
/** Two colors side by side, the second from column 24 on. */
const guide = toPlanes(drawRaster(width, height, (u) => (u < 0.5 ? [60, 90, 160] : [200, 170, 120])));
const from = (column: number) => ({
  width,
  height,
  data: Float32Array.from({ length: width * height }, (_, i) => (i % width >= column ? 1 : 0)),
});

test("a mask whose edge lies a little beside the picture's moves to it", () => {
  for (const column of [22, 23, 24, 25, 26]) {
    const { data } = guidedFilter(from(column), guide, around);
    const row = data.subarray(16 * width, 17 * width);
    expect(row[23]!, `left of the edge, from ${column}`).toBeLessThan(0.5);
    expect(row[24]!, `right of the edge, from ${column}`).toBeGreaterThan(0.5);
    const steps = Array.from(row.subarray(1), (value, x) => value - row[x]!);
    expect(steps.indexOf(Math.max(...steps))).toBe(23);
  }
});

test("a mask that is the same everywhere stays", () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (value) => {
      const flat = { width, height, data: new Float32Array(width * height).fill(value) };
      for (const own of guidedFilter(flat, guide, around).data)
        expect(Math.abs(own - value)).toBeLessThan(1e-3);
    }),
  );
});

test("where a picture has no edge a mask is only softened", () => {
  const plain = toPlanes(drawRaster(width, height, () => [128, 128, 128]));
  const { data } = guidedFilter(from(24), plain, around);
  const row = data.subarray(16 * width, 17 * width);
  expect(row[4]!).toBeLessThan(0.01);
  expect(row[43]!).toBeGreaterThan(0.99);
  for (let x = 1; x < width; x++) expect(row[x]! - row[x - 1]!).toBeGreaterThan(-1e-4);
});
