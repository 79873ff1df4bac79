import fc from "fast-check";
import { expect, test } from "vitest";
import { rgbOfHex } from "../hex.ts";
import { basePaints } from "./base-paints.ts";
import { hexOfCurves, mixCurves } from "./curves.ts";
import { paintOfHex } from "./paint-of-hex.ts";

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const pigments = fc.constantFrom(undefined, ["PW6"], ["PB15:3"], ["PB29"], ["PR122", "PW6"]);

/** How far a paint's color is from its hex, in the channel that is farthest. */
function farthest(color: string, names?: readonly string[]): number {
  const shown = rgbOfHex(hexOfCurves(paintOfHex({ hex: color, pigments: names }).curves));
  return Math.max(...rgbOfHex(color).map((value, c) => Math.abs(shown[c]! - value)));
}

test("a paint looks like its hex where a film can", () => {
  fc.assert(
    fc.property(hex, pigments, (color, names) => {
      // no film is lighter than 0.968 of all light, nor darker than 0.0005, in any band: the purest colors are missed by up to 24
      const isReachable = rgbOfHex(color).every((value) => value >= 8 && value <= 240);
      expect(farthest(color, names)).toBeLessThanOrEqual(isReachable ? 3 : 32);
    }),
    { numRuns: 100 },
  );
});

test.each(["#1016ae", "#f6ddae", "#f2dd86", "#ff2526", "#f4dd90"])(
  "%s is a paint also where its pigment looks quite unlike it",
  (color) => {
    expect(farthest(color, ["PB15:3"])).toBeLessThanOrEqual(6);
  },
);

test("what it absorbs and scatters is there at every band", () => {
  fc.assert(
    fc.property(hex, pigments, (color, names) => {
      const { k, s } = paintOfHex({ hex: color, pigments: names }).curves;
      for (const value of [...Array.from(k), ...Array.from(s)]) expect(value).toBeGreaterThan(0);
    }),
    { numRuns: 50 },
  );
});

test("a base paint that was forgotten but for its hex is that paint again", () => {
  const white = basePaints[0]!.curves;
  const tintOf = (curves: Parameters<typeof hexOfCurves>[0]) =>
    hexOfCurves(
      mixCurves([
        { curves, parts: 1 },
        { curves: white, parts: 4 },
      ]),
    );
  for (const { hex: color, curves } of basePaints) {
    const tints = [curves, paintOfHex({ hex: color }).curves].map((known) => rgbOfHex(tintOf(known)));
    tints[0]!.forEach((value, c) => {
      expect(Math.abs(value - tints[1]![c]!), color).toBeLessThan(12);
    });
  }
});

test("whites, blacks and earths are told by their pigments", () => {
  expect(paintOfHex({ hex: "#693c30", pigments: ["PBr7"] }).quiet).toBe(true);
  expect(paintOfHex({ hex: "#693c30", pigments: ["PBr7", "PR122"] }).quiet).toBe(false);
  expect(paintOfHex({ hex: "#693c30" }).quiet).toBe(false);
});
