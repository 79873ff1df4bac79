import { expect, test } from "vitest";
import type { Arc, OutlinesPicture } from "../drawing/outlines-picture.ts";
import type { Raster } from "../raster/raster.ts";
import { areaPixels } from "./area-pixels.ts";

const [width, height] = [20, 80];
const line = (right: number, left: number, ...points: number[]): Arc => ({
  right,
  left,
  shape: "line",
  points,
});

/** Two areas beside each other: the page is cut from `top` to `bottom` (in tenths of a pixel), which is a curve with handles. */
function halves(
  {
    top,
    bottom,
    handles,
  }: { top: number; bottom: number; handles?: readonly [number, number, number, number] },
  hexes: readonly (string | null)[] = ["#ff0000", "#0000ff"],
): OutlinesPicture {
  const cut: Arc = handles
    ? { right: 0, left: 1, shape: "curve", points: [top, 0, ...handles, bottom, height * 10] }
    : line(0, 1, top, 0, bottom, height * 10);
  return {
    version: 1,
    product: "outlines",
    width,
    height,
    unitsPerPixel: 10,
    widthMM: width,
    heightMM: height,
    kind: "photo",
    precision: "normal",
    colors: hexes.map((hex) => ({ hex, areaShare: 0.5, faces: 1 })),
    faces: [
      { color: 0, areaPx: (width * height) / 2, rings: [[0, 1]] },
      { color: 1, areaPx: (width * height) / 2, rings: [[2, ~0]] },
    ],
    arcs: [
      cut,
      line(0, -1, bottom, height * 10, 0, height * 10, 0, 0, top, 0),
      line(1, -1, top, 0, width * 10, 0, width * 10, height * 10, bottom, height * 10),
    ],
  };
}

const pixelOf = ({ width, data }: Raster, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x + 1) * 4),
];

test("a pixel on a border has the mean of both colors by their areas", () => {
  const painted = areaPixels(halves({ top: 75, bottom: 75 }), width);
  expect([painted.width, painted.height]).toEqual([width, height]);
  for (const y of [0, 31, 32, 79]) {
    expect(pixelOf(painted, 6, y)).toEqual([255, 0, 0, 255]);
    expect(pixelOf(painted, 7, y)).toEqual([128, 0, 128, 255]);
    expect(pixelOf(painted, 8, y)).toEqual([0, 0, 255, 255]);
  }
});

test("slanted and curved borders leave nothing behind and cover the page once", () => {
  const pictures = [
    halves({ top: 3, bottom: 197 }),
    halves({ top: 90, bottom: 110, handles: [-40, 250, 260, 560] }),
  ];
  for (const picture of pictures)
    for (const size of [width, 53, 137]) {
      const painted = areaPixels(picture, size);
      for (let y = 0; y < painted.height; y++) {
        for (let x = 0; x < size; x++) {
          const [red, , blue] = pixelOf(painted, x, y);
          expect(Math.abs(red! + blue! - 255)).toBeLessThanOrEqual(1);
        }
        // the last column is far from the cuts but at the lower end of the first
        if (y < painted.height / 2) expect(pixelOf(painted, size - 1, y)).toEqual([0, 0, 255, 255]);
      }
    }
});

test("the mean color of a slanted cut is that of the areas", () => {
  const painted = areaPixels(halves({ top: 20, bottom: 140 }), 200);
  let red = 0;
  for (let i = 0; i < painted.data.length; i += 4) red += painted.data[i]!;
  expect(red / (painted.width * painted.height * 255)).toBeCloseTo(0.4, 4);
});

test("what is transparent stays so, and colors beside it are not darkened", () => {
  const painted = areaPixels(halves({ top: 75, bottom: 75 }, ["#c08040", null]), width);
  expect(pixelOf(painted, 3, 40)).toEqual([192, 128, 64, 255]);
  expect(pixelOf(painted, 7, 40)).toEqual([192, 128, 64, 128]);
  expect(pixelOf(painted, 12, 40)).toEqual([0, 0, 0, 0]);
});
