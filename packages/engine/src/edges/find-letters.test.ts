import { expect, test } from "vitest";
import { type Planes, toPlanes } from "../raster/planes.ts";
import { drawRaster } from "../testing/scenes.ts";
import { findLetters } from "./find-letters.ts";

const size = { width: 240, height: 120 };
const sizes = { least: 12, most: 100 };

/** Letters of five times seven squares. */
const letters: Readonly<Record<string, string>> = {
  H: "#...# #...# #...# ##### #...# #...# #...#",
  E: "##### #.... #.... ####. #.... #.... #####",
  L: "#.... #.... #.... #.... #.... #.... #####",
  O: ".###. #...# #...# #...# #...# #...# .###.",
};

/** A word in gray on gray, with squares of 5 pixels. */
function board(word: string, ink: number, paper: number): Planes {
  const raster = drawRaster(size.width, size.height, (u, v) => {
    const [x, y] = [Math.floor((u * size.width - 20) / 5), Math.floor((v * size.height - 40) / 5)];
    const rows = letters[word[Math.floor(x / 7)] ?? ""]?.split(" ");
    const isInk = x >= 0 && y >= 0 && rows?.[y]?.[x % 7] === "#";
    return isInk ? [ink, ink, ink] : [paper, paper, paper];
  });
  return toPlanes(raster);
}

test.each([
  ["light on dark", 240, 60],
  ["dark on light", 20, 220],
])("a word %s is one lettering of as many letters", (_, ink, paper) => {
  const [word, ...more] = findLetters(board("HELLO", ink, paper), sizes);
  expect(more).toEqual([]);
  expect(word!.pixels).toHaveLength(5);
  expect(word!.height).toBe(35);
  expect(word!.stroke).toBeGreaterThan(3);
  expect(word!.stroke).toBeLessThan(7);
});

test("two letters are no word, nor is a row of triangles", () => {
  expect(findLetters(board("HE", 240, 60), sizes)).toEqual([]);
  const triangles = drawRaster(size.width, size.height, (u, v) => {
    const [x, y] = [(u * size.width) % 40, v * size.height - 40];
    const isInk = y >= 0 && y < 36 && Math.abs(x - 20) < y / 2.4;
    return isInk ? [240, 240, 240] : [60, 60, 60];
  });
  expect(findLetters(toPlanes(triangles), sizes)).toEqual([]);
});
