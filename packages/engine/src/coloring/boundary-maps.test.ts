import { describe, expect, test } from "vitest";
import type { Field } from "../edges/grid.ts";
import type { Raster } from "../raster/raster.ts";
import type { BoundaryFinder } from "../seeing/see-alone.ts";
import { meadow } from "../testing/scenes.ts";
import { boundaryMaps } from "./boundary-maps.ts";
import { coloringPage } from "./coloring-page.ts";
import { mapWith } from "./map-photo.ts";
import { recipe } from "./recipe.ts";

const [width, perMM] = [400, 4];
const white = (across: number, down: number): Raster => ({
  width: across,
  height: down,
  data: new Uint8ClampedArray(across * down * 4).fill(255),
});

/** A finder that sees upright lines, at shares of the width, as strong as it is told for the size of its picture. */
function seeing(lines: readonly { at: number; strength: (scale: number) => number }[]): BoundaryFinder {
  return (picture): Field => {
    const data = new Float32Array(picture.width * picture.height);
    for (const { at, strength } of lines)
      for (let y = 0; y < picture.height; y++)
        data[y * picture.width + Math.floor(at * picture.width)] = strength(picture.width / width);
    return { width: picture.width, height: picture.height, data };
  };
}
const sharp = (at: number) => ({ at, strength: () => 0.9 });
describe("a photo that was enlarged for the page", () => {
  const page = white(720, 540);
  const looksAt = (photo: Raster) => {
    const widths: number[] = [];
    const blank: BoundaryFinder = ({ width: across, height: down }) => {
      widths.push(across);
      return { width: across, height: down, data: new Float32Array(across * down) };
    };
    boundaryMaps(page, recipe("v2_detailed", perMM), blank, photo);
    return widths;
  };

  test("is looked at in its own pixels, in no fewer than 384, and in a mirror where that costs no more", () => {
    expect(looksAt(white(480, 360))).toEqual([480, 480, 240, 240, 120, 120]);
    expect(looksAt(white(160, 120))).toEqual([384, 384, 192, 192, 96, 96]);
    expect(looksAt(white(600, 450))).toEqual([600, 300, 150]);
    expect(looksAt(white(2000, 1500))).toEqual([720, 360, 180]);
  });

  test("has the lines that it would have in a mirror", () => {
    const map = boundaryMaps(
      page,
      recipe("v2_detailed", perMM),
      seeing([sharp(0.25)]),
      white(480, 360),
    ).blended;
    for (let y = 0; y < page.height; y += 90)
      for (let x = 0; x < page.width / 2; x++) {
        const row = y * page.width;
        expect(map.data[row + x]).toBeCloseTo(map.data[row + page.width - 1 - x]!, 6);
      }
  });
});

test("faint lines are drawn where little is sure, and only there", () => {
  const photo = meadow(200, 150);
  const faint = [0.2, 0.5, 0.8].map((at) => ({ at, strength: () => 0.3 }));
  const rich = Array.from({ length: 40 }, (_, k) => sharp(0.21 + 0.007 * k + 0.0001));
  const lengthAt = (lines: Parameters<typeof seeing>[0], share: number) => {
    const { strokes, widthMM } = coloringPage(mapWith(seeing(lines), photo, { type: "v2_comic" }), {
      details: 100,
      background: "full",
    });
    return strokes.filter(({ points }) => Math.abs(points[0]! / 100 / widthMM - share) < 0.02).length;
  };
  expect(lengthAt(faint, 0.8)).toBeGreaterThan(0);
  expect(lengthAt([...faint, ...rich], 0.8)).toBe(0);
});
