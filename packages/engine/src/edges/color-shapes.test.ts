import { expect, test } from "vitest";
import { toPlanes } from "../raster/planes.ts";
import { drawRaster } from "../testing/scenes.ts";
import { broadSteps, colorShapes } from "./color-shapes.ts";

const [width, height] = [240, 160];
/** Grass before a sky, both of blades and strokes that differ by chance. */
const speckled = (at: number) => ((at * 7919) % 61) - 30;
const field = drawRaster(width, height, (u, v) => {
  const noise = speckled(Math.floor(u * width) * 31 + Math.floor(v * height) * 17);
  return v < 0.5 ? [90 + noise, 140 + noise, 220] : [60 + noise, 150 + noise, 50];
});
const wish = { sigma: 9, round: 7, colors: 2 };

test("texture is no shape: a meadow and the sky over it are two", () => {
  const { count, data } = colorShapes(toPlanes(field), wish);
  expect(count).toBe(2);
  const border = Array.from({ length: width }, (_, x) => {
    let y = 0;
    while (data[y * width + x] === data[x]) y++;
    return y;
  });
  for (const y of border) expect(Math.abs(y - height / 2)).toBeLessThan(5);
});

test("color is steep where the meadow ends, and nowhere in it", () => {
  const { data } = broadSteps(toPlanes(field), wish.sigma);
  const at = (x: number, y: number) => data[y * width + x]!;
  expect(at(120, 80)).toBeGreaterThan(15);
  for (const y of [20, 40, 120, 140]) for (const x of [30, 120, 200]) expect(at(x, y)).toBeLessThan(4);
});

test("a picture of one color is one shape without steps", () => {
  const plain = toPlanes(drawRaster(40, 30, () => [120, 130, 140]));
  expect(colorShapes(plain, wish).count).toBe(1);
  expect(Math.max(...broadSteps(plain, 9).data)).toBeLessThan(1e-3);
});
