import { expect, test } from "vitest";
import type { Planes } from "../raster/planes.ts";
import { connect } from "./connect.ts";
import { joinSides, onBothSides, partAtContour, sidesOfMask } from "./contour-sides.ts";
import type { ColoredLabels } from "./labels.ts";
import { mergeRegions } from "./merge-regions.ts";

const [width, height] = [24, 7];
/** White, nearly white, and red. */
const palette = Float64Array.of(6000, 0, 0, 5600, 0, 0, 3000, 2000, 800);
/** A mask whose right half is inside. */
const mask = Uint8Array.from({ length: width * height }, (_, i) => (i % width >= 16 ? 255 : 0));
const sides = sidesOfMask({ width, height, data: mask });

function planesOf(colors: Int32Array): Planes {
  const plane = (c: number) => Int16Array.from(colors, (k) => palette[3 * k + c]!);
  return { width, height, l: plane(0), a: plane(1), b: plane(2) };
}
const draw = (colorAt: (x: number, y: number) => number) =>
  Int32Array.from({ length: width * height }, (_, i) => colorAt(i % width, Math.floor(i / width)));
const row = ({ data, colors }: ColoredLabels, y = 3) =>
  [...data.subarray(y * width, (y + 1) * width)].map((region) => colors[region]).join("");

test("two cells on both sides of a contour are not sure", () => {
  expect([...sides.subarray(0, width)].join("")).toBe("222222222222220011333333");
});

test("background that reaches inside is cut along the mask, and its part inside gets another color", () => {
  const colors = draw((x, y) => (x >= 16 && (y < 1 || y > 5) ? 2 : 0));
  const parted = partAtContour(connect(colors, width, height), sides, { count: 3, minArea: 4 });
  expect(row(parted)).toBe("000000000000000033333333");
  const planes = planesOf(colors);
  const merged = mergeRegions(parted, planes, { ...onBothSides(palette), limit: 0, minArea: 0 });
  const joined = joinSides(merged, planes, palette);
  expect(row(joined)).toBe("000000000000000011111111");
});

test("what is mostly inside stays whole, and so does what reaches into the unsure", () => {
  const leg = draw((x) => (x >= 9 ? 0 : 2));
  expect(row(partAtContour(connect(leg, width, height), sides, { count: 3, minArea: 4 }))).toBe(
    "222222222333333333333333",
  );
  const near = draw((x) => (x >= 15 ? 2 : 0));
  expect(row(partAtContour(connect(near, width, height), sides, { count: 3, minArea: 4 }))).toBe(
    "000000000000000555555555",
  );
});

test("regions merge on their own side, and across the contour only where nothing else is around", () => {
  // a light spot inside, beside white outside and red inside
  const colors = draw((x) => (x < 16 ? 0 : x < 18 ? 4 : 5));
  const planes = planesOf(colors.map((k) => k % 3));
  const merging = { ...onBothSides(palette), limit: 0, minArea: 15 };
  expect(row(mergeRegions(connect(colors, width, height), planes, merging))).toBe("000000000000000055555555");
  const alone = draw((x, y) => (x > 4 && x < 8 && y > 1 && y < 5 ? 4 : 0));
  expect(mergeRegions(connect(alone, width, height), planesOf(alone.map((k) => k % 3)), merging).count).toBe(
    1,
  );
});

test("a palette that repeats has no sides by itself: two paints of one color may meet", () => {
  const twice = Float64Array.of(6000, 0, 0, 6000, 0, 0);
  const colors = draw((x) => (x < 16 ? 0 : 1));
  const planes = planesOf(colors.map(() => 0));
  const merging = { palette: twice, limit: 0, minArea: 0 };
  expect(mergeRegions(connect(colors, width, height), planes, merging).count).toBe(1);
  expect(mergeRegions(connect(colors, width, height), planes, { ...merging, sideCount: 1 }).count).toBe(2);
});
