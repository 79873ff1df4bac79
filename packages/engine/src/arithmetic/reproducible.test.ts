import fc from "fast-check";
import { expect, test } from "vitest";
import { expMinus, root, seededRandom, turn } from "./reproducible.ts";

const inUnit = fc.double({ min: 0, max: 1, noNaN: true });

test("roots agree with Math.pow", () => {
  fc.assert(
    fc.property(inUnit, fc.constantFrom(3, 5), (value, degree) => {
      expect(root(value, degree)).toBeCloseTo(value ** (1 / degree), 10);
    }),
  );
});

test("the exponential agrees with Math.exp", () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 60, noNaN: true }), (t) => {
      expect(expMinus(t) / Math.exp(-t)).toBeCloseTo(1, 9);
    }),
  );
  expect(expMinus(1e6)).toBe(0);
});

test("a seed gives the same numbers every time, all in [0, 1)", () => {
  const draw = (seed: number) => Array.from({ length: 50 }, seededRandom(seed));
  expect(draw(4)).toEqual(draw(4));
  expect(draw(4)).not.toEqual(draw(5));
  for (const value of draw(6)) expect(value >= 0 && value < 1).toBe(true);
});

test("turns agree with Math.cos and Math.sin", () => {
  fc.assert(
    fc.property(fc.double({ min: -0.5, max: 0.5, noNaN: true }), (part) => {
      const [cos, sin] = turn(part);
      expect(cos).toBeCloseTo(Math.cos(2 * Math.PI * part), 10);
      expect(sin).toBeCloseTo(Math.sin(2 * Math.PI * part), 10);
    }),
  );
});
