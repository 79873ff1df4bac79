import fc from "fast-check";
import { expect, test } from "vitest";
import { hexOfBits, rgbOfHex } from "../hex.ts";
import { basePaints, basePaintSlugs } from "./base-paints.ts";
import { checkGamut, gamutLimits, reachedShares } from "./check-gamut.ts";
import { hexOfCurves, mixCurves } from "./curves.ts";
import { type KnownPaint, mixingPaintOf } from "./known-paint.ts";
import { findMixtures, mixerOf } from "./mixer.ts";
import { photoColors } from "./photo-colors.ts";

/** A photo with one pixel of each color. */
const photoOf = (hexes: readonly string[]) =>
  photoColors({
    width: hexes.length,
    height: 1,
    data: new Uint8ClampedArray(hexes.flatMap((hex) => [...rgbOfHex(hex), 255])),
  });

function finish<T>(steps: Generator<number, T>): T {
  let before = 0;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    expect(step.value).toBeGreaterThanOrEqual(before);
    expect(step.value).toBeLessThanOrEqual(1);
    before = step.value;
  }
}

const check = (hexes: readonly string[], paints: readonly KnownPaint[]) =>
  finish(checkGamut(photoOf(hexes), paints));

const hex = fc.integer({ min: 0, max: 0xffffff }).map(hexOfBits);
const paint: fc.Arbitrary<KnownPaint> = fc.oneof(
  fc.constantFrom(...basePaintSlugs).map((slug) => ({ slug })),
  hex.map((color) => ({ hex: color })),
);
const paints = fc.array(paint, { minLength: 1, maxLength: 5 });

test("a photo of what its paints make is reached as a whole", () => {
  const part = fc.constantFrom(1, 2, 3, 4, 6, 8);
  fc.assert(
    fc.property(
      paints,
      fc.array(fc.tuple(fc.nat(4), part, fc.nat(4), part, fc.nat(4), part)),
      (own, list) => {
        const curvesAt = (place: number) => mixingPaintOf(own[place % own.length]!).curves;
        const mixed = list.map(([p, pParts, q, qParts, r, rParts]) =>
          hexOfCurves(
            mixCurves([
              { curves: curvesAt(p), parts: pParts },
              { curves: curvesAt(q), parts: qParts },
              { curves: curvesAt(r), parts: rParts },
            ]),
          ),
        );
        if (mixed.length === 0) return;
        // like ones lie in one cell, whose mean is hardly another color
        const photo = photoOf(mixed);
        expect(reachedShares(photo, finish(checkGamut(photo, own)))[1]).toBe(1);
      },
    ),
    { numRuns: 20 },
  );
});

test("a paint more reaches no color less", () => {
  fc.assert(
    fc.property(paints, paint, fc.array(hex, { minLength: 1, maxLength: 30 }), (own, more, colors) => {
      const [before, after] = [check(colors, own), check(colors, [...own, more])];
      after.forEach((limit, place) => {
        expect(limit).toBeLessThanOrEqual(before[place]!);
      });
    }),
    { numRuns: 25 },
  );
});

test("the order of the paints, and of the pixels, does not count", () => {
  fc.assert(
    fc.property(paints, fc.array(hex, { minLength: 1, maxLength: 20 }), (own, colors) => {
      const once = new Map(
        colors.map((color, i) => [color, check(colors, own)[photoOf(colors).places[i]!]!]),
      );
      const turned = [...colors].reverse();
      const photo = photoOf(turned);
      const again = check(turned, [...own].reverse());
      turned.forEach((color, i) => {
        expect(again[photo.places[i]!]).toBe(once.get(color));
      });
    }),
    { numRuns: 10 },
  );
});

test("what is within reach the mixer mixes as near, and what is not it says so of", () => {
  const known = basePaintSlugs.map((slug) => ({ slug }));
  const mixer = mixerOf(basePaints);
  const colors = ["#ffffff", "#808080", "#c19a6b", "#4682b4", "#ff00ff", "#00ff00", "#0000ff", "#7a3f25"];
  const reached = check(colors, known);
  colors.forEach((color, i) => {
    const { best, simplest } = findMixtures(mixer, color);
    const nearest = Math.min(...[...best, ...simplest].map(({ difference }) => difference));
    const limit = gamutLimits[reached[i]!] ?? Number.POSITIVE_INFINITY;
    // the mixer weighs its trouble: it may stay a little farther away, or come nearer with four paints
    expect(nearest, color).toBeLessThan(limit + 2);
    if (limit === Number.POSITIVE_INFINITY) expect(nearest, color).toBeGreaterThan(4);
  });
  expect([...reached].map((limit) => limit < gamutLimits.length)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
    true,
  ]);
});

test("shares are of pixels, and each limit holds what the one before holds", () => {
  const photo = photoOf(["#ffffff", "#ffffff", "#ffffff", "#00ff00"]);
  const shares = reachedShares(photo, finish(checkGamut(photo, [{ hex: "#ffffff" }])));
  expect(shares).toEqual([0.75, 0.75, 0.75]);
  expect(reachedShares({ weights: new Uint32Array() }, new Uint8Array())).toEqual([1, 1, 1]);
});

test("one that has no paints is told so", () => {
  expect(() => checkGamut(photoOf(["#123456"]), []).next()).toThrow(
    "paints must hold a paint, received none",
  );
});
