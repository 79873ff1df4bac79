import fc from "fast-check";
import { expect, test } from "vitest";
import { labOf } from "../color-difference.ts";
import { bandCount, bandWeights, lightOfBands } from "./bands.ts";
import { basePaints, basePaintSlugs, pigmentCurves } from "./base-paints.ts";
import {
  brightest,
  hexOfCurves,
  labOfCurves,
  mixCurves,
  ratioOf,
  reflectanceOf,
  reflectanceOfCurves,
} from "./curves.ts";

const paint = fc.constantFrom(...basePaints.map(({ curves }) => curves));
const parts = fc.integer({ min: 1, max: 64 });

/** Numbers of curves as they are compared: sums in another order differ in their last bits. */
const numbersOf = ({ k, s }: ReturnType<typeof mixCurves>) => [...Array.from(k), ...Array.from(s)];

test("a perfect white is white, and weights of bands add up to it", () => {
  for (const light of lightOfBands(new Float64Array(bandCount).fill(1))) expect(light).toBeCloseTo(1, 12);
  for (const row of bandWeights) expect(row.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
});

test("reflectance and ratio are each other's inverse, up to what a surface lets through", () => {
  expect(reflectanceOf(0)).toBeCloseTo(brightest, 12);
  fc.assert(
    fc.property(fc.double({ min: 1e-4, max: 0.96, noNaN: true }), (reflectance) => {
      expect(reflectanceOf(ratioOf(reflectance))).toBeCloseTo(reflectance, 9);
    }),
  );
});

test("a paint mixed with itself is itself", () => {
  fc.assert(
    fc.property(paint, parts, parts, (curves, p, q) => {
      const mixed = mixCurves([
        { curves, parts: p },
        { curves, parts: q },
      ]);
      expect(hexOfCurves(mixed)).toBe(hexOfCurves(curves));
    }),
  );
});

test("mixing in two steps is mixing at once, in any order", () => {
  fc.assert(
    fc.property(paint, paint, paint, fc.tuple(parts, parts, parts), (a, b, c, [p, q, r]) => {
      const first = mixCurves([
        { curves: a, parts: p },
        { curves: b, parts: q },
      ]);
      const inTwoSteps = mixCurves([
        { curves: c, parts: r },
        { curves: first, parts: p + q },
      ]);
      const atOnce = mixCurves([
        { curves: a, parts: p },
        { curves: b, parts: q },
        { curves: c, parts: r },
      ]);
      const other = numbersOf(atOnce);
      numbersOf(inTwoSteps).forEach((value, i) => {
        expect(value).toBeCloseTo(other[i]!, 9);
      });
    }),
  );
});

test("at each band a mixture reflects no more than one of its paints, and no less than the other", () => {
  fc.assert(
    fc.property(paint, paint, parts, parts, (a, b, p, q) => {
      const [one, other] = [reflectanceOfCurves(a), reflectanceOfCurves(b)];
      const mixed = mixCurves([
        { curves: a, parts: p },
        { curves: b, parts: q },
      ]);
      reflectanceOfCurves(mixed).forEach((value, band) => {
        expect(value).toBeGreaterThan(Math.min(one[band]!, other[band]!) - 1e-9);
        expect(value).toBeLessThan(Math.max(one[band]!, other[band]!) + 1e-9);
      });
    }),
  );
});

test("only the ratio of parts counts", () => {
  const [white, , , , , , , , blue] = basePaints.map(({ curves }) => curves);
  const mixed = (times: number) =>
    hexOfCurves(
      mixCurves([
        { curves: white!, parts: 4 * times },
        { curves: blue!, parts: times },
      ]),
    );
  expect(mixed(7)).toBe(mixed(1));
});

test("a color as it is shown is clipped, and rounds to its hex", () => {
  for (const { curves, hex } of basePaints) {
    expect(hex).toBe(hexOfCurves(curves));
    labOfCurves(curves).forEach((value, c) => {
      expect(Math.abs(value - labOf(hex)[c]!)).toBeLessThan(2);
    });
  }
});

test("the base set has twelve paints of different colors, and pigments lead to curves", () => {
  expect(basePaints).toHaveLength(12);
  expect(new Set(basePaints.map(({ hex }) => hex)).size).toBe(12);
  expect(basePaints.map(({ slug }) => slug)).toEqual(basePaintSlugs);
  for (const { pigments, curves } of basePaints)
    for (const name of pigments) expect(pigmentCurves(name)).toBe(curves);
  expect(pigmentCurves("PB15:6")).toBe(pigmentCurves("PB15"));
  expect(pigmentCurves("PB29")).toBeUndefined();
});
