import { expect, test } from "vitest";
import { mean } from "./likeness.ts";
import { structuralSimilarity } from "./structural-similarity.ts";

const [width, height] = [24, 17];
const plane = (at: (x: number, y: number) => number) =>
  Float32Array.from({ length: width * height }, (_, i) => at(i % width, Math.floor(i / width)));
const similarity = (a: Float32Array, b: Float32Array) => mean(structuralSimilarity(a, b, width, height));
const stripes = plane((x) => (x % 4 < 2 ? 60 : 190));

test("a picture is wholly similar to itself", () => {
  expect(similarity(stripes, stripes)).toBeCloseTo(1, 12);
});

test("two flat planes differ by the term of their means", () => {
  const steady = (0.01 * 255) ** 2;
  const expected = (2 * 100 * 150 + steady) / (100 * 100 + 150 * 150 + steady);
  const [dark, light] = [plane(() => 100), plane(() => 150)];
  expect(similarity(dark, light)).toBeCloseTo(expected, 6);
});

test("stripes turned into their negative are dissimilar, stripes made fainter in between", () => {
  const negative = stripes.map((v) => 250 - v);
  const fainter = stripes.map((v) => 125 + (v - 125) / 3);
  expect(similarity(stripes, negative)).toBeLessThan(0);
  expect(similarity(stripes, fainter)).toBeGreaterThan(0.3);
  expect(similarity(stripes, fainter)).toBeLessThan(0.9);
});

test("what differs in one place is dissimilar there alone", () => {
  const changed = stripes.map((v, i) => (i % width < 4 ? 250 - v : v));
  const map = structuralSimilarity(stripes, changed, width, height);
  expect(map[0]).toBeLessThan(0);
  expect(map[width - 1]).toBeCloseTo(1, 12);
});
