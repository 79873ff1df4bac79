import fc from "fast-check";
import { expect, test } from "vitest";
import { numbersOf } from "../testing/datasheet.ts";
import { expectGoldenText } from "../testing/expect-golden.ts";
import { outlinesOptions } from "./options.ts";
import { recipe } from "./recipe.ts";
import { outlinesSize, sizeOnPaper } from "./size.ts";

type Precision = Parameters<typeof recipe>[0];
const precisions = Object.keys(outlinesOptions.colorPrecision.words) as Precision[];
const looks = {
  photo: { kind: "photo", isNoisy: true },
  flat: { kind: "flat", isNoisy: false },
  "flat with noise": { kind: "flat", isNoisy: true },
} as const;
const large = { width: 2000, height: 1600 };

test("the numbers of photos, of flat art, and of flat art with noise", () => {
  const sheet = precisions.flatMap((precision) =>
    Object.entries(looks).map(([name, look]) => {
      const made = recipe(precision, look, large);
      const numbers = [...numbersOf(made)].map(
        ([path, value]) => `${path} ${Number(value.toPrecision(6))}\n`,
      );
      return `${name}, ${precision}${made.hasForms ? ", with forms" : ""}\n${numbers.join("")}\n`;
    }),
  );
  expectGoldenText("recipes/outlines.txt", sheet.join(""));
});

test("noise asks for colors farther apart and larger areas, and touches no curve", () => {
  for (const precision of precisions) {
    const [clean, noisy] = [looks.flat, looks["flat with noise"]].map((look) =>
      recipe(precision, look, large),
    );
    expect(noisy!.apart).toBe(2 * clean!.apart);
    expect(noisy!.minFaceArea).toBeGreaterThanOrEqual(clean!.minFaceArea);
    expect(noisy!.minUniformArea).toBeGreaterThan(clean!.minUniformArea);
    expect(noisy!.standsOut).toBeGreaterThan(clean!.standsOut);
    expect(noisy!.fitting).toEqual(clean!.fitting);
  }
});

test("small flat art is drawn in hundredths, all else in tenths", () => {
  const units = (kind: "flat" | "photo", width: number, height: number) =>
    recipe("normal", { kind, isNoisy: false }, { width, height }).units;
  expect(units("flat", 599, 100)).toBe(100);
  expect(units("flat", 100, 599)).toBe(100);
  expect(units("flat", 600, 100)).toBe(10);
  expect(units("flat", 100, 600)).toBe(10);
  expect(units("photo", 100, 100)).toBe(10);
});

test("a border costs less in a smaller photo, never more than in the largest", () => {
  const price = (width: number, height: number) => recipe("normal", looks.photo, { width, height }).merging;
  const side = fc.integer({ min: 1, max: 4000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      expect(price(width, height)).toBeLessThanOrEqual(price(4000, 4000));
      if (2 * width * height < 3_200_000)
        expect(price(2 * width, height) / price(width, height)).toBeCloseTo(2 ** (1 / 9), 6);
    }),
  );
  expect(price(2000, 1600)).toBe(price(4000, 4000));
  expect(price(1999, 1600)).toBeLessThan(price(2000, 1600));
});

test("at most 3.2 million pixels are looked at, in the photo's shape", () => {
  expect(outlinesSize({ width: 2000, height: 1600 })).toEqual({ width: 2000, height: 1600 });
  expect(outlinesSize({ width: 4000, height: 3200 })).toEqual({ width: 2000, height: 1600 });
  expect(outlinesSize({ width: 8_000_000, height: 1 })).toEqual({ width: 5_059_644, height: 1 });
});

test("on paper a picture is as large as fits A4, whichever way it lies", () => {
  expect(sizeOnPaper({ width: 2770, height: 100 })).toEqual({ widthMM: 277, heightMM: 10 });
  expect(sizeOnPaper({ width: 100, height: 2770 })).toEqual({ widthMM: 10, heightMM: 277 });
  expect(sizeOnPaper({ width: 500, height: 500 })).toEqual({ widthMM: 190, heightMM: 190 });
  expect(sizeOnPaper({ width: 400, height: 300 })).toEqual({ widthMM: 253.33, heightMM: 190 });
  expect(sizeOnPaper({ width: 100_000, height: 1 })).toEqual({ widthMM: 277, heightMM: 0.01 });
});
