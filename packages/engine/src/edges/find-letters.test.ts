import { expect, test } from "vitest";
import { toPlanes } from "../raster/planes.ts";
import { board } from "../testing/coloring-scenes.ts";
import { drawRaster } from "../testing/scenes.ts";
import { findLetters } from "./find-letters.ts";

const size = { width: 240, height: 120 };
const sizes = { least: 12, most: 100 };

/** A word in gray on gray. */
const wordOf = (word: string, ink: number, paper: number) =>
  toPlanes(board(size, word, { ink, paper, square: 5, left: 20, top: 40 }));

test.each([
  ["light on dark", 240, 60],
  ["dark on light", 20, 220],
])("a word %s is one lettering of as many letters", (_, ink, paper) => {
  const [word, ...more] = findLetters(wordOf("HELLO", ink, paper), sizes);
  expect(more).toEqual([]);
  expect(word!.pixels).toHaveLength(5);
  expect(word!.height).toBe(35);
  expect(word!.stroke).toBeGreaterThan(3);
  expect(word!.stroke).toBeLessThan(7);
});

test("two letters are no word, nor is a row of triangles", () => {
  expect(findLetters(wordOf("HE", 240, 60), sizes)).toEqual([]);
  const triangles = drawRaster(size.width, size.height, (u, v) => {
    const [x, y] = [(u * size.width) % 40, v * size.height - 40];
    const isInk = y >= 0 && y < 36 && Math.abs(x - 20) < y / 2.4;
    return isInk ? [240, 240, 240] : [60, 60, 60];
  });
  expect(findLetters(toPlanes(triangles), sizes)).toEqual([]);
});

test("a letter with a nail in it goes with the rest of its word, and is none by itself", () => {
  const nailed = (word: string) => {
    const photo = board(size, word, { ink: 240, paper: 60, square: 5, left: 20, top: 40 });
    // a knob at the head of the last letter
    return toPlanes(
      drawRaster(size.width, size.height, (u, v) => {
        const [x, y] = [Math.floor(u * size.width), Math.floor(v * size.height)];
        const at = 4 * (y * size.width + x);
        return (x - 168) ** 2 + (y - 46) ** 2 < 81
          ? [240, 240, 240]
          : [photo.data[at]!, photo.data[at + 1]!, photo.data[at + 2]!];
      }),
    );
  };
  expect(findLetters(nailed("HELLO"), sizes)[0]!.pixels).toHaveLength(5);
  expect(findLetters(nailed("HEL"), sizes)).toEqual([]);
});
