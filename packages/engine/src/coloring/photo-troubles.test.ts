import { readSeeingNetworks } from "@tintery/weights";
import { expect, test } from "vitest";
import type { Raster } from "../raster/raster.ts";
import { see } from "../seeing/see.ts";
import { drawing } from "../testing/coloring-scenes.ts";
import { drawRaster, meadow, portrait } from "../testing/scenes.ts";
import { photoTroubles } from "./photo-troubles.ts";

const networks = await readSeeingNetworks();
const troubles = (photo: Raster, size: { width: number; height: number } = photo) =>
  photoTroubles(photo, see(photo, networks), size);

/** A photo taken with so much of the light. */
const inLight = (photo: Raster, share: number): Raster => ({
  ...photo,
  data: photo.data.map((value, i) => (i % 4 === 3 ? value : value * share)),
});

/** Soft light and shade, and nothing before them. */
const fog = (width: number, height: number) =>
  drawRaster(width, height, (u, v) => {
    const shade = 150 + 24 * Math.sin(9 * u + 4 * v) + 16 * Math.cos(13 * v - 5 * u);
    return [shade, shade, shade + 8];
  });

/** Tiles of many colors, and nothing before them. */
const tiles = drawRaster(640, 480, (u, v) => {
  const tile = Math.floor(u * 20) + 20 * Math.floor(v * 15);
  return [(tile * 97) % 256, (tile * 57 + 80) % 256, (tile * 151 + 160) % 256];
});

test("a clear photo of a person and one of a meadow have none", () => {
  expect([troubles(portrait(640, 800)), troubles(meadow(640, 480))]).toEqual([[], []]);
});

test("what is not clear in a fifth of the light is dark, and what is clear is not", () => {
  expect(troubles(inLight(fog(640, 480), 0.2))).toEqual(["dark"]);
  expect(troubles(fog(640, 480))).toEqual([]);
  expect(troubles(inLight(portrait(640, 800), 0.2))).toEqual([]);
});

test("what is not clear is small by the size it came in, and what is clear is not", () => {
  expect(troubles(fog(499, 400))).toEqual(["small"]);
  expect(troubles(fog(499, 400), { width: 1996, height: 1600 })).toEqual([]);
  expect(troubles(portrait(400, 499))).toEqual([]);
});

test("tiles all over are busy", () => {
  expect(troubles(tiles)).toEqual(["busy"]);
});

test("a drawing is none of it but small", () => {
  expect([troubles(drawing(640, 480)), troubles(drawing(320, 240))]).toEqual([[], ["small"]]);
});
