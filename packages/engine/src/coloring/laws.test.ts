import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { connect } from "../regions/connect.ts";
import { unitsPerMM } from "../drawing/picture.ts";
import { seededRandom } from "../arithmetic/reproducible.ts";
import type { Raster } from "../raster/raster.ts";
import { boundariesOfSteps } from "../testing/boundaries-of-steps.ts";
import { meadow } from "../testing/scenes.ts";
import { coloringPage } from "./coloring-page.ts";
import type { ColoringMaps } from "./coloring-maps.ts";
import { decodeMaps, encodeMaps } from "./encode-maps.ts";
import { mapWith } from "./map-photo.ts";
import { type ColoringType, coloringOptions } from "./options.ts";
import { detailSettings } from "./details-range.ts";

const types = Object.keys(coloringOptions.types) as ColoringType[];

/** Which pixels have a line at a setting of the slider. */
function linesAt({ shownFrom }: ColoringMaps, details: number): Uint8Array {
  return shownFrom.map((from) => (from > 0 && from <= details ? 1 : 0));
}

/** Much faster than the test runner's own comparison. */
function isSame(p: Uint8Array, q: Uint8Array): boolean {
  return p.length === q.length && p.every((byte, i) => byte === q[i]);
}

/** White areas that lines part, and the pixels of lines. */
function areasAt(maps: ColoringMaps, details: number): { areas: number; ink: number } {
  const on = linesAt(maps, details);
  const { colors } = connect(Int32Array.from(on), maps.width, maps.height);
  return { areas: colors.filter((color) => color === 0).length, ink: on.reduce((sum, v) => sum + v, 0) };
}

/** Pictures that nobody should upload. */
const hostile: readonly (readonly [width: number, height: number, kind: "noise" | "checks" | "blank"])[] = [
  [1, 1, "blank"],
  [1, 400, "noise"],
  [90, 60, "noise"],
  [90, 60, "checks"],
  [700, 30, "checks"],
];

describe.each(types)("%s", (type) => {
  const maps = mapWith(boundariesOfSteps, meadow(160, 120), { type });

  test("fewer details never bring more lines or areas", () => {
    const pages = detailSettings.map((details) => areasAt(maps, details));
    for (let i = 1; i < pages.length; i++) {
      expect(pages[i]!.ink).toBeGreaterThanOrEqual(pages[i - 1]!.ink);
      expect(pages[i]!.areas).toBeGreaterThanOrEqual(pages[i - 1]!.areas);
    }
    expect(pages.at(-1)!.ink).toBeGreaterThan(pages[0]!.ink);
    expect(pages[0]!.ink).toBeGreaterThan(0);
  });

  test("survives its file, and a second run gives the same bytes", () => {
    const bytes = encodeMaps(maps);
    expect(isSame(encodeMaps(decodeMaps(bytes)), bytes)).toBe(true);
    expect(isSame(encodeMaps(mapWith(boundariesOfSteps, meadow(160, 120), { type })), bytes)).toBe(true);
  });

  test("its strokes and solids lie on the page, whatever the picture", () => {
    for (const [width, height, kind] of hostile) {
      const page = mapWith(boundariesOfSteps, raster(width, height, kind), { type });
      for (const details of [20, 100]) {
        const { widthMM, heightMM, strokes, solids } = coloringPage(page, { details });
        const max = [Math.ceil(widthMM * unitsPerMM), Math.ceil(heightMM * unitsPerMM)];
        const lines = [...strokes.map(({ points }) => points), ...solids.flatMap(({ rings }) => rings)];
        for (const points of lines) {
          expect(points.length % 6).toBe(2);
          // handles of hatching may reach a hair beyond the edge at which it ends
          const isInside = (value: number, i: number) => {
            const beyond = i % 6 < 2 ? 0 : 20;
            return Number.isInteger(value) && value >= -beyond && value <= max[i % 2]! + beyond;
          };
          expect(points.every(isInside)).toBe(true);
        }
      }
    }
  });

  test("its pages have strokes", () => {
    expect(coloringPage(maps, { details: 20 }).strokes.length).toBeGreaterThan(0);
  });
});

/** Noise, a checkerboard, a blank sheet. */
function raster(width: number, height: number, kind: "noise" | "checks" | "blank"): Raster {
  const random = seededRandom(width * 31 + height);
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let i = 0; i < width * height && kind !== "blank"; i++) {
    const check = ((i % width) + Math.floor(i / width)) % 2 ? 255 : 0;
    for (let c = 0; c < 3; c++) data[i * 4 + c] = kind === "noise" ? random() * 256 : check;
  }
  return { width, height, data };
}

test("any raster gives a page", () => {
  const sizes = fc.integer({ min: 1, max: 40 });
  const kinds = fc.constantFrom("noise", "checks", "blank") as fc.Arbitrary<"noise" | "checks" | "blank">;
  fc.assert(
    fc.property(sizes, sizes, kinds, fc.constantFrom(...types), (width, height, kind, type) => {
      const maps = mapWith(boundariesOfSteps, raster(width, height, kind), { type });
      const art = coloringPage(maps, { details: 100 });
      expect(art.widthMM).toBeGreaterThan(0);
      const bytes = encodeMaps(maps);
      expect(isSame(encodeMaps(decodeMaps(bytes)), bytes)).toBe(true);
    }),
    { numRuns: 30, seed: 1 },
  );
});
