import fc from "fast-check";
import { expect, test } from "vitest";
import { colorDifference, labOf } from "../colors/color-difference.ts";
import { decodePicture, encodePicture } from "../drawing/encode-picture.ts";
import { pictureFromJson, pictureToJson } from "../drawing/picture-json.ts";
import type { Raster } from "../raster/raster.ts";
import { faultsOf, numberFits } from "../testing/check-picture.ts";
import { disks, drawRaster, meadow } from "../testing/scenes.ts";
import {
  defaultPaintByNumbersOptions,
  type PaintByNumbersOptions,
  paintByNumbersOptions,
} from "./options.ts";
import { paintByNumbers } from "./paint-by-numbers.ts";
import { paintByNumbersStages } from "./stages.ts";
import { layOnCanvas } from "./canvas.ts";
import { workingDensity } from "./recipe.ts";
import { fullCanvas, workingSize } from "./working-size.ts";

const small = { ...defaultPaintByNumbersOptions, canvasSize: { width: 4, height: 4 } };
const words = <T extends object>(table: T) => fc.constantFrom(...(Object.keys(table) as (keyof T)[]));

/** Any options, on a canvas small enough for a test. */
const anyOptions: fc.Arbitrary<PaintByNumbersOptions> = fc.record({
  numberOfColors: fc.integer({ min: 2, max: 100 }),
  segmentsComplexity: words(paintByNumbersOptions.segmentsComplexity.words),
  colorPrecision: words(paintByNumbersOptions.colorPrecision.words),
  gradientStep: words(paintByNumbersOptions.gradientStep.words),
  minArea: fc.integer({ min: 0, max: 100 }),
  mode: words(paintByNumbersOptions.mode.words),
  cellSize: words(paintByNumbersOptions.cellSize.words),
  enhancement: fc.boolean(),
  thinLines: fc.boolean(),
  detalization: words(paintByNumbersOptions.detalization.words),
  canvasSize: fc.constantFrom("none" as const, "5x7" as const, { width: 4, height: 9.5 }),
  paper: words(paintByNumbersOptions.paper.words),
  crop: fc.boolean(),
  mixPalette: fc.boolean(),
  // a look makes another photo of a photo, and these laws hold for any; looks have laws of their own
  aiFilterType: fc.constant("none"),
  lookStrength: fc.constantFrom(0.2, 0.7, 1),
});

const anyRaster: fc.Arbitrary<Raster> = fc
  .tuple(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: 24 }))
  .chain(([width, height]) =>
    fc.uint8Array({ minLength: width * height * 4, maxLength: width * height * 4 }).map((bytes) => ({
      width,
      height,
      data: Uint8ClampedArray.from(bytes),
    })),
  );

test("any raster and any options give a valid model", () => {
  fc.assert(
    fc.property(anyRaster, anyOptions, (photo, options) => {
      expect(faultsOf(paintByNumbers(photo, options))).toEqual([]);
    }),
    { numRuns: 8 },
  );
});

const scenes = { meadow: meadow(600, 400), disks: disks(400, 500) };

for (const [name, photo] of Object.entries(scenes)) {
  test(`the ${name}: valid, every number fits, same bytes again and after decoding`, () => {
    const picture = paintByNumbers(photo, defaultPaintByNumbersOptions);
    expect(faultsOf(picture)).toEqual([]);
    picture.numbers.forEach((_, i) => {
      expect(numberFits(picture, i)).toBe(true);
    });
    const file = encodePicture(picture);
    expect(encodePicture(paintByNumbers(photo, defaultPaintByNumbersOptions))).toEqual(file);
    expect(decodePicture(file)).toEqual(picture);
    expect(pictureFromJson(pictureToJson(picture))).toEqual(picture);
  });
}

test("colors run from light to dark, codes from 1", () => {
  const { palette } = paintByNumbers(scenes.disks, defaultPaintByNumbersOptions);
  expect(palette.map(({ code }) => code)).toEqual(palette.map((_, k) => String(k + 1)));
  const light = palette.map(({ hex }) => Number.parseInt(hex.slice(3, 5), 16));
  expect(light[0]!).toBeGreaterThan(light.at(-1)!);
});

test("no two paints are so near that nobody could tell them apart", () => {
  // flat art keeps all its colors, however near
  const { disks: _, ...photos } = scenes;
  for (const photo of Object.values(photos)) {
    const { palette } = paintByNumbers(photo, { ...defaultPaintByNumbersOptions, numberOfColors: 60 });
    const labs = palette.map(({ hex }) => labOf(hex));
    labs.forEach((own, k) => {
      for (const other of labs.slice(k + 1)) expect(colorDifference(own, other)).toBeGreaterThanOrEqual(4);
    });
  }
});

test("stages begin in their order, fractions never fall, the last is 1", () => {
  const heard: [string, number][] = [];
  paintByNumbers(scenes.disks, small, (stage, fraction) => heard.push([stage, fraction]));
  expect([...new Set(heard.map(([stage]) => stage))]).toEqual([...paintByNumbersStages]);
  const fractions = heard.map(([, fraction]) => fraction);
  expect(fractions).toEqual([...fractions].sort((p, q) => p - q));
  expect(fractions.at(-1)).toBe(1);
});

test("a photo shrunk to the working size is used as it is", () => {
  const size = workingSize({ width: 4000, height: 3000 }, defaultPaintByNumbersOptions);
  expect(size.width / size.height).toBeCloseTo(4 / 3, 2);
  expect(size.width * size.height).toBeLessThan(700_000);
  expect(workingSize(size, defaultPaintByNumbersOptions)).toEqual(size);
  expect(workingSize({ width: 100, height: 50 }, defaultPaintByNumbersOptions)).toEqual({
    width: 100,
    height: 50,
  });
});

const hostile: Record<string, Raster> = {
  "one pixel": drawRaster(1, 1, () => [10, 200, 30]),
  "one column": drawRaster(1, 3000, (_, v) => [v * 255, 0, 255 - v * 255]),
  "one row": drawRaster(3000, 1, (u) => [u * 255, 0, 255 - u * 255]),
  "one color": drawRaster(300, 200, () => [12, 34, 56]),
  "a checkerboard": drawRaster(2000, 2000, (u, v) =>
    (u * 2000 + v * 2000) & 1 ? [0, 0, 0] : [255, 255, 255],
  ),
  noise: drawRaster(600, 600, (u, v) => {
    const random = Math.imul(Math.round(u * 1200) * 7919 + Math.round(v * 1200) * 104729, 0x9e3779b1) >>> 8;
    return [random & 255, (random >> 8) & 255, (random >> 16) & 255];
  }),
  "nothing but transparency": { width: 90, height: 60, data: new Uint8ClampedArray(90 * 60 * 4) },
};

for (const [name, photo] of Object.entries(hostile)) {
  test(`${name} gives a valid model`, () => {
    expect(faultsOf(paintByNumbers(photo, defaultPaintByNumbersOptions))).toEqual([]);
  });
}

test("a raster whose sizes and bytes disagree is refused", () => {
  const broken = { width: 2, height: 2, data: new Uint8ClampedArray(3) };
  expect(() => paintByNumbers(broken, small)).toThrow("raster.data must hold 16 bytes, received 3");
});

test.each([
  [{ numberOfColors: 1 }, "options.numberOfColors must be between 2 and 100, received 1"],
  [{ numberOfColors: 7.5 }, "options.numberOfColors must be a whole number, received 7.5"],
  [{ minArea: Number.NaN }, "options.minArea must be between 0 and 100, received NaN"],
  [{ canvasSize: { width: 3, height: 9 } }, "options.canvasSize.width must be between 4 and 45, received 3"],
  [
    { detalization: "fine" as "high" },
    "options.detalization must be one of ultra, high, normal, low, lowest",
  ],
])("options outside their range are refused: %j", (wrong, reason) => {
  const photo = drawRaster(2, 2, () => [0, 0, 0]);
  expect(() => paintByNumbers(photo, { ...small, ...wrong })).toThrow(reason);
});

test("a picture that is drawn for a canvas fills it and is looked at pixel by pixel, lying and standing", () => {
  for (const canvasSize of ["none", "8x10", "24x30", { width: 45, height: 4 }] as const)
    for (const shape of ["landscape", "portrait"] as const) {
      const options = { ...defaultPaintByNumbersOptions, canvasSize, crop: true };
      const { ratio, width, height } = fullCanvas(options, shape);
      const laid = layOnCanvas({ width, height }, options, workingDensity(options));
      expect(shape === "landscape" ? ratio : 1 / ratio).toBeGreaterThanOrEqual(1);
      expect(laid.widthMM / laid.heightMM).toBeCloseTo(ratio, 2);
      expect([Math.abs(laid.width - width), Math.abs(laid.height - height)].every((off) => off <= 1)).toBe(
        true,
      );
    }
});
