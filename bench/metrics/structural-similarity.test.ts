import { expect, test } from "vitest";
import { structuralSimilarity } from "./structural-similarity.ts";

const [width, height] = [24, 17];
const plane = (at: (x: number, y: number) => number) =>
  Float32Array.from({ length: width * height }, (_, i) => at(i % width, Math.floor(i / width)));
const stripes = plane((x) => (x % 4 < 2 ? 60 : 190));

test("a picture is wholly similar to itself", () => {
  expect(structuralSimilarity(stripes, stripes, width, height)).toBeCloseTo(1, 12);
});

test("two flat planes differ by the term of their means", () => {
  const steady = (0.01 * 255) ** 2;
  const expected = (2 * 100 * 150 + steady) / (100 * 100 + 150 * 150 + steady);
  expect(
    structuralSimilarity(
      plane(() => 100),
      plane(() => 150),
      width,
      height,
    ),
  ).toBeCloseTo(expected, 6);
});

test("stripes turned into their negative are dissimilar, stripes made fainter in between", () => {
  const negative = structuralSimilarity(
    stripes,
    stripes.map((v) => 250 - v),
    width,
    height,
  );
  const fainter = structuralSimilarity(
    stripes,
    stripes.map((v) => 125 + (v - 125) / 3),
    width,
    height,
  );
  expect(negative).toBeLessThan(0);
  expect(fainter).toBeGreaterThan(0.3);
  expect(fainter).toBeLessThan(0.9);
});
