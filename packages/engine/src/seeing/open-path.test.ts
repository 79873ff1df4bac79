import fc from "fast-check";
import { expect, test } from "vitest";
import { openPath } from "./open-path.ts";

const worth = (rows: readonly (readonly number[])[], path: readonly number[], cost: number) =>
  path.reduce(
    (sum, column, i) => sum + rows[i]![column]! - (i > 0 ? cost * Math.abs(column - path[i - 1]!) : 0),
    0,
  );

/** All ways from the first row to the last with steps up to `max`. */
function allPaths(rows: number, columns: number, max: number): number[][] {
  let paths = Array.from({ length: columns }, (_, column) => [column]);
  for (let i = 1; i < rows; i++)
    paths = paths.flatMap((path) =>
      Array.from({ length: columns }, (_, column) => [...path, column]).filter(
        (longer) => Math.abs(longer[i]! - longer[i - 1]!) <= max,
      ),
    );
  return paths;
}

test("no other path through a table is worth more", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5 }).chain((count) =>
        fc.array(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 4, maxLength: 4 }), {
          minLength: count,
          maxLength: count,
        }),
      ),
      fc.integer({ min: 0, max: 2 }),
      fc.integer({ min: 0, max: 3 }),
      (rows, max, cost) => {
        const path = openPath(rows, { max, cost });
        for (let i = 1; i < path.length; i++)
          expect(Math.abs(path[i]! - path[i - 1]!)).toBeLessThanOrEqual(max);
        const best = Math.max(...allPaths(rows.length, 4, max).map((other) => worth(rows, other, cost)));
        expect(worth(rows, path, cost)).toBe(best);
      },
    ),
  );
});
