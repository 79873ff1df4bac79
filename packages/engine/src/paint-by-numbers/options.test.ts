import { expect, test } from "vitest";
import type { Picture } from "../drawing/picture.ts";
import { disks, meadow, thicket } from "../testing/scenes.ts";
import { defaultPaintByNumbersOptions, type PaintByNumbersOptions } from "./options.ts";
import { paintByNumbers } from "./paint-by-numbers.ts";
import { regionBudget } from "./region-budget.ts";

const photo = thicket(640, 480);
const busy = thicket(900, 700);
const base: PaintByNumbersOptions = {
  ...defaultPaintByNumbersOptions,
  numberOfColors: 20,
  canvasSize: "8x10",
};

/** Conversions by their options: several tests look at the same ones. */
const converted = new Map<string, Picture>();

function convert(options: Partial<PaintByNumbersOptions>): Picture {
  const all = { ...base, ...options };
  const key = JSON.stringify(all);
  const picture = converted.get(key) ?? paintByNumbers(photo, all);
  converted.set(key, picture);
  return picture;
}

const regionsWith = (options: Partial<PaintByNumbersOptions>) => convert(options).regions.length;

function expectFalling(values: number[]): void {
  expect(values).toEqual([...values].sort((p, q) => q - p));
}

test("less detail never gives more regions", () => {
  const words = ["ultra", "normal", "low", "lowest"] as const;
  expectFalling(words.map((detalization) => regionsWith({ detalization })));
});

test("a picture of ten thousand leaves has no more regions than its canvas and detail allow", () => {
  for (const own of [
    { canvasSize: "none" },
    { canvasSize: "16x20" },
    { canvasSize: "none", detalization: "lowest" },
    { canvasSize: "none", segmentsComplexity: "simplest" },
  ] as const) {
    const options = { ...defaultPaintByNumbersOptions, ...own };
    const picture = paintByNumbers(busy, options);
    const max = regionBudget(picture, options);
    expect(picture.regions.length).toBeLessThanOrEqual(max);
    expect(picture.regions.length).toBeGreaterThan(0.6 * max);
  }
});

test("simpler segments never give more regions", () => {
  const words = ["none", "level1", "level3", "simplest"] as const;
  expectFalling(words.map((segmentsComplexity) => regionsWith({ segmentsComplexity })));
});

test("a larger least area never gives more regions, and none is smaller", () => {
  const [none, some, all] = [0, 50, 100].map((minArea) => convert({ minArea }));
  expectFalling([none!, some!, all!].map(({ regions }) => regions.length));
  const mean = (none!.widthMM * none!.heightMM) / none!.regions.length;
  for (const { areaMM2 } of some!.regions) expect(areaMM2).toBeGreaterThan(0.5 * mean - 0.1);
});

test("lower color precision never gives more colors", () => {
  const words = ["high", "low", "lowest"] as const;
  expectFalling(words.map((colorPrecision) => convert({ colorPrecision }).palette.length));
});

test("more colors are used when more are asked for, and never more than that", () => {
  const counts = [50, 20, 7];
  const used = counts.map((numberOfColors) => convert({ numberOfColors }).palette.length);
  expectFalling(used);
  used.forEach((count, i) => {
    expect(count).toBeLessThanOrEqual(counts[i]!);
  });
});

test("a high gradient step gives flat areas more bands", () => {
  const meadows = meadow(640, 480);
  const sky = (gradientStep: "high" | "normal") => {
    const { palette } = paintByNumbers(meadows, { ...base, gradientStep });
    // sky and clouds are the only blues and whites of the meadow
    const bands = palette.filter(({ hex }) => Number.parseInt(hex.slice(5), 16) > 150);
    return bands.reduce((sum, { segments }) => sum + segments, 0);
  };
  expect(sky("high")).toBeGreaterThanOrEqual(sky("normal"));
});

test("enhancement calms texture: borders get shorter", () => {
  const nodes = (enhancement: boolean) =>
    convert({ enhancement }).borders.reduce((sum, { points }) => sum + points.length, 0);
  expect(nodes(true)).toBeLessThan(nodes(false));
});

test("pixel mode gives square cells, each numbered, and ignores three options", () => {
  const flat = disks(480, 600);
  const cells = paintByNumbers(flat, { ...base, mode: "pixel", segmentsComplexity: "simplest" });
  const across = Math.round(cells.widthMM / 10);
  const down = Math.round(cells.heightMM / 10);
  expect(cells.regions).toHaveLength(across * down);
  expect(cells.numbers).toHaveLength(across * down);
  const ignored = { detalization: "lowest", colorPrecision: "lowest", gradientStep: "high" } as const;
  expect(
    paintByNumbers(flat, { ...base, mode: "pixel", segmentsComplexity: "simplest", ...ignored }),
  ).toEqual(cells);
});
