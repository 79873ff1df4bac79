import fc from "fast-check";
import { expect, test } from "vitest";
import { stepsPerUnit } from "../colors/oklab.ts";
import { blur } from "../edges/blur.ts";
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

test("around each pixel it is the sum of colors that comes nearest", () => {
  const [width, height, around, contrast] = [12, 9, 1.5, 0.1] as const;
  const value = (i: number) => (Math.imul(i + 11, 2654435761) >>> 8) / 2 ** 24;
  const plane = (k: number) =>
    Int16Array.from({ length: width * height }, (_, i) => 900 * value(i + 300 * k));
  const guide = { width, height, l: plane(1), a: plane(2), b: plane(3) };
  const data = Float32Array.from({ length: width * height }, (_, i) => value(i));
  const mean = (values: Float32Array) => blur({ width, height, data: values }, around).data;
  const colors = [guide.l, guide.a, guide.b].map((own) =>
    new Float32Array(own).map((v) => v / (100 * stepsPerUnit)),
  );
  const meanOf = (p: Float32Array, q: Float32Array) => mean(p.map((v, i) => v * q[i]!));
  const [means, meanData] = [colors.map(mean), mean(data)];
  const covariances = colors.map((p) => colors.map((q) => meanOf(p, q)));
  const withData = colors.map((p) => meanOf(p, data));
  const determinant = ([p, q, r]: number[][]) =>
    p![0]! * (q![1]! * r![2]! - q![2]! * r![1]!) -
    p![1]! * (q![0]! * r![2]! - q![2]! * r![0]!) +
    p![2]! * (q![0]! * r![1]! - q![1]! * r![0]!);
  const slopes = colors.map(() => new Float32Array(data.length));
  const start = data.map((_, i) => {
    const matrix = covariances.map((row, p) =>
      row.map((all, q) => all[i]! - means[p]![i]! * means[q]![i]! + (p === q ? contrast ** 2 : 0)),
    );
    const wanted = withData.map((all, p) => all[i]! - means[p]![i]! * meanData[i]!);
    // Cramer's rule
    slopes.forEach((slope, k) => {
      const replaced = matrix.map((row, p) => row.map((own, q) => (q === k ? wanted[p]! : own)));
      slope[i] = determinant(replaced) / determinant(matrix);
    });
    return slopes.reduce((rest, slope, k) => rest - slope[i]! * means[k]![i]!, meanData[i]!);
  });
  const [soft, added] = [slopes.map(mean), mean(start)];
  const found = guidedFilter({ width, height, data }, guide, { around, contrast }).data;
  for (let i = 0; i < found.length; i++) {
    const expected = soft.reduce((sum, slope, k) => sum + slope[i]! * colors[k]![i]!, added[i]!);
    expect(found[i]!).toBeCloseTo(expected, 4);
  }
});
