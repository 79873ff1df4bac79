import { expect, test } from "vitest";
import type { Picture } from "../drawing/picture.ts";
import { faultsOf, numberFits } from "../testing/check-picture.ts";
import { board } from "../testing/coloring-scenes.ts";
import { seenNothing } from "../testing/seen-nothing.ts";
import { defaultPaintByNumbersOptions, type PaintByNumbersOptions } from "./options.ts";
import { paintByNumbers } from "./paint-by-numbers.ts";

const size = { width: 480, height: 240 };
const word = { left: 150, top: 100, square: 5 };
const photo = board(size, "HELLO", { ink: 240, paper: 60, ...word });
const seen = {
  ...seenNothing(size),
  letters: [{ x: word.left, y: word.top, width: 33 * word.square, height: 7 * word.square }],
};

function paintOn(canvasSize: PaintByNumbersOptions["canvasSize"]): Picture {
  const options = { ...defaultPaintByNumbersOptions, numberOfColors: 12, canvasSize };
  return paintByNumbers(photo, options, undefined, seen);
}

/** Of each region how light its color is, 0 to 255. */
const shades = ({ regions, palette }: Picture) =>
  regions.map(({ color }) => Number.parseInt(palette[color]!.hex.slice(1, 3), 16));

test("where its strokes are wide enough, a word is as many regions of one color as it has letters", () => {
  const picture = paintOn("16x20");
  const light = shades(picture).filter((shade) => shade > 150);
  expect(light).toHaveLength(5);
  expect(new Set(light).size).toBe(1);
  // the paper around it, and inside the O
  expect(picture.regions).toHaveLength(7);
  expect(faultsOf(picture)).toEqual([]);
  picture.numbers.forEach((_, i) => {
    expect(numberFits(picture, i)).toBe(true);
  });
});

test("where they are not, nothing is left of it, and the page says that a larger canvas would keep it", () => {
  const picture = paintOn({ width: 4, height: 4 });
  expect(shades(picture).filter((shade) => shade > 150)).toEqual([]);
  expect(picture.regions).toHaveLength(1);
  expect(picture.lostDetail!.recommendedCanvas).not.toBeNull();
});
