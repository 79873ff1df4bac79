import { expect, test } from "vitest";
import { maskOf, pictureOf, trimmed } from "../testing/line-picture.ts";
import type { Field } from "./grid.ts";
import { linesAbove } from "./hysteresis.ts";
import { followLines, linkGaps } from "./link-gaps.ts";
import { ridgesOf } from "./ridges.ts";

const fieldOf = (picture: string, strength: number): Field => {
  const { on, width, height } = maskOf(picture);
  return { width, height, data: Float32Array.from(on, (value) => value * strength) };
};

test("a ridge three pixels wide leaves its crest", () => {
  const width = 12;
  const data = Float32Array.from({ length: width * 12 }, (_, i) => [0.3, 0.8, 0.3][(i % width) - 4] ?? 0);
  const ridges = ridgesOf({ width, height: 12, data });
  for (let i = 0; i < data.length; i++) expect(ridges.data[i]! > 0).toBe(i % width === 5);
});

test("weak lines stay where they hang on strong ones", () => {
  const strong = fieldOf(
    `
    ..........
    ####......
    ..........
    ..........`,
    0.5,
  );
  const weak = fieldOf(
    `
    ..........
    ....####..
    ..........
    .....####.`,
    0.3,
  );
  const data = strong.data.map((value, i) => value + weak.data[i]!);
  const lines = linesAbove({ ...strong, data }, { threshold: 0.4, totalStrength: 0 });
  expect(pictureOf(lines, 10)).toBe(
    trimmed(`
    ..........
    ########..
    ..........
    ..........`),
  );
  expect(linesAbove({ ...strong, data }, { threshold: 0.4, totalStrength: 9 })).not.toContain(1);
});

test("a gap is closed straight on, not sideways", () => {
  const { on, width, height } = maskOf(`
    ..................
    ..................
    #######....#######
    ..................
    ..................
    ..................
    ##................`);
  const none = { width, height, data: new Float32Array(on.length).fill(0.3) };
  expect(pictureOf(linkGaps(on, none, 10), width)).toBe(
    trimmed(`
    ..................
    ..................
    ##################
    ..................
    ..................
    ..................
    ##................`),
  );
  expect(linkGaps(on, none, 3)).toEqual(on);
});

test("a line goes on as far as the map shows it, and over no wider gap", () => {
  const width = 30;
  const faintUpTo = (end: number): Field => ({
    width,
    height: 41,
    data: Float32Array.from({ length: width * 41 }, (_, i) =>
      Math.floor(i / width) !== 20 ? 0 : i % width < 6 ? 0.8 : i % width < end ? 0.3 : 0,
    ),
  });
  const on = Uint8Array.from({ length: width * 41 }, (_, i) =>
    Number(Math.floor(i / width) === 20 && i % width < 6),
  );
  const lengthOf = (map: Field) => followLines(on, map, 4, 40).reduce((sum, value) => sum + value, 0);
  expect(lengthOf(faintUpTo(29))).toBe(width);
  expect(lengthOf(faintUpTo(20))).toBe(6);
  // usual links go no further than their reach, whatever the map shows
  expect(linkGaps(on, faintUpTo(30), 4).reduce((sum, value) => sum + value, 0)).toBe(6);
});
