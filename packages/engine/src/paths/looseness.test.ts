import { expect, test } from "vitest";
import { tolerances } from "./looseness.ts";

test("the less two colors differ, the farther their border may run, within limits", () => {
  const palette = Float64Array.of(0, 0, 0, 100, 0, 0, 900, 0, 0, 5000, 0, 0);
  const sides = { right: Int32Array.of(0, 1, 2, -1), left: Int32Array.of(1, 2, 3, 0) };
  const looseness = { usual: 1, contrast: 1000, min: 0.6, max: 2.5 };
  const found = tolerances(sides, { labels: { colors: Int32Array.of(0, 1, 2, 3) }, palette }, looseness);
  expect([...found]).toEqual([2.5, 1.25, 0.6, 1]);
});
