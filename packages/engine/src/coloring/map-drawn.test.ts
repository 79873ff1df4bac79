import { describe, expect, test } from "vitest";
import { areasBetween } from "../edges/areas-between.ts";
import { circle } from "../edges/circle.ts";
import type { DrawnShapes } from "../edges/drawn-shapes.ts";
import type { Point } from "../strokes/smooth-curve.ts";
import { drawnHouse } from "../testing/drawn-house.ts";
import type { ColoringMaps } from "./coloring-maps.ts";
import { coloringPage } from "./coloring-page.ts";
import { decodeMaps, encodeMaps } from "./encode-maps.ts";
import { mapDrawn } from "./map-drawn.ts";
import { type ColoringType, coloringOptions } from "./options.ts";
import { detailSettings } from "./details-range.ts";
import { zones } from "./zones.ts";

const types = Object.keys(coloringOptions.types) as ColoringType[];
const house = drawnHouse();
const at = (across: number, down: number) =>
  Math.round((down * house.height) / 100) * house.width + Math.round((across * house.width) / 100);

/** The house with a face on its wall, whose glasses are close to its eyes, or three times as wide. */
function withFace(wide: 1 | 3): DrawnShapes {
  const ring = (x: number, radius: number) => ({
    points: circle.map(([cos, sin]) => ({ x: x + radius * cos, y: 110 + radius * sin })),
  });
  const closed = ({ points }: { points: readonly Point[] }) => ({ points: [...points, points[0]!], pen: 1 });
  const eyes = [ring(290, 4), ring(310, 4)];
  const rims = wide > 1 ? [closed(ring(310, 6 * wide))] : [closed(ring(290, 4.4)), closed(ring(310, 4.4))];
  const smile = [292, 300, 308].map((x) => ({ x, y: 130 }));
  return { ...house, faces: [{ thing: 1, eyes, mouths: [{ points: smile, pen: 1 }], rims }] };
}

/** The white areas of a page at a setting of the slider. */
function areasAt({ shownFrom, width, height }: ColoringMaps, details = 100) {
  const on = shownFrom.map((from) => Number(from > 0 && from <= details));
  return areasBetween(on, width, height);
}

describe("a page of a picture that a program drew", () => {
  test.each(types)("%s has an area for each shape that can be colored", (type) => {
    const { data } = areasAt(mapDrawn(house, { type }));
    const [sky, ground, wall, door, tree] = [at(30, 10), at(90, 92), at(75, 50), at(50, 60), at(8, 50)].map(
      (i) => data[i]!,
    );
    expect(new Set([sky, ground, wall, door, tree]).size).toBe(5);
    // two parts of one color, and tufts of one crown in types with large areas, are one
    if (["for_kids", "v2_general", "simple"].includes(type)) {
      expect(data[at(42, 50)]).toBe(wall);
      expect(data[at(14, 30)]).toBe(tree);
    }
  });

  test.each(types)("%s shows no more lines with fewer details, and closed areas at every setting", (type) => {
    const maps = mapDrawn(house, { type });
    let before = 0;
    for (const details of detailSettings) {
      const { count } = areasAt(maps, details);
      expect(count).toBeGreaterThanOrEqual(before);
      before = count;
    }
    expect(before).toBeGreaterThanOrEqual(5);
  });

  test("keyholes and eyes are black, what reaches the edge of its thing is not", () => {
    const { solid } = mapDrawn(house, { type: "for_adults" });
    expect(solid[at(52, 67.5)]).toBe(1);
    expect(solid[at(68, 78)]).toBe(0);
  });

  test.each(types)(
    "%s has every eye and mouth at every setting, and glasses where they leave room",
    (type) => {
      const { shownFrom, solid, width } = mapDrawn(withFace(1), { type });
      const isDrawn = (map: Uint8Array, x: number, y: number) =>
        [-1, 0, 1].some((by) =>
          [-1, 0, 1].some((to) => map[(Math.round(y) + by) * width + Math.round(x) + to]! > 0),
        );
      for (const x of [290, 310]) expect(solid[110 * width + x]).toBe(1);
      for (const x of [292, 300, 308]) expect(isDrawn(shownFrom, x, 130)).toBe(true);
      expect(
        shownFrom[130 * width + 300] || shownFrom[131 * width + 300] || shownFrom[129 * width + 300],
      ).toBe(detailSettings[0]);
      // a rim far around each eye, and one that would be a blot with it
      expect(isDrawn(mapDrawn(withFace(3), { type }).shownFrom, 310 + 18, 110)).toBe(true);
      expect(isDrawn(shownFrom, 310 + 5, 110)).toBe(false);
    },
  );

  test("thin lines of the drawing are lines, and what stands in front has the stronger pen", () => {
    const { shownFrom, zones: zoned } = mapDrawn(house, { type: "for_adults" });
    const row = Math.round(0.42 * house.height);
    const isLine = [-1, 0, 1].some((by) => shownFrom[(row + by) * house.width + 260]! > 0);
    expect(isLine).toBe(true);
    expect(zoned?.[at(75, 50)]).toBe(zones.subject);
    expect(zoned?.includes(zones.contour)).toBe(true);
    expect(zoned?.[at(30, 10)]).toBe(zones.background);
  });

  test("what somebody says it is about is its subject, a thing, a crown or a shape as a whole", () => {
    const { width, height } = house;
    // most of the tree's crown, and a corner of the house
    const data = Uint8Array.from({ length: width * height }, (_, i) => {
      const [x, y] = [(100 * (i % width)) / width, (100 * Math.floor(i / width)) / height];
      return x > 8 && x < 45 && y < 58 && !(x > 28 && x < 40) ? 255 : 0;
    });
    const { zones: zoned } = mapDrawn(house, { type: "for_kids", subject: { width, height, data } });
    expect(zoned?.[at(16, 45)]).toBe(zones.subject);
    expect(zoned?.[at(7, 50)]).toBe(zones.subject);
    expect(zoned?.[at(43, 45)]).toBe(zones.background);
    const none = { width, height, data: new Uint8Array(width * height) };
    expect(mapDrawn(house, { type: "for_kids", subject: none }).zones).toBeUndefined();
  });

  test("without a thing there is no background to leave out", () => {
    const landscape = { ...house, thingOf: house.thingOf.map(() => 0) };
    const maps = mapDrawn(landscape, { type: "for_kids" });
    expect(maps.zones).toBeUndefined();
    expect(coloringPage(maps, { details: 100, background: "none" }).strokes.length).toBeGreaterThan(2);
  });

  test("is the same every time, and can be kept", () => {
    const maps = mapDrawn(house, { type: "sketching" });
    const bytes = encodeMaps(maps);
    expect(encodeMaps(mapDrawn(drawnHouse(), { type: "sketching" }))).toEqual(bytes);
    expect(encodeMaps(decodeMaps(bytes))).toEqual(bytes);
  });
});
