import fc from "fast-check";
import { expect, test } from "vitest";
import { closedPath } from "./closed-path.ts";

const [maxRows, columns] = [5, 4];
const tables = fc.array(
  fc.array(fc.integer({ min: -9, max: 9 }), { minLength: columns, maxLength: columns }),
  {
    minLength: 1,
    maxLength: maxRows,
  },
);

/** All ways through so many rows. */
const allPaths = (rows: number): number[][] =>
  rows === 0
    ? [[]]
    : allPaths(rows - 1).flatMap((path) => Array.from({ length: columns }, (_, k) => [...path, k]));

test("of all closed paths that move no farther than they may, the one that adds up to most is found", () => {
  fc.assert(
    fc.property(tables, fc.nat(3), fc.nat(4), (rows, max, cost) => {
      const worth = (path: readonly number[]) => {
        const moves = path.map((column, row) => Math.abs(path[(row + 1) % path.length]! - column));
        if (moves.some((move) => move > max)) return Number.NEGATIVE_INFINITY;
        return path.reduce((sum, column, row) => sum + rows[row]![column]! - cost * moves[row]!, 0);
      };
      const found = closedPath(rows, { max, cost });
      expect(worth(found)).toBe(Math.max(...allPaths(rows.length).map(worth)));
    }),
  );
});

test("where no path is possible there is none", () => {
  const never = Number.NEGATIVE_INFINITY;
  expect(closedPath([[never, never]], { max: 1, cost: 1 })).toEqual([]);
});
