import { expect, test } from "vitest";
import { maskOf } from "../testing/line-picture.ts";
import { areasBetween } from "./areas-between.ts";
import { sidesOf } from "./sides-of.ts";
import { segmentGraph } from "./segment-graph.ts";

/** The sides of each segment of a picture, by the length of the segment. */
const sidesIn = (picture: string) => {
  const { on, width, height } = maskOf(picture);
  const { segments } = segmentGraph(on, { width, height, data: new Float32Array(on.length) }, 100);
  const areas = areasBetween(on, width, height);
  const sides = sidesOf(segments, areas);
  return new Map(segments.map(({ pixels }, s) => [pixels.length, sides[s]!]));
};

test("a line from edge to edge parts what is above it from what is below", () => {
  const [[above, below]] = [
    ...sidesIn(`
    ..........
    ##########
    ..........`).values(),
  ] as [readonly [number, number]];
  expect(above).not.toBe(below);
  expect(Math.min(above, below)).toBe(0);
});

test("a spur parts nothing, though it begins beside what is across its line", () => {
  const sides = sidesIn(`
    ...........
    .....#.....
    .....#.....
    .....#.....
    .....#.....
    ###########
    ...........
    ...........`);
  expect(sides.get(3)).toEqual([-1, -1]);
  for (const [length, of] of sides) if (length !== 3) expect(of[0]).not.toBe(of[1]);
});
