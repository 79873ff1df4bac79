import { expect, test } from "vitest";
import { crossingLines } from "./crossings.ts";
import { flattenLines, piecesOf } from "./flatten.ts";

const crossing = (...lines: number[][]) => {
  const drawn = lines.map((points) => ({ shape: "line" as const, points }));
  return [...crossingLines(piecesOf(flattenLines(drawn, 1)), 2, 20, 20)].sort();
};

test("lines that cross are both named", () => {
  expect(crossing([0, 0, 10, 10], [0, 10, 10, 0], [15, 0, 15, 19])).toEqual([0, 1]);
});

test("lines that share an end, or only touch, do not cross", () => {
  expect(crossing([0, 0, 10, 10], [10, 10, 19, 0], [10, 10, 10, 19])).toEqual([]);
  expect(crossing([0, 5, 10, 5], [5, 5, 5, 9])).toEqual([]);
});

test("a line that crosses itself is named", () => {
  expect(crossing([0, 0, 10, 0, 10, 10, 5, 10, 5, -5])).toEqual([0]);
});
