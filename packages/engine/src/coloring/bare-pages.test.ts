import { expect, test } from "vitest";
import type { Raster } from "../raster/raster.ts";
import type { Seen } from "../seeing/seen.ts";
import { board } from "../testing/coloring-scenes.ts";
import { drawRaster } from "../testing/scenes.ts";
import { seenNothing } from "../testing/seen-nothing.ts";
import { mapWith } from "./map-photo.ts";
import { zones } from "./zones.ts";

/** A finder of boundaries that sees none. */
const nothing = ({ width, height }: { width: number; height: number }) => ({
  width,
  height,
  data: new Float32Array(width * height),
});

/** A meadow under a sky, all of it speckled: where they meet there is no line, only another color. */
const landscape = drawRaster(240, 160, (u, v) => {
  const noise = (((Math.floor(u * 240) * 31 + Math.floor(v * 160) * 17) * 7919) % 61) - 30;
  return v < 0.5 ? [90 + noise, 140 + noise, 220] : [60 + noise, 150 + noise, 50];
});

test.each(["for_kids", "v2_general"] as const)(
  "where the map shows hardly a line, a %s page has large areas of like color",
  (type) => {
    const { shownFrom, width, height } = mapWith(nothing, landscape, { type });
    const rows = Array.from({ length: width }, (_, x) =>
      Array.from({ length: height }, (_, y) => y).filter((y) => shownFrom[y * width + x]! > 0),
    );
    // one line from edge to edge, where the meadow begins
    expect(rows.filter((own) => own.length > 0).length).toBeGreaterThan(0.98 * width);
    for (const y of rows.flat()) expect(Math.abs(y / height - 0.5)).toBeLessThan(0.05);
  },
);

test("the land around a small animal stays on a calm page that would be empty without it", () => {
  const photo = { width: 240, height: 160 };
  const nobody = seenNothing(photo);
  const [width, height] = [120, 80];
  const isAnimal = (i: number) =>
    Math.hypot((i % width) / width - 0.5, Math.floor(i / width) / height - 0.8) < 0.13;
  const subject = {
    confidence: 1,
    mask: {
      width,
      height,
      data: Uint8Array.from({ length: width * height }, (_, i) => (isAnimal(i) ? 255 : 0)),
    },
  };
  const maps = mapWith(nothing, landscape, { type: "for_kids", seen: { ...nobody, subject } });
  const columns = new Set<number>();
  maps.shownFrom.forEach((from, i) => {
    if (from > 0 && maps.zones![i] === zones.calm) columns.add(i % maps.width);
  });
  expect(columns.size).toBeGreaterThan(0.9 * maps.width);
});

/** The pixels with lines of a page, in a box of the photo given in shares of it. */
function linesIn(
  photo: Raster,
  [left, top, right, bottom]: readonly [number, number, number, number],
  seen?: Seen,
): number {
  const { shownFrom, width, height } = mapWith(nothing, photo, { type: "for_kids", ...(seen && { seen }) });
  return shownFrom.filter((from, i) => {
    const [u, v] = [(i % width) / width, Math.floor(i / width) / height];
    return from > 0 && u > left && u < right && v > top && v < bottom;
  }).length;
}

test("a cloud in a bare sky is an area where it is large, and none where it is small", () => {
  const withCloud = (half: number) =>
    drawRaster(240, 160, (u, v) => {
      const noise = ((Math.floor(u * 240) * 31 + Math.floor(v * 160) * 17) * 7919) % 31;
      const isCloud = Math.abs(u - 0.5) < half && Math.abs(v - 0.5) < 1.5 * half;
      return isCloud ? [230, 200 + noise, 120] : [90, 130 + noise, 200];
    });
  const around = [0.2, 0.1, 0.8, 0.9] as const;
  expect(linesIn(withCloud(0.18), around)).toBeGreaterThan(0);
  expect(linesIn(withCloud(0.02), around)).toBe(0);
});

test("beside a subject no area floats that reaches no other line", () => {
  const photo = drawRaster(240, 160, (u, v) =>
    Math.hypot(1.5 * (u - 0.5), v - 0.4) < 0.2 ? [240, 210, 130] : [90, 130, 200],
  );
  const cloud = [0.2, 0.1, 0.8, 0.7] as const;
  const [width, height] = [120, 80];
  const data = new Uint8Array(width * height);
  for (let y = 68; y < height; y++) data.fill(255, y * width + 40, y * width + 80);
  const subject = { confidence: 1, mask: { width, height, data } };
  expect(linesIn(photo, cloud)).toBeGreaterThan(0);
  expect(linesIn(photo, cloud, { ...seenNothing(photo), subject })).toBe(0);
});

test("a bare page with a word on it has the word and no areas", () => {
  const word = board({ width: 240, height: 160 }, "HELLO", {
    ink: 240,
    paper: 60,
    square: 2,
    left: 40,
    top: 40,
  });
  const withSky = (photo: Raster): Raster => ({
    ...photo,
    // blue below the word
    data: photo.data.map((value, i) => (i >= 4 * 240 * 100 && i % 4 === 2 ? 200 : value)),
  });
  const horizon = [0.05, 0.55, 0.95, 0.7] as const;
  const empty = board({ width: 240, height: 160 }, "", { ink: 240, paper: 60, square: 2, left: 40, top: 40 });
  expect(linesIn(withSky(empty), horizon)).toBeGreaterThan(0);
  expect(linesIn(withSky(word), horizon)).toBe(0);
});

test("a picture of one color stays empty", () => {
  const { shownFrom } = mapWith(
    nothing,
    drawRaster(240, 160, () => [120, 140, 160]),
    { type: "v2_general" },
  );
  expect(shownFrom.every((from) => from === 0)).toBe(true);
});
