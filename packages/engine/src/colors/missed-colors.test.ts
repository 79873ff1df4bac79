import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { missedColors } from "./missed-colors.ts";
import { stepsPerUnit } from "./oklab.ts";

const points = (...list: [weight: number, l: number, a: number, b: number][]) => ({
  count: list.length,
  colors: Float64Array.from(list.flatMap(([, ...color]) => color.map((units) => units * stepsPerUnit))),
  weights: Float64Array.from(list, ([weight]) => weight),
});
const palette = (...list: [number, number, number][]) =>
  Float64Array.from(list.flatMap((color) => color.map((units) => units * stepsPerUnit)));
const gray = palette([50, 0, 0]);
const inUnits = (colors: Float64Array) =>
  [...colors].map((step) => Math.round((10 * step) / stepsPerUnit) / 10);
const missed = (list: Parameters<typeof points>, min = 5, max = 4, known = gray) =>
  inUnits(missedColors(points(...list), known, { min, max }));

describe("a color is missed", () => {
  test("where enough of a picture has it: the weighted mean of what is near it", () => {
    expect(missed([[5, 50, 20, 0]])).toEqual([50, 20, 0]);
    expect(missed([[4.9, 50, 20, 0]])).toEqual([]);
    expect(
      missed([
        [3, 50, 20, 0],
        [1, 50, 24, 0],
        [1, 54, 20, 4],
      ]),
    ).toEqual([50.8, 20.8, 0.8]);
    // seven units off, another one
    expect(
      missed([
        [4, 50, 20, 0],
        [4, 50, 27, 0],
      ]),
    ).toEqual([]);
    expect(
      missed([
        [4, 50, 20, 0],
        [4, 50, 25.9, 0],
      ]),
    ).not.toEqual([]);
  });

  test("when it is strong, whichever way from gray", () => {
    for (const [a, b] of [
      [16, 0],
      [-16, 0],
      [0, 16],
      [0, -16],
      [12, 12],
    ] as const)
      expect(missed([[9, 80, a, b]])).toEqual([80, a, b]);
    for (const [a, b] of [
      [15.9, 0],
      [0, -15.9],
      [11, 11],
    ] as const)
      expect(missed([[9, 80, a, b]])).toEqual([]);
  });

  test("when no color of the palette is within nine units", () => {
    expect(missed([[9, 50, 29, 0]], 5, 4, palette([50, 0, 0], [50, 20, 0]))).toEqual([50, 29, 0]);
    expect(missed([[9, 50, 28.9, 0]], 5, 4, palette([50, 0, 0], [50, 20, 0]))).toEqual([]);
  });
});

test("what most of a picture has comes first, and not more than asked for", () => {
  const list: Parameters<typeof points> = [
    [6, 50, 20, 0],
    [9, 50, -20, 0],
    [7, 50, 0, 20],
  ];
  expect(missed(list)).toEqual([50, -20, 0, 50, 0, 20, 50, 20, 0]);
  expect(missed(list, 5, 2)).toEqual([50, -20, 0, 50, 0, 20]);
  expect(missed(list, 6.5)).toEqual([50, -20, 0, 50, 0, 20]);
  expect(missed(list, 5, 0)).toEqual([]);
  expect(missed([])).toEqual([]);
});

test("none is found twice: what one paint serves is taken away before the next is looked for", () => {
  expect(
    missed([
      [6, 50, 20, 0],
      [6, 50, 28.9, 0],
    ]),
  ).toEqual([50, 20, 0]);
  expect(
    missed([
      [6, 50, 20, 0],
      [6, 50, 29, 0],
    ]),
  ).toEqual([50, 20, 0, 50, 29, 0]);
  const unit = fc.integer({ min: -40, max: 40 });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), unit, unit, unit), { maxLength: 30 }),
      (list) => {
        const found = missedColors(points(...list), gray, { min: 5, max: 6 });
        expect(found.length).toBeLessThanOrEqual(18);
        for (let p = 0; p < found.length; p += 3) {
          const away = (other: Float64Array, q: number) =>
            Math.hypot(...[0, 1, 2].map((c) => found[p + c]! - other[q + c]!)) / stepsPerUnit;
          for (let q = 0; q < p; q += 3) expect(away(found, q)).toBeGreaterThan(3);
        }
      },
    ),
  );
});
