import fc from "fast-check";
import { expect, it } from "vitest";
import { narrowRegions } from "./narrow-regions.ts";

/** The outline of a rectangle around the origin, as straight segments. */
function rectangle(width: number, height: number): Float64Array {
  const [x, y] = [width / 2, height / 2];
  return Float64Array.of(-x, -y, x, -y, x, -y, x, y, x, y, -x, y, -x, y, -x, -y);
}

it("finds the regions without room for a circle, from wherever their number stands", () => {
  const side = fc.double({ min: 2, max: 12, noNaN: true });
  const share = fc.double({ min: -0.4, max: 0.4, noNaN: true });
  fc.assert(
    fc.property(side, side, share, share, (width, height, u, v) => {
      const min = Math.min(width, height);
      // a search by halves ends near the middle, not on it
      fc.pre(Math.abs(min - 6) > 0.6);
      const number = { x: u * width, y: v * height, size: 3 };
      const found = narrowRegions([number], () => [rectangle(width, height)], 6);
      expect(found[0]).toBe(min < 6 ? 1 : 0);
    }),
  );
});

it("does not look at regions with large numbers", () => {
  const asked: (readonly number[])[] = [];
  narrowRegions(
    [
      { x: 0, y: 0, size: 30 },
      { x: 0, y: 0, size: 4 },
    ],
    (regions) => {
      asked.push(regions);
      return regions.map(() => rectangle(9, 9));
    },
    6,
  );
  expect(asked).toEqual([[1]]);
});
