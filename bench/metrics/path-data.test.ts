import { expect, test } from "vitest";
import { flattenPath } from "./path-data.ts";

test("every command draws what it says, absolute and relative alike", () => {
  const square = [[10, 10, 20, 10, 20, 20, 10, 20, 10, 10]];
  for (const d of [
    "M10 10H20V20H10Z",
    "m10,10h10v10h-10z",
    "M10 10 20 10 20 20 10 20Z",
    "M10 10l10 0 0 10-10 0z",
  ])
    expect(flattenPath(d, 1).rings, d).toEqual(square);
});

test("curves are cut into pieces as long as asked, and end where they end", () => {
  const [ring] = flattenPath("M0 0C0 4 4 8 8 8", 1).rings;
  expect(ring!.slice(-2)).toEqual([8, 8]);
  for (let i = 2; i < ring!.length; i += 2)
    expect(Math.hypot(ring![i]! - ring![i - 2]!, ring![i + 1]! - ring![i - 1]!)).toBeLessThan(1.3);
  // a quarter of a quadratic curve by hand
  expect(flattenPath("M0 0Q4 8 8 0", 100).rings).toEqual([[0, 0, 8, 0]]);
  expect(flattenPath("M0 0Q4 8 8 0", 9).rings[0]!.slice(0, 4)).toEqual([0, 0, 4, 4]);
});

test("a curve has the same points in both directions, to the last digit", () => {
  const there = flattenPath("M0.13 0.27C0.51 4.03 4.77 8.31 8.19 7.93", 0.4).rings[0]!;
  const back = flattenPath("M8.19 7.93C4.77 8.31 0.51 4.03 0.13 0.27", 0.4).rings[0]!;
  const turned = Array.from({ length: back.length / 2 }, (_, i) => back.slice(2 * i, 2 * i + 2)).reverse();
  expect(turned.flat()).toEqual(there);
});

test("the ends of drawn pieces are told apart from the points of a flattened curve", () => {
  const { rings, ends } = flattenPath("M0 0L4 0C4 4 0 4 0 0Z", 0.5);
  expect(ends).toEqual([[1, rings[0]!.length / 2 - 1]]);
});

test("a command that nobody writes is refused", () => {
  expect(() => flattenPath("M0 0A1 1 0 0 0 2 2", 1)).toThrow(RangeError);
});

test("a smooth cubic takes its first handle from the one before", () => {
  const { rings } = flattenPath("M0 0c1 0 2 1 2 2s1 2 2 2", 0.5);
  expect(rings).toEqual(flattenPath("M0 0C1 0 2 1 2 2C2 3 3 4 4 4", 0.5).rings);
  // after anything but a cubic it lies where the pen stands
  expect(flattenPath("M0 0H2S4 2 4 4", 0.5).rings).toEqual(flattenPath("M0 0H2C2 0 4 2 4 4", 0.5).rings);
});
