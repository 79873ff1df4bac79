import { readSeeingNetworks } from "@tintery/weights";
import { expect, test } from "vitest";
import type { Picture } from "../drawing/picture.ts";
import type { Raster } from "../raster/raster.ts";
import { see } from "../seeing/see.ts";
import { faultsOf } from "../testing/check-picture.ts";
import { paintPicture } from "../testing/paint-picture.ts";
import { portrait } from "../testing/scenes.ts";
import { defaultPaintByNumbersOptions, type PaintByNumbersOptions } from "./options.ts";
import { paintByNumbers } from "./paint-by-numbers.ts";
import { readableNumber } from "./recipe.ts";

const options: PaintByNumbersOptions = { ...defaultPaintByNumbersOptions, numberOfColors: 16 };
const networks = await readSeeingNetworks();
/** A drawn head as large, painted with what is seen of it. */
function paintHead(size: number, own: PaintByNumbersOptions): Picture {
  const photo = portrait(500, 400, size);
  return paintByNumbers(photo, own, undefined, see(photo, networks));
}

/** Brightness of the painted picture at places of the photo, 0 to 255. */
function shadesOf(picture: Picture): (u: number, v: number) => number {
  const { width, height, data } = paintPicture(picture, 4);
  return (u, v) => {
    const at = (Math.floor(v * height) * width + Math.floor(u * width)) * 4;
    return (data[at]! + data[at + 1]! + data[at + 2]!) / 3;
  };
}

/** Places of a drawn head, as shares of the picture, from its own coordinates. */
const placeIn = (size: number) => (x: number, y: number) =>
  [0.5 + (x * size * 0.72 * 400) / 500, 0.48 + y * size * 0.72] as const;

test("a small face on A4 keeps eyes, mouth and skin between them, with numbers that can be read", () => {
  const size = 0.35;
  const picture = paintHead(size, options);
  const shades = shadesOf(picture);
  const shade = (x: number, y: number) => shades(...placeIn(size)(x, y));
  const skin = shade(0.3, 0.3);
  for (const side of [-1, 1]) expect(shade(side * 0.23, 0)).toBeLessThan(skin - 60);
  expect(shade(0, 0.5)).toBeLessThan(skin - 60);
  expect(shade(0, 0.68)).toBeGreaterThan(skin - 40);
  expect(faultsOf(picture)).toEqual([]);
  for (const { size: points } of picture.numbers)
    expect(points / 0.352778).toBeGreaterThan(readableNumber - 0.1);
});

test("the smallest face that is painted has two eyes of one color that stand out from skin", () => {
  const size = 0.13;
  const picture = paintHead(size, options);
  const shades = shadesOf(picture);
  const shade = (x: number, y: number) => shades(...placeIn(size)(x, y));
  const [left, right] = [shade(-0.23, 0), shade(0.23, 0)];
  expect(left).toBe(right);
  expect(left).toBeLessThan(shade(0.3, 0.3) - 60);
  expect(shade(0, 0)).toBeGreaterThan(shade(0.3, 0.3) - 40);
  expect(faultsOf(picture)).toEqual([]);
});

/** Rows of a crowd of drawn heads, and heads in each. */
const rows = 4;
/** A crowd, with 3.4 mm between the eyes of each on a canvas of 4 × 8 inches, 9.3 mm on one of 11 × 14. */
function crowd(): Raster {
  const one = portrait(150, 120, 0.4);
  const [width, height] = [rows * one.width, rows * one.height];
  const data = new Uint8ClampedArray(4 * width * height);
  const line = 4 * one.width;
  for (let at = 0; at < data.length; at += line) {
    const y = Math.floor(at / (rows * line)) % one.height;
    data.set(one.data.subarray(y * line, (y + 1) * line), at);
  }
  return { width, height, data };
}

test("what a canvas is too small for is said, and survives on a larger canvas", () => {
  const photo = crowd();
  const seen = see(photo, networks);
  const [small, large] = (["4x8", "11x14"] as const).map((canvasSize) =>
    paintByNumbers(photo, { ...options, canvasSize }, undefined, seen),
  ) as [Picture, Picture];
  expect(small.lostDetail!.share).toBeGreaterThan(0.05);
  expect(large.widthMM).toBeGreaterThan(small.widthMM);
  const shades = shadesOf(large);
  for (let head = 0; head < rows * rows; head++) {
    const shade = (x: number, y: number) => {
      const [u, v] = placeIn(0.4)(x, y);
      return shades(((head % rows) + u) / rows, (Math.floor(head / rows) + v) / rows);
    };
    const skin = shade(0.3, 0.3);
    for (const side of [-1, 1]) expect(shade(side * 0.23, 0)).toBeLessThan(skin - 60);
    expect(shade(0, 0.5)).toBeLessThan(skin - 60);
  }
  expect(large.lostDetail!.share).toBeLessThan(small.lostDetail!.share);
});
