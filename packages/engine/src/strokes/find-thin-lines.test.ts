import { expect, test } from "vitest";
import { toPlanes } from "../raster/planes.ts";
import { drawRaster } from "../testing/scenes.ts";
import { findThinLines } from "./find-thin-lines.ts";

const [width, height, perMM] = [160, 120, 3];
const everywhere = new Uint8Array(width * height).fill(128);
type Shade = (x: number, y: number) => number;

/** How many pixels of lines are found in a picture in grays, in pixels. */
function found(shade: Shade, boundaries = everywhere): number {
  const photo = drawRaster(width, height, (u, v) => {
    const value = shade(u * width, v * height);
    return [value, value, value];
  });
  const { on } = findThinLines(toPlanes(photo), boundaries, perMM);
  return on.reduce((sum, value) => sum + value, 0);
}

const mast =
  (wide: number, tall: number, ink: number): Shade =>
  (x, y) =>
    Math.abs(x - 80) < wide / 2 && Math.abs(y - 60) < tall / 2 ? ink : 150;

test.each([
  ["dark", 40],
  ["light", 250],
])("a %s line that is thin and long is found from end to end", (_, ink) => {
  expect(Math.abs(found(mast(2, 90, ink)) - 90)).toBeLessThan(8);
});

test("what is wide, short, faint or a border is none", () => {
  expect(found(mast(9, 90, 40))).toBe(0);
  expect(found(mast(2, 24, 40))).toBe(0);
  expect(found(mast(2, 90, 130))).toBe(0);
  expect(found((x) => (x < 80 ? 40 : 200))).toBe(0);
});

test("of a line and its shadow beside it one is drawn", () => {
  const shade: Shade = (x, y) =>
    Math.abs(x - 83) < 1 && Math.abs(y - 60) < 45 ? 230 : mast(2, 90, 40)(x, y);
  expect(Math.abs(found(shade) - 90)).toBeLessThan(8);
});

test("what nobody would draw is none", () => {
  expect(found(mast(2, 90, 40), new Uint8Array(width * height))).toBe(0);
});
