import fc from "fast-check";
import { expect, test } from "vitest";
import { hexOfBits } from "../hex.ts";
import { spreadPaints } from "./spread-paints.ts";

const hexes = fc.array(fc.integer({ min: 0, max: 0xffffff }).map(hexOfBits), { maxLength: 30 });

test("so many different places are chosen, in their order, or all there are", () => {
  fc.assert(
    fc.property(hexes, fc.integer({ min: 0, max: 40 }), (colors, count) => {
      const chosen = spreadPaints(colors, count);
      expect(chosen).toHaveLength(Math.min(count, colors.length));
      expect(chosen).toEqual([...new Set(chosen)].sort((p, q) => p - q));
    }),
  );
});

test("the lightest is chosen first, then what is least like it", () => {
  const colors = ["#808080", "#fefefe", "#7f7f7f", "#0000ff", "#000000"];
  expect(spreadPaints(colors, 1)).toEqual([1]);
  expect(spreadPaints(colors, 3)).toEqual([1, 3, 4]);
});
