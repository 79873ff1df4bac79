import { expect, test } from "vitest";
import { hexToLinear } from "../oklab.ts";
import { bandCount, lightOfBands } from "./bands.ts";
import { basePaints } from "./base-paints.ts";
import { reflectanceOfCurves } from "./curves.ts";
import { reconstruct } from "./reconstruct.ts";

const steps = ["00", "33", "66", "99", "cc", "ff"];
const grid = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)));
/** As the reconstruction takes it. */
const reachable = (hex: string) => hexToLinear(hex).map((light) => Math.min(0.9995, Math.max(0.0008, light)));

/** How much a reflectance moves from band to band. */
const roughness = (reflectance: ArrayLike<number>) =>
  Array.from(reflectance).reduce((sum, value, i, all) => sum + Math.abs(value - (all[i - 1] ?? value)), 0);

test("a reflectance gives back the color it was made of, within a millionth", () => {
  for (const hex of grid) {
    const wanted = reachable(hex);
    const reflectance = reconstruct(hexToLinear(hex));
    lightOfBands(reflectance).forEach((light, c) => {
      expect(Math.abs(light - wanted[c]!)).toBeLessThan(1e-6);
    });
    for (const value of reflectance) expect(value > 0 && value < 1).toBe(true);
  }
});

test("a gray is flat", () => {
  const reflectance = reconstruct(hexToLinear("#808080"));
  expect(reflectance).toHaveLength(bandCount);
  expect(Math.max(...reflectance) - Math.min(...reflectance)).toBeLessThan(1e-6);
});

test("what is near a known paint keeps the shape of its reflectance", () => {
  const paint = basePaints.find(({ slug }) => slug === "phthalo-green")!;
  const known = reflectanceOfCurves(paint.curves);
  const same = reconstruct(lightOfBands(known), known);
  const wanted = lightOfBands(known).map((light) => Math.max(0.0008, light));
  lightOfBands(same).forEach((light, c) => {
    expect(light).toBeCloseTo(wanted[c]!, 6);
  });
  const tint = reflectanceOfCurves(basePaints.find(({ slug }) => slug === "orange")!.curves);
  const likeTint = reconstruct(lightOfBands(tint), tint);
  const plain = reconstruct(lightOfBands(tint));
  const miss = (from: Float64Array) => Math.max(...from.map((value, i) => Math.abs(value - tint[i]!)));
  expect(miss(likeTint)).toBeLessThan(0.05);
  expect(miss(plain)).toBeGreaterThan(miss(likeTint));
  expect(roughness(plain)).toBeGreaterThan(0);
});
