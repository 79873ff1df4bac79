import { expect, test } from "vitest";
import { decodePicture, encodePicture } from "../drawing/encode-picture.ts";
import { pictureFromJson, pictureToJson } from "../drawing/picture-json.ts";
import type { Picture } from "../drawing/picture.ts";
import { faultsOf } from "../testing/check-picture.ts";
import { board } from "../testing/coloring-scenes.ts";
import { drawRaster } from "../testing/scenes.ts";
import { seenNothing } from "../testing/seen-nothing.ts";
import { defaultStyle, drawPaintByNumbers } from "./draw.ts";
import { defaultPaintByNumbersOptions } from "./options.ts";
import { paintByNumbers } from "./paint-by-numbers.ts";
import { revise } from "./revise.ts";

const size = { width: 480, height: 360 };
/** Sky and sea, and a mast before both that is less than a millimeter wide. */
const photo = drawRaster(size.width, size.height, (u, v) => {
  const [x, y] = [u * size.width, v * size.height];
  if (Math.abs(x - 240) < 1 && y > 60 && y < 300) return [60, 30, 20];
  return v < 0.5 ? [150, 190, 225] : [40, 110, 120];
});
const everywhere = { width: 1, height: 1, data: Uint8Array.of(136) };
const options = {
  ...defaultPaintByNumbersOptions,
  numberOfColors: 8,
  canvasSize: { width: 11.7, height: 8.3 },
};
const seen = { ...seenNothing(size), lines: everywhere };
const paint = (thinLines: boolean): Picture =>
  paintByNumbers(photo, { ...options, thinLines }, undefined, seen);
const picture = paint(true);

test("a mast is one line over the regions, and none of these", () => {
  const [mast, ...more] = picture.thinLines!;
  expect(more).toEqual([]);
  expect(picture.regions).toHaveLength(2);
  expect(faultsOf(picture)).toEqual([]);
  const { points } = mast!;
  const down = [points[1]!, points.at(-1)!].sort((p, q) => p - q);
  expect(down[0]! / 100 / picture.heightMM).toBeCloseTo(60 / 360, 1);
  expect(down[1]! / 100 / picture.heightMM).toBeCloseTo(300 / 360, 1);
  for (let i = 0; i < points.length; i += 2)
    expect(Math.abs(points[i]! / 100 - picture.widthMM / 2)).toBeLessThan(0.6);
});

test("numbers stand beside it", () => {
  for (const { x, size } of picture.numbers)
    expect(Math.abs(x - picture.widthMM / 2)).toBeGreaterThan(size / 4);
});

test("without the option there is none", () => {
  expect(paint(false).thinLines).toBeUndefined();
});

test("it is in every drawing, painted or printed, in every file, and follows the colors of the picture", () => {
  const line = /<g id="details"[^>]*>\n<path fill="none" stroke="(#\w+)"/;
  const strokeIn = (kind: "pbn" | "outlines" | "origin") =>
    line.exec(drawPaintByNumbers(picture, { ...defaultStyle, kind }))?.[1];
  const { code, hex } = picture.palette[picture.thinLines![0]!.color]!;
  expect([strokeIn("pbn"), strokeIn("outlines"), strokeIn("origin")]).toEqual(["#000000", "#000000", hex]);
  expect(decodePicture(encodePicture(picture))).toEqual(picture);
  expect(pictureFromJson(pictureToJson(picture))).toEqual(picture);
  const revised = revise(picture, { colors: [{ code, changeTo: "#ff0000" }] });
  expect(revised.palette[revised.thinLines![0]!.color]!.hex).toBe("#ff0000");
});

test("letters too thin to be painted are closed outlines, also where no lines are wanted", () => {
  const word = board(size, "HEEL", { ink: 240, paper: 60, square: 5, left: 150, top: 150 });
  const letters = [{ x: 150, y: 150, width: 130, height: 35 }];
  const own = { ...options, canvasSize: { width: 4, height: 4 } };
  const lettered = paintByNumbers(word, own, undefined, { ...seen, letters });
  expect(lettered.regions).toHaveLength(1);
  expect(lettered.thinLetters!.map(({ rings }) => rings.length)).toEqual([1, 1, 1, 1]);
  for (const ring of lettered.thinLetters!.flatMap(({ rings }) => rings))
    expect(ring.slice(-2)).toEqual(ring.slice(0, 2));
  expect(decodePicture(encodePicture(lettered))).toEqual(lettered);
  expect(pictureFromJson(pictureToJson(lettered))).toEqual(lettered);
});
