import { expect, test } from "vitest";
import type { Picture } from "../drawing/picture.ts";
import { faultsOf } from "../testing/check-picture.ts";
import { drawRaster } from "../testing/scenes.ts";
import { defaultPaintByNumbersOptions } from "./options.ts";
import { paintByNumbers } from "./paint-by-numbers.ts";

/** Two dark eyes of a radius in millimetres on a plain face, on a canvas of 10 × 10 inches. */
const face = (radius: number) =>
  drawRaster(600, 600, (u, v) => {
    const isEye = [0.4, 0.6].some((x) => (u - x) ** 2 + (v - 0.4) ** 2 < (radius / 254) ** 2);
    if (isEye) return [60, 30, 20];
    return (u - 0.5) ** 2 + (v - 0.5) ** 2 < 0.1 ? [226, 184, 160] : [190, 200, 210];
  });
const options = { ...defaultPaintByNumbersOptions, canvasSize: { width: 10, height: 10 } };
const darkest = ({ palette, regions }: Picture) =>
  regions.filter(({ color }) => Number.parseInt(palette[color]!.hex.slice(1, 3), 16) < 110).length;

test("eyes too small for a number of their own survive, with a line to their number", () => {
  const picture = paintByNumbers(face(0.95), options);
  expect(faultsOf(picture)).toEqual([]);
  expect(darkest(picture)).toBe(2);
  expect(picture.lostDetail).toEqual({ share: 0, recommendedCanvas: null });
});

test("eyes too small to paint are reported lost, with a canvas on which they survive", () => {
  const picture = paintByNumbers(face(0.55), options);
  expect(darkest(picture)).toBe(0);
  expect(picture.lostDetail!.share).toBeGreaterThan(0.05);
  const canvasSize = picture.lostDetail!.recommendedCanvas as "16x20";
  expect(darkest(paintByNumbers(face(0.55), { ...options, canvasSize }))).toBe(2);
});

test("what a brush marks survives where it would not by itself", () => {
  const soft = drawRaster(600, 600, (u, v) =>
    (u - 0.5) ** 2 + (v - 0.5) ** 2 < (0.95 / 254) ** 2 ? [145, 155, 190] : [160, 172, 180],
  );
  const importance = { width: 3, height: 3, data: Uint8Array.of(0, 0, 0, 0, 255, 0, 0, 0, 0) };
  expect(paintByNumbers(soft, options).regions).toHaveLength(1);
  expect(paintByNumbers(soft, { ...options, importance }).regions).toHaveLength(2);
});
