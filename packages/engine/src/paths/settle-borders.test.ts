import { expect, test } from "vitest";
import { nearestColors } from "../colors/nearest.ts";
import { quantize } from "../colors/palette.ts";
import { type Planes, toPlanes } from "../raster/planes.ts";
import { connect } from "../regions/connect.ts";
import { mergeRegions } from "../regions/merge-regions.ts";
import { expectGoldenText } from "../testing/expect-golden.ts";
import { portrait } from "../testing/scenes.ts";
import { middlesOf, smoothBorders } from "./smooth-borders.ts";
import { traceBorders } from "./trace-borders.ts";

const [width, height] = [24, 12];
const palette = Float64Array.of(6000, 0, 0, 2000, 0, 0);

/** Light on the left of x = `at`, dark on its right, the pixels between in part both. */
function halves(at: number): Planes {
  const l = Int16Array.from({ length: width * height }, (_, i) => {
    const light = Math.min(1, Math.max(0, at - (i % width)));
    return 2000 + 4000 * light;
  });
  return { width, height, l, a: new Int16Array(l.length), b: new Int16Array(l.length) };
}

/** Two regions whose border was traced at x = 12. */
const labels = {
  width,
  height,
  count: 2,
  data: Int32Array.from({ length: width * height }, (_, i) => (i % width < 12 ? 0 : 1)),
  colors: Int32Array.of(0, 1),
};

/** Where the border between the two regions runs, on the average. */
function placeOf(planes: Planes | undefined): number {
  const borders = traceBorders(labels);
  const { start, x } = smoothBorders(borders, planes && { planes, labels, palette });
  const b = borders.left.findIndex((left, i) => left >= 0 && borders.right[i]! >= 0);
  const points = x.subarray(start[b]!, start[b + 1]!);
  return points.reduce((sum, at) => sum + at, 0) / points.length;
}

test("a border settles where the photo has it, between pixels", () => {
  expect(placeOf(undefined)).toBeCloseTo(12, 6);
  expect(placeOf(halves(12))).toBeCloseTo(12, 6);
  for (const at of [11.7, 12.4]) expect(Math.abs(placeOf(halves(at)) - at)).toBeLessThan(0.12);
});

test("a border never settles far from where it was traced", () => {
  for (const at of [2, 20]) expect(Math.abs(placeOf(halves(at)) - 12)).toBeLessThan(0.61);
});

test("golden: the borders of a portrait, as traced, smoothed, and settled where the photo has them", () => {
  const [wide, high] = [64, 60];
  const photo = toPlanes(portrait(wide, high));
  const colors = quantize({ planes: photo }, { colors: 6, apart: 0 });
  const regions = connect(nearestColors(photo, colors), wide, high);
  const merged = mergeRegions(regions, photo, { palette: colors, limit: 30_000, minArea: 12 });
  const borders = traceBorders(merged);
  const all = [
    middlesOf(borders),
    smoothBorders(borders),
    smoothBorders(borders, { planes: photo, labels: merged, palette: colors }),
  ];
  const drawings = all.map(({ start, x, y }, k) => {
    const lines = Array.from({ length: borders.count }, (_, b) => {
      const points = Array.from({ length: start[b + 1]! - start[b]! }, (_, i) => start[b]! + i);
      return `<polyline points="${points.map((i) => `${x[i]!.toFixed(3)},${y[i]!.toFixed(3)}`).join(" ")}"/>\n`;
    });
    return `<g transform="translate(${k * (wide + 2)} 0)">\n${lines.join("")}</g>\n`;
  });
  const box = `viewBox="0 0 ${3 * (wide + 2)} ${high}" fill="none" stroke="#000" stroke-width=".3"`;
  expectGoldenText(
    "borders.svg",
    `<svg xmlns="http://www.w3.org/2000/svg" ${box}>\n${drawings.join("")}</svg>\n`,
  );
});
