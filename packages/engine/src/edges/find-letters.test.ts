import { expect, test } from "vitest";
import { toPlanes } from "../raster/planes.ts";
import { board } from "../testing/coloring-scenes.ts";
import { drawRaster } from "../testing/scenes.ts";
import { findLetters } from "./find-letters.ts";

const size = { width: 240, height: 120 };
const sizes = { min: 12, max: 100 };

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

/** A picture in which `isInk` says where it is light. */
const lightWhere = (isInk: (x: number, y: number) => boolean) =>
  toPlanes(
    drawRaster(size.width, size.height, (u, v) =>
      isInk(u * size.width, v * size.height) ? [240, 240, 240] : [60, 60, 60],
    ),
  );

test("the frames of windows side by side are no word, whether all are seen or only parts of some", () => {
  const frame = (x: number, y: number) =>
    x >= 0 &&
    x < 32 &&
    y >= 0 &&
    y < 36 &&
    (x < 4 || x >= 28 || y < 4 || y >= 32 || (x >= 14 && x < 18) || (y >= 16 && y < 20));
  const windows = lightWhere((x, y) => frame((x % 44) - 6, y - 40));
  expect(findLetters(windows, sizes)).toEqual([]);
  const house = lightWhere((x, y) => {
    const isBar = (left: number) => x >= left && x < left + 13 && y >= 42 && y < 76;
    // half a frame behind a tree, a whole one, and what is between two panes
    return (frame(x - 20, y - 40) && (x > 46 || y < 44)) || frame(x - 68, y - 40) || isBar(112) || isBar(134);
  });
  expect(findLetters(house, sizes)).toEqual([]);
});

test("a word may have one letter several times", () => {
  expect(findLetters(wordOf("LOLLO", 240, 60), sizes)[0]!.pixels).toHaveLength(5);
});
