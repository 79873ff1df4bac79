import { expect, test } from "vitest";
import type { Picture } from "../drawing/picture.ts";
import type { ImportanceMask } from "../raster/importance-mask.ts";
import { faultsOf } from "../testing/check-picture.ts";
import { readSeeingNetworks } from "@tintery/weights";
import { see } from "../seeing/see.ts";
import { drawRaster, meadow } from "../testing/scenes.ts";
import { defaultPaintByNumbersOptions, type PaintByNumbersOptions } from "./options.ts";
import { paintByNumbers } from "./paint-by-numbers.ts";

/** An ellipse, its half axes in millimeters, on a canvas of 10 × 10 inches. */
const isIn = (u: number, v: number, x: number, y: number, across: number, down: number) =>
  (((u - x) * 254) / across) ** 2 + (((v - y) * 254) / down) ** 2 < 1;
/** Two dark eyes on a plain face. */
const face = (across: number, down: number) =>
  drawRaster(600, 600, (u, v) => {
    if (isIn(u, v, 0.4, 0.4, across, down) || isIn(u, v, 0.6, 0.4, across, down)) return [60, 30, 20];
    return isIn(u, v, 0.5, 0.5, 80, 80) ? [226, 184, 160] : [190, 200, 210];
  });
const options = { ...defaultPaintByNumbersOptions, canvasSize: { width: 10, height: 10 } };
const darkest = ({ palette, regions }: Picture) =>
  regions.filter(({ color }) => Number.parseInt(palette[color]!.hex.slice(1, 3), 16) < 110).length;

test("eyes too small for a number of their own survive, with a line to their number", () => {
  const picture = paintByNumbers(face(1.1, 1.1), options);
  expect(faultsOf(picture)).toEqual([]);
  expect(darkest(picture)).toBe(2);
  expect(picture.lostDetail).toEqual({ share: 0, recommendedCanvas: null });
});

test("of many spots too small for their numbers few stay, and what was marked is painted over what is around it", () => {
  const spots = drawRaster(600, 600, (u, v) => {
    const [x, y] = [(u * 10) % 1, (v * 10) % 1];
    const isSpot = ((x - 0.5) * 25.4) ** 2 + ((y - 0.5) * 25.4) ** 2 < 0.75 ** 2;
    return isSpot ? [60, 30, 20] : [226, 184, 160];
  });
  const paint = (own: Partial<PaintByNumbersOptions>) => paintByNumbers(spots, { ...options, ...own });
  const few = paint({});
  expect(few.regions.length - 1 + (few.thinLetters?.length ?? 0)).toBeLessThanOrEqual(2);
  const { regions, palette, thinLetters } = paint({
    importance: { width: 1, height: 1, data: Uint8Array.of(255) },
  });
  // the ground, and spots whose lines say which paints the others have
  expect(regions.length).toBeLessThanOrEqual(3);
  expect(thinLetters!.length).toBeGreaterThan(30);
  for (const { color, rings } of thinLetters!) {
    expect(rings).toHaveLength(1);
    expect(Number.parseInt(palette[color]!.hex.slice(1, 3), 16)).toBeLessThan(110);
  }
});

test("a picture of two colors for small children, as large as anybody wants it", () => {
  for (const numberOfColors of [2, 4]) {
    const picture = paintByNumbers(face(8, 8), { ...options, numberOfColors, detalization: "lowest" });
    expect(faultsOf(picture)).toEqual([]);
    expect(picture.palette.length).toBe(Math.min(numberOfColors, 3));
  }
});

test("eyes too small to paint are reported lost, with a canvas on which they survive", () => {
  const picture = paintByNumbers(face(0.8, 0.8), options);
  expect(darkest(picture)).toBe(0);
  expect(picture.lostDetail!.share).toBeGreaterThan(0.05);
  const canvasSize = picture.lostDetail!.recommendedCanvas as "16x20";
  expect(darkest(paintByNumbers(face(0.8, 0.8), { ...options, canvasSize }))).toBe(2);
});

test("what a brush marks survives where it would not by itself", () => {
  const soft = drawRaster(600, 600, (u, v) =>
    isIn(u, v, 0.5, 0.5, 1.7, 1.7) ? [148, 160, 190] : [160, 172, 190],
  );
  const importance = { width: 3, height: 3, data: Uint8Array.of(0, 0, 0, 0, 255, 0, 0, 0, 0) };
  const large = { ...options, detalization: "low" } as const;
  expect(paintByNumbers(soft, large).regions).toHaveLength(1);
  expect(paintByNumbers(soft, { ...large, importance }).regions).toHaveLength(2);
});

/** The marks of a second brush, over the left half of a photo. */
const calmLeft = { width: 2, height: 1, data: Uint8Array.of(0, 0), calm: Uint8Array.of(255, 0) };

test("what a brush calms has fewer regions, and the rest about as many as before", async () => {
  const networks = await readSeeingNetworks();
  // a palette hangs on every pixel: three sizes of one meadow have three
  const meadows = [600, 640, 700].map((width) => {
    const photo = meadow(width, Math.round(width / 1.5));
    return { photo, seen: see(photo, networks) };
  });
  const numbersOf = (importance?: ImportanceMask) => {
    const counts = [0, 0];
    for (const { photo, seen } of meadows) {
      const own = { ...options, ...(importance && { importance }) };
      const picture = paintByNumbers(photo, own, undefined, seen);
      expect(faultsOf(picture)).toEqual([]);
      for (const { x } of picture.numbers) counts[x < picture.widthMM / 2 ? 0 : 1]!++;
    }
    return counts;
  };
  const [left, right] = numbersOf();
  const [calmed, kept] = numbersOf(calmLeft);
  expect(calmed! / left!).toBeLessThan(0.85);
  // one palette serves both halves: what is calmed in one changes the bands of the other a little
  expect(Math.abs(kept! / right! - 1)).toBeLessThan(0.3);
});

test("marks that calm nothing change nothing", () => {
  const marks = { width: 1, height: 1, data: Uint8Array.of(90) };
  const plain = paintByNumbers(face(1.1, 1.1), { ...options, importance: marks });
  const calm = Uint8Array.of(0);
  expect(paintByNumbers(face(1.1, 1.1), { ...options, importance: { ...marks, calm } })).toEqual(plain);
});
