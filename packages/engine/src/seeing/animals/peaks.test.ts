import { expect, test } from "vitest";
import { peaksOf } from "./peaks.ts";

const side = 9;
/** A hill around each place, given in cells. */
const hills =
  (...places: readonly (readonly [number, number, number])[]) =>
  (cell: number) => {
    const [x, y] = [(cell % side) + 0.5, Math.floor(cell / side) + 0.5];
    return Math.max(...places.map(([u, v, top]) => top - (x - u) ** 2 - (y - v) ** 2));
  };

test("peaks lie between cells, the highest first", () => {
  const found = peaksOf(side, hills([2.7, 3.4, 5], [6.5, 6.5, 8]), { count: 5, min: 0 });
  expect(found).toHaveLength(2);
  expect(found.map(({ value }) => value)).toEqual(
    [8, 5 - 0.2 ** 2 - 0.1 ** 2].map((v) => expect.closeTo(v, 9)),
  );
  expect(found[1]).toMatchObject({ x: expect.closeTo(2.7, 9), y: expect.closeTo(3.4, 9), at: 3 * side + 2 });
});

test("only so many, and none that is too low", () => {
  const two = hills([2.5, 3.5, 5], [6.5, 6.5, 8]);
  expect(peaksOf(side, two, { count: 1, min: 0 })).toHaveLength(1);
  expect(peaksOf(side, two, { count: 5, min: 6 })).toHaveLength(1);
});

test("at the edge a peak is the middle of its cell", () => {
  const [peak] = peaksOf(side, hills([0.2, 4.8, 5]), { count: 1, min: 0 });
  expect(peak).toMatchObject({ x: 0.5, y: 4.5 });
});
