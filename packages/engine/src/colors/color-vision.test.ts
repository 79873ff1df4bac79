import fc from "fast-check";
import { expect, test } from "vitest";
import { colorDifference, labOf } from "./color-difference.ts";
import { colorVisions, seenBy } from "./color-vision.ts";
import { hexOfRgb, rgbOfHex } from "./hex.ts";

const level = fc.integer({ min: 0, max: 255 });

test("grays are gray to everybody", () => {
  fc.assert(
    fc.property(level, fc.constantFrom(...colorVisions), (gray, vision) => {
      const seen = rgbOfHex(seenBy(vision, hexOfRgb([gray, gray, gray])));
      for (const value of seen) expect(Math.abs(value - gray)).toBeLessThanOrEqual(1);
    }),
  );
});

test("whoever lacks a kind of cones hardly tells apart what only that kind does", () => {
  const pairs = {
    protan: ["#a04040", "#5f5f20"],
    deutan: ["#c08030", "#90a030"],
    tritan: ["#4060a0", "#40706f"],
  };
  const difference = (a: string, b: string) => colorDifference(labOf(a), labOf(b));
  const alike = colorVisions.map((vision) => {
    const [a, b] = pairs[vision] as [string, string];
    return difference(seenBy(vision, a), seenBy(vision, b)) / difference(a, b);
  });
  for (const share of alike) expect(share).toBeLessThan(0.5);
});

test("red looks dark to protans and not to deutans; blue and yellow stay apart for both", () => {
  const lightness = (hex: string) => labOf(hex)[0];
  expect(lightness(seenBy("protan", "#ff0000"))).toBeLessThan(lightness("#ff0000") - 10);
  expect(lightness(seenBy("deutan", "#ff0000"))).toBeGreaterThan(lightness("#ff0000") - 10);
  for (const vision of ["protan", "deutan"] as const)
    expect(
      colorDifference(labOf(seenBy(vision, "#3050c0")), labOf(seenBy(vision, "#d0b020"))),
    ).toBeGreaterThan(40);
});

test("known colors look as the paper's matrices say", () => {
  expect(colorVisions.map((vision) => seenBy(vision, "#ff0000"))).toEqual(["#6d5f00", "#a39000", "#ff000f"]);
  expect(colorVisions.map((vision) => seenBy(vision, "#00ff00"))).toEqual(["#ffe500", "#efd63a", "#00f7d9"]);
});
