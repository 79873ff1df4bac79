import { expect, test } from "vitest";
import type { Picture } from "../drawing/picture.ts";
import type { Seen } from "../seeing/seen.ts";
import { faultsOf } from "../testing/check-picture.ts";
import { paintPicture } from "../testing/paint-picture.ts";
import { drawRaster } from "../testing/scenes.ts";
import { seenNothing } from "../testing/seen-nothing.ts";
import { defaultPaintByNumbersOptions } from "./options.ts";
import { paintByNumbers } from "./paint-by-numbers.ts";

type Place = readonly [u: number, v: number];
const disc = ([u, v]: Place, x: number, y: number, radius: number) =>
  Math.hypot((u - x) * 1.5, v - y) < radius;
const [width, height] = [600, 400];

/** A white table and an apple with a highlight of the same white that reaches its rim. */
const isApple = (at: Place) => disc(at, 0.5, 0.5, 0.3);
const apple = drawRaster(width, height, (u, v) => {
  if (!isApple([u, v]) || disc([u, v], 0.4, 0.27, 0.09)) return [244, 243, 240];
  return disc([u, v], 0.55, 0.6, 0.15) ? [150, 20, 28] : [196, 36, 40];
});
/** A white sky, and a house with a white chimney. */
const isHouse = ([u, v]: Place) =>
  (u > 0.3 && u < 0.7 && v > 0.5) || (u > 0.55 && u < 0.62 && v > 0.25 && v <= 0.5);
const house = drawRaster(width, height, (u, v) => {
  if (!isHouse([u, v])) return v < 0.85 ? [248, 248, 248] : [96, 120, 70];
  return v <= 0.5 ? [246, 246, 246] : [130, 84, 60];
});

/** What is seen: what the picture is about, as sure as `confidence`. */
function seenOf(isSubject: (at: Place) => boolean, confidence: number): Seen {
  const [across, down] = [320, 213];
  const data = Uint8Array.from({ length: across * down }, (_, i) =>
    isSubject([((i % across) + 0.5) / across, (Math.floor(i / across) + 0.5) / down]) ? 255 : 0,
  );
  const mask = { width: across, height: down, data };
  return { ...seenNothing({ width, height }), subject: { mask, confidence } };
}

/** The most of a region, in mm², that lies on the side of a contour where less of it lies; pixels within 2 mm do not count. */
function maxAcross(picture: Picture, isSubject: (at: Place) => boolean): number {
  const perMM = 2;
  const palette = picture.regions.map((_, i) => ({
    ...picture.palette[0]!,
    hex: `#${(i + 1).toString(16).padStart(6, "0")}`,
  }));
  const regions = picture.regions.map((region, color) => ({ ...region, color }));
  const map = paintPicture({ ...picture, palette, regions, numbers: [] }, perMM);
  const sides = new Float64Array(2 * (regions.length + 1));
  const around = [0, 1, 2, 3, 4, 5, 6, 7].map((k) => [
    Math.cos((k * Math.PI) / 4),
    Math.sin((k * Math.PI) / 4),
  ]);
  for (let i = 0; i < map.width * map.height; i++) {
    const at = (dx: number, dy: number) =>
      isSubject([
        ((i % map.width) + 0.5 + dx) / map.width,
        (Math.floor(i / map.width) + 0.5 + dy) / map.height,
      ]);
    const own = at(0, 0);
    if (around.some(([x, y]) => at(2 * perMM * x!, 2 * perMM * y!) !== own)) continue;
    const region = map.data[4 * i + 1]! * 256 + map.data[4 * i + 2]!;
    sides[2 * region + (own ? 1 : 0)]!++;
  }
  const smaller = Array.from({ length: regions.length + 1 }, (_, r) =>
    Math.min(sides[2 * r]!, sides[2 * r + 1]!),
  );
  return Math.max(...smaller) / perMM ** 2;
}

test.each([
  ["a highlight of the table's white", apple, isApple],
  ["a chimney of the sky's white", house, isHouse],
] as const)("no region crosses the contour of a sure subject: %s", (_, photo, isSubject) => {
  const paint = (confidence: number) =>
    paintByNumbers(photo, defaultPaintByNumbersOptions, undefined, seenOf(isSubject, confidence));
  const sure = paint(1);
  expect(faultsOf(sure)).toEqual([]);
  expect(maxAcross(sure, isSubject)).toBe(0);
  const { regions, borders } = sure;
  for (const { left, right } of borders)
    if (left >= 0 && right >= 0) expect(regions[left]!.color).not.toBe(regions[right]!.color);
  // where nobody is sure, it is a guess like any other
  expect(maxAcross(paint(0.4), isSubject)).toBeGreaterThan(50);
});
