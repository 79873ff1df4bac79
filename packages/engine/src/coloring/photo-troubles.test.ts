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

/** Tiles of many colors, and nothing before them. */
const tiles = drawRaster(640, 480, (u, v) => {
  const tile = Math.floor(u * 20) + 20 * Math.floor(v * 15);
  return [(tile * 97) % 256, (tile * 57 + 80) % 256, (tile * 151 + 160) % 256];
});

test("a clear photo of a person and one of a meadow have none", () => {
  expect([troubles(portrait(640, 800)), troubles(meadow(640, 480))]).toEqual([[], []]);
});

test("a photo in a fifth of the light is dark", () => {
  expect([troubles(inLight(portrait(640, 800), 0.2)), troubles(inLight(meadow(640, 480), 0.2))]).toEqual([
    ["dark"],
    ["dark"],
  ]);
});

test("a photo is small by the size it came in", () => {
  expect(troubles(portrait(400, 499))).toEqual(["small"]);
  expect(troubles(portrait(400, 499), { width: 1600, height: 1996 })).toEqual([]);
});

test("tiles all over are busy", () => {
  expect(troubles(tiles)).toEqual(["busy"]);
});

test("a drawing is none of it but small", () => {
  expect([troubles(drawing(640, 480)), troubles(drawing(320, 240))]).toEqual([[], ["small"]]);
});
