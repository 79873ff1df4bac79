import fc from "fast-check";
import { expect, test } from "vitest";
import { hexOfBits, rgbOfHex } from "../hex.ts";
import { basePaintSlugs } from "./base-paints.ts";
import { checkGamut, reachedShares } from "./check-gamut.ts";
import type { KnownPaint } from "./known-paint.ts";
import { photoColors } from "./photo-colors.ts";
import { suggestPaints } from "./suggest-paints.ts";

const photoOf = (hexes: readonly string[]) =>
  photoColors({
    width: hexes.length,
    height: 1,
    data: new Uint8ClampedArray(hexes.flatMap((hex) => [...rgbOfHex(hex), 255])),
  });

function finish<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

function suggest(hexes: readonly string[], paints: readonly KnownPaint[], candidates: readonly KnownPaint[]) {
  const photo = photoOf(hexes);
  const reached = finish(checkGamut(photo, paints));
  return {
    before: reachedShares(photo, reached),
    found: finish(suggestPaints(photo, reached, { paints, candidates })),
  };
}

const hex = fc.integer({ min: 0, max: 0xffffff }).map(hexOfBits);
const earths: KnownPaint[] = [{ slug: "titanium-white" }, { slug: "burnt-sienna" }, { slug: "ivory-black" }];
const blues = ["#1b3f8f", "#3a62b5", "#7f9bd6", "#b5c6ea", "#22315c"];

test("earths that are to paint the sea lack a blue", () => {
  const all = basePaintSlugs.map((slug) => ({ slug }));
  const { before, found } = suggest(blues, earths, all);
  expect(all[found[0]!.place]).toEqual({ slug: "phthalo-blue" });
  expect(found[0]!.shares[2]).toBeGreaterThan(before[2]!);
  // what one has helps no more
  for (const { place } of found) expect(earths).not.toContainEqual(all[place]);
});

test("what is promised is what a check with that paint finds, and never less than before", () => {
  fc.assert(
    fc.property(
      fc.array(hex, { minLength: 1, maxLength: 20 }),
      fc.array(hex, { minLength: 1, maxLength: 6 }),
      (colors, hexes) => {
        const candidates = hexes.map((color) => ({ hex: color }));
        const { before, found } = suggest(colors, earths, candidates);
        const photo = photoOf(colors);
        for (const { place, shares } of found) {
          const after = finish(checkGamut(photo, [...earths, candidates[place]!]));
          expect(shares).toEqual(reachedShares(photo, after));
          shares.forEach((share, limit) => {
            expect(share).toBeGreaterThanOrEqual(before[limit]!);
          });
        }
        const worth = found.map(({ shares }) => shares[1]! + 3 * shares[2]!);
        expect(worth).toEqual([...worth].sort((p, q) => q - p));
      },
    ),
    { numRuns: 15 },
  );
});

test("who reaches everything, or is offered nothing, is told nothing", () => {
  expect(suggest(["#ffffff"], [{ hex: "#ffffff" }], [{ hex: "#0000ff" }]).found).toEqual([]);
  expect(suggest(blues, earths, []).found).toEqual([]);
  expect(suggest(blues, earths, earths).found).toEqual([]);
});
