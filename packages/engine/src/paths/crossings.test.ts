import fc from "fast-check";
import { expect, test } from "vitest";
import { crossingLines } from "./crossings.ts";

const crossing = (...lines: number[][]) => {
  const drawn = lines.map((points) => ({ shape: "line" as const, points }));
  return [...crossingLines(drawn, 1, { cell: 2, width: 20, height: 20 })].sort((p, q) => p - q);
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

test("of any segments those are named that have ends on both sides of each other", () => {
  const segment = fc.tuple(...Array.from({ length: 4 }, () => fc.double({ min: -3, max: 12, noNaN: true })));
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 30 }), (list) => {
      const side = (p: readonly number[], x: number, y: number) =>
        Math.sign((p[2]! - p[0]!) * (y - p[1]!) - (p[3]! - p[1]!) * (x - p[0]!));
      const parts = (p: readonly number[], q: readonly number[]) =>
        side(p, q[0]!, q[1]!) * side(p, q[2]!, q[3]!) < 0;
      const found = new Set<number>();
      for (const [i, p] of list.entries())
        for (const [j, q] of list.entries()) if (parts(p, q) && parts(q, p)) found.add(i).add(j);
      const lines = list.map((points) => ({ shape: "line" as const, points }));
      expect(crossingLines(lines, 1, { cell: 2, width: 9, height: 9 })).toEqual(found);
    }),
  );
});
