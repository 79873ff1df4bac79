import { expect, test } from "vitest";
import { maskOf, pictureOf, trimmed } from "../testing/line-picture.ts";
import type { Field } from "./grid.ts";
import { mergeSmallAreas } from "./merge-small-areas.ts";
import { pruneSpurs } from "./prune-spurs.ts";

const boxes = maskOf(`
  ..............
  .############.
  .#....#.....#.
  .#....#.....#.
  .#....#.....#.
  .############.
  ..............`);
/** The line between the two boxes is weak. */
const strength: Field = {
  width: boxes.width,
  height: boxes.height,
  data: Float32Array.from(boxes.on, (value, i) => (i % boxes.width === 6 ? 0.3 : 0.8) * value),
};

test("an area that is too small loses its weakest border, and the rest of its lines stays", () => {
  const merged = mergeSmallAreas(boxes.on, strength, { pen: 0, minArea: 40, narrow: 0, slim: 0 });
  expect(pictureOf(merged, boxes.width).split("\n")[3]).toBe(".#..........#.");
  const untouched = mergeSmallAreas(boxes.on, strength, { pen: 0, minArea: 10, narrow: 0, slim: 0 });
  expect(untouched).toEqual(boxes.on);
});

test("an area in a zone is judged as that says", () => {
  const few = { pen: 0, minArea: 10, narrow: 0, slim: 0 };
  const zone = (from: number) => ({
    of: Uint8Array.from(boxes.on, (_, i) => (i % boxes.width > from ? 1 : 0)),
    limits: [{ ...few, minArea: 40 }],
  });
  expect(mergeSmallAreas(boxes.on, strength, few, zone(6))).not.toEqual(boxes.on);
  expect(mergeSmallAreas(boxes.on, strength, few, zone(10))).toEqual(boxes.on);
});

test("a small area that one sure, round line encloses stays: it is an eye", () => {
  const { on, width, height } = maskOf(`
    ...............
    .....####......
    ....#....#.....
    ...#......#....
    ...#......#....
    ...#......#....
    ....#....#.....
    .....####......
    ...............`);
  const all = (strength: number): Field => ({
    width,
    height,
    data: Float32Array.from(on, (value) => value * strength),
  });
  const limits = { pen: 1, minArea: 100, narrow: 0, slim: 0 };
  expect(mergeSmallAreas(on, all(0.8), limits)).toEqual(on);
  expect(mergeSmallAreas(on, all(0.5), limits).includes(1)).toBe(false);
});

test("a narrow area goes, however long", () => {
  const { on, width, height } = maskOf(`
    ....................
    .##################.
    .#................#.
    .##################.
    .#................#.
    .#................#.
    .#................#.
    .#................#.
    .#................#.
    .##################.
    ....................`);
  const flat = { width, height, data: Float32Array.from(on, (value) => value * 0.5) };
  const merged = mergeSmallAreas(on, flat, { pen: 0, minArea: 0, narrow: 4, slim: 100 });
  expect(merged).not.toEqual(on);
  expect(pictureOf(merged, width).split("\n").slice(4)).toEqual(pictureOf(on, width).split("\n").slice(4));
});

test("spurs go, lone lines stay", () => {
  const { on, width, height } = maskOf(`
    ..........
    ..........
    ..#.......
    ..#.......
    ..#.......
    ##########
    ..........
    ..........
    ...###....`);
  const flat = { width, height, data: new Float32Array(on.length) };
  expect(pictureOf(pruneSpurs(on, flat, 4), width)).toBe(
    trimmed(`
    ..........
    ..........
    ..........
    ..........
    ..........
    ##########
    ..........
    ..........
    ...###....`),
  );
});
