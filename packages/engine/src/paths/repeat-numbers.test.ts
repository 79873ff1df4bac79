import { describe, expect, test } from "vitest";
import type { NumberPlace, Picture } from "../drawing/picture.ts";
import { defaultPaintByNumbersOptions } from "../paint-by-numbers/options.ts";
import { paintByNumbers } from "../paint-by-numbers/paint-by-numbers.ts";
import { numberSpacing } from "../paint-by-numbers/recipe.ts";
import { faultsOf, numberFits } from "../testing/check-picture.ts";
import { drawRaster, meadow } from "../testing/scenes.ts";

const options = { ...defaultPaintByNumbersOptions, numberOfColors: 7, canvasSize: "16x20" as const };
const white = [250, 250, 250] as const;
const blue = [40, 60, 160] as const;

/** Numbers of the color with the code "2", the darker of two, from left to right. */
function darkNumbers({ palette, regions, numbers }: Picture): NumberPlace[] {
  const dark = palette.findIndex(({ code }) => code === "2");
  return numbers.filter(({ region }) => regions[region]!.color === dark).sort((p, q) => p.x - q.x);
}

const gap = (p: NumberPlace, q: NumberPlace) => Math.hypot(p.x - q.x, p.y - q.y);

describe("a region carries its number", () => {
  test("about every 65 mm along a ridge across the canvas", () => {
    const ridge = drawRaster(500, 400, (u, v) => (Math.abs(v - 0.5 - 0.2 * u) < 0.01 ? blue : white));
    const numbers = darkNumbers(paintByNumbers(ridge, options));
    const gaps = numbers.slice(1).map((number, i) => gap(number, numbers[i]!));
    expect(numbers.length).toBeGreaterThanOrEqual(5);
    for (const between of gaps) {
      expect(between).toBeGreaterThan(numberSpacing / 2);
      expect(between).toBeLessThan(numberSpacing * 1.5);
    }
  });

  test("in both arms of a bend, counted along the bend", () => {
    // a wide U lying on its side, its arms nearer to each other than numbers are
    const bend = drawRaster(500, 400, (u, v) => {
      const isArm = Math.abs(Math.abs(v - 0.5) - 0.06) < 0.02 && u > 0.15 && u < 0.9;
      return isArm || (u >= 0.85 && u < 0.9 && Math.abs(v - 0.5) < 0.08) ? blue : white;
    });
    const numbers = darkNumbers(paintByNumbers(bend, options));
    const isLeft = numbers.filter(({ x }) => x < 250);
    expect(isLeft.some(({ y }) => y < 200)).toBe(true);
    expect(isLeft.some(({ y }) => y > 210)).toBe(true);
  });

  test("on a coarse grid over a large area, and once where it is small", () => {
    const half = drawRaster(500, 400, (u, v) => (u < 0.02 && v < 0.02 ? white : u < 0.6 ? blue : white));
    const picture = paintByNumbers(half, options);
    const numbers = darkNumbers(picture);
    expect(numbers.length).toBeGreaterThanOrEqual(12);
    expect(numbers.length).toBeLessThanOrEqual(40);
    numbers.forEach((number, i) => {
      for (const other of numbers.slice(0, i))
        expect(gap(number, other)).toBeGreaterThanOrEqual(numberSpacing / 2 - 0.1);
    });
    const small = drawRaster(500, 400, (u, v) => ((u - 0.5) ** 2 + (v - 0.5) ** 2 < 0.002 ? blue : white));
    expect(darkNumbers(paintByNumbers(small, options)).length).toBe(1);
  });
});

test("all numbers of a large picture lie wholly inside, and none on another", () => {
  const picture = paintByNumbers(meadow(600, 400), { ...options, numberOfColors: 24 });
  const { numbers, regions } = picture;
  expect(numbers.length).toBeGreaterThan(regions.length);
  expect(faultsOf(picture)).toEqual([]);
  numbers.forEach((number, i) => {
    expect(numberFits(picture, i)).toBe(true);
    for (const other of numbers.slice(0, i)) {
      if (other.region === number.region) expect(gap(number, other)).toBeGreaterThan(numberSpacing / 2 - 0.1);
    }
  });
});
