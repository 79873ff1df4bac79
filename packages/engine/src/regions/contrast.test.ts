import { expect, test } from "vitest";
import { labelsFromLetters } from "../testing/letters.ts";
import { contrastOf } from "./contrast.ts";

test("the mean color difference along a region's border", () => {
  const labels = labelsFromLetters("AAB AAB CCC");
  const palette = Float64Array.of(0, 0, 0, 300, 400, 0, 0, 0, 1000);
  const contrast = contrastOf(labels, palette);
  const between = Math.sqrt(300 * 300 + 400 * 400 + 1000 * 1000);
  expect(contrast[0]).toBeCloseTo((2 * 500 + 2 * 1000) / 4);
  expect(contrast[1]).toBeCloseTo((2 * 500 + between) / 3);
});

test("a region without neighbors has no contrast", () => {
  expect([...contrastOf(labelsFromLetters("AA AA"), Float64Array.of(1, 2, 3))]).toEqual([0]);
});
