import { expect, test } from "vitest";
import { toPlanes } from "../raster/planes.ts";
import { drawRaster } from "../testing/scenes.ts";
import { broadSteps } from "./broad-steps.ts";

const [width, height] = [240, 160];
/** Grass before a sky, both of blades and strokes that differ by chance. */
const speckled = (at: number) => ((at * 7919) % 61) - 30;
const field = drawRaster(width, height, (u, v) => {
  const noise = speckled(Math.floor(u * width) * 31 + Math.floor(v * height) * 17);
  return v < 0.5 ? [90 + noise, 140 + noise, 220] : [60 + noise, 150 + noise, 50];
});
/** In pixels. */
const sigma = 9;

test("color is steep where the meadow ends, and nowhere in it", () => {
  const { data } = broadSteps(toPlanes(field), sigma);
  const at = (x: number, y: number) => data[y * width + x]!;
  expect(at(120, 80)).toBeGreaterThan(15);
  for (const y of [20, 40, 120, 140]) for (const x of [30, 120, 200]) expect(at(x, y)).toBeLessThan(4);
});

test("a picture of one color has no steps", () => {
  const plain = toPlanes(drawRaster(40, 30, () => [120, 130, 140]));
  expect(Math.max(...broadSteps(plain, sigma).data)).toBeLessThan(1e-3);
});
