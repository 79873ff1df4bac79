import { readSeeingNetworks } from "@tintery/weights";
import { expect, test } from "vitest";
import type { Picture } from "../drawing/picture.ts";
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

/** Brightness of the painted picture at a place of the photo, 0 to 255. */
function shadeAt(picture: Picture, u: number, v: number): number {
  const { width, height, data } = paintPicture(picture, 4);
  const at = (Math.floor(v * height) * width + Math.floor(u * width)) * 4;
  return (data[at]! + data[at + 1]! + data[at + 2]!) / 3;
}

/** Places of a drawn head, as shares of the picture, from its own coordinates. */
const placeIn = (size: number) => (x: number, y: number) =>
  [0.5 + (x * size * 0.72 * 400) / 500, 0.48 + y * size * 0.72] as const;

test("a small face on A4 keeps eyes, mouth and skin between them, with numbers that can be read", () => {
  const size = 0.35;
  const picture = paintHead(size, options);
  const place = placeIn(size);
  const shade = (x: number, y: number) => shadeAt(picture, ...place(x, y));
  const skin = shade(0.3, 0.3);
  for (const side of [-1, 1]) expect(shade(side * 0.23, 0)).toBeLessThan(skin - 60);
  expect(shade(0, 0.5)).toBeLessThan(skin - 60);
  expect(shade(0, 0.68)).toBeGreaterThan(skin - 40);
  expect(faultsOf(picture)).toEqual([]);
  for (const { size: points } of picture.numbers)
    expect(points / 0.352778).toBeGreaterThan(readableNumber - 0.1);
});

test("what a canvas is too small for is said, and survives on a larger canvas", () => {
  const size = 0.15;
  const small = paintHead(size, { ...options, canvasSize: "4x8" });
  expect(small.lostDetail!.share).toBeGreaterThan(0.01);
  const large = paintHead(size, { ...options, canvasSize: "11x14" });
  expect(large.widthMM).toBeGreaterThan(small.widthMM);
  const place = placeIn(size);
  const skin = shadeAt(large, ...place(0.3, 0.3));
  for (const side of [-1, 1]) expect(shadeAt(large, ...place(side * 0.23, 0))).toBeLessThan(skin - 60);
  expect(shadeAt(large, ...place(0, 0.5))).toBeLessThan(skin - 60);
  expect(large.lostDetail!.share).toBeLessThan(small.lostDetail!.share);
});
