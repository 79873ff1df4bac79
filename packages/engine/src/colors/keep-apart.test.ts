import fc from "fast-check";
import { expect, test } from "vitest";
import { toPlanes } from "../raster/planes.ts";
import { drawRaster } from "../testing/scenes.ts";
import { nearestColor, squaredDistance } from "./cluster.ts";
import { colorDifference } from "./color-difference.ts";
import { histogram } from "./histogram.ts";
import { keepApart, moveApart, settleApart, shownLab } from "./keep-apart.ts";
import { moreColors } from "./more-colors.ts";
import { hexToOklab } from "./oklab.ts";

const steps = (...hexes: string[]) =>
  Float64Array.from(
    hexes.flatMap((hex) => {
      const { l, a, b } = hexToOklab(hex);
      return [l, a, b];
    }),
  );

function minOf(palette: Float64Array): number {
  const shown = Array.from({ length: palette.length / 3 }, (_, k) => shownLab(palette, k));
  const pairs = shown.flatMap((p, k) => shown.slice(k + 1).map((q) => colorDifference(p, q)));
  return Math.min(Number.POSITIVE_INFINITY, ...pairs);
}

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const hexes = fc.array(hex, { minLength: 1, maxLength: 20 });

test("no two colors that are kept are nearer than asked, and fixed ones stay as they are", () => {
  const points = histogram(toPlanes(drawRaster(8, 8, (u, v) => [255 * u, 255 * v, 90])));
  fc.assert(
    fc.property(hexes, hex, fc.integer({ min: 1, max: 12 }), (list, fixed, apart) => {
      const kept = keepApart(steps(...list, fixed), points, apart, 1);
      expect(minOf(kept)).toBeGreaterThanOrEqual(apart);
      expect([...kept.slice(-3)]).toEqual([...steps(fixed)]);
    }),
  );
});

test("of fixed colors that are near each other those stay, at the end, that stay without any others", () => {
  const points = histogram(toPlanes(drawRaster(8, 8, (u, v) => [255 * u, 255 * v, 90])));
  const own = steps("#a04040", "#a84848", "#c05050");
  const kept = keepApart(own, points, 10, 3);
  expect(kept.length).toBeLessThan(own.length);
  fc.assert(
    fc.property(hexes, (list) => {
      const all = keepApart(Float64Array.of(...steps(...list), ...own), points, 10, 3);
      expect([...all.slice(-kept.length)]).toEqual([...kept]);
    }),
  );
});

test("colors move to where they suit better only as far as they stay apart", () => {
  const points = histogram(toPlanes(drawRaster(2, 2, () => [0, 0, 0])));
  fc.assert(
    fc.property(hexes, hexes, (from, to) => {
      const start = keepApart(steps(...from), points, 4);
      const wanted = Float64Array.from(
        start,
        (value, i) => steps(to[Math.floor(i / 3) % to.length]!)[i % 3] ?? value,
      );
      const moved = moveApart(start, wanted, new Float64Array(start.length / 3), 4);
      expect(minOf(moved)).toBeGreaterThanOrEqual(4);
    }),
  );
  expect([...moveApart(steps("#808080"), steps("#ffffff"), [1], 4)]).toEqual([...steps("#ffffff")]);
});

test("colors that are added differ enough, and settling serves points better while all stay apart", () => {
  const points = histogram(toPlanes(drawRaster(24, 24, (u, v) => [255 * u, 255 * v, 90 + 60 * u * v])));
  const missed = (palette: Float64Array) => {
    let sum = 0;
    for (let i = 0; i < points.count; i++)
      sum +=
        points.weights[i]! *
        Math.sqrt(squaredDistance(points.colors, i, palette, nearestColor(points.colors, i, palette)));
    return sum;
  };
  fc.assert(
    fc.property(hexes, hex, fc.integer({ min: 1, max: 12 }), (list, fixed, apart) => {
      const start = keepApart(steps(...list, fixed), points, apart, 1);
      const more = Float64Array.of(...moreColors(points, start, { count: 5, apart }), ...start);
      expect(minOf(more)).toBeGreaterThanOrEqual(apart);
      expect(missed(more)).toBeLessThanOrEqual(missed(start));
      const settled = settleApart(more, points, apart, 1);
      expect(minOf(settled)).toBeGreaterThanOrEqual(apart);
      expect(missed(settled)).toBeLessThanOrEqual(missed(more) * 1.001);
      expect([...settled.slice(-3)]).toEqual([...steps(fixed)]);
    }),
    { numRuns: 40 },
  );
});
