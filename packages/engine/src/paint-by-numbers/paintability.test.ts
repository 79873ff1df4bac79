import { expect, test } from "vitest";
import type { Picture } from "../drawing/picture.ts";
import { paintability } from "./paintability.ts";

/** A page of 277 × 190 mm with some numbers and regions. */
function page(areas: readonly number[], numbers: Picture["numbers"] = []): Picture {
  return {
    version: 1,
    product: "paint-by-numbers",
    widthMM: 277,
    heightMM: 190,
    palette: [],
    regions: areas.map((areaMM2) => ({ color: 0, areaMM2, rings: [] })),
    borders: [],
    numbers,
  };
}
const place = { region: 0, x: 1, y: 1 };

test("the smallest region is as wide as a circle of its area", () => {
  expect(paintability(page([100, Math.PI, 50])).smallestMM).toBe(2);
});

test("the largest region has its share of the sheet", () => {
  expect(paintability(page([100, 0.85 * 277 * 190, 50])).largestShare).toBe(0.85);
});

test("numbers with digits below 1.6 mm are small; those with a line are counted apart", () => {
  const sizes = [2.2, 2.3, 5].map((size) => ({ ...place, size }));
  const led = { ...place, size: 1.8, leader: { x: 1, y: 1, over: 0 } };
  const { smallNumbers, ledNumbers } = paintability(page([1], [...sizes, led]));
  expect({ smallNumbers, ledNumbers }).toEqual({ smallNumbers: 1, ledNumbers: 1 });
});

test("twice the regions take nearly twice the hours and are harder", () => {
  const smaller = paintability(page(Array(200).fill(9)));
  const larger = paintability(page(Array(400).fill(9)));
  expect(larger.hours / smaller.hours).toBeCloseTo(1.7, 1);
  expect([smaller.difficulty, larger.difficulty]).toEqual(["low", "normal"]);
});
