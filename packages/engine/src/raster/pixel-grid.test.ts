import { describe, expect, it } from "vitest";
import { defaultPaintByNumbersOptions } from "../paint-by-numbers/options.ts";
import { workingSize } from "../paint-by-numbers/working-size.ts";
import { enlarged, faceSize, paddedPart, pixelFace, withBlockNoise } from "../testing/pixel-art.ts";
import { disks, drawRaster, meadow, portrait, thicket } from "../testing/scenes.ts";
import { cellsOf, findPixelGrid } from "./pixel-grid.ts";
import { resample } from "./resample.ts";

const art = pixelFace();

describe("the grid of pixel art", () => {
  for (const scale of [2, 2.5, 3, 3.5, 4.27, 7, 10.5, 24.3])
    it(`is found again when it was enlarged ${scale} times`, () => {
      const large = enlarged(scale);
      const grid = findPixelGrid(large)!;
      expect(grid.columns.pitch).toBeCloseTo(scale, 0);
      expect(cellsOf(large, grid)).toEqual(art);
    });

  it("is found in what a decoder shrank", () => {
    const size = { width: 200, height: 150 };
    const wall = drawRaster(size.width * 5, size.height * 5, (u, v) => {
      const column = Math.floor(u * size.width) % faceSize.width;
      const row = Math.floor(v * size.height) % faceSize.height;
      return [...art.data.subarray((row * faceSize.width + column) * 4)].slice(0, 3) as [
        number,
        number,
        number,
      ];
    });
    const whole = { left: 0, top: 0, width: wall.width, height: wall.height };
    const { width, height } = workingSize(wall, { ...defaultPaintByNumbersOptions, canvasSize: "5x7" });
    expect(width).toBeLessThan(wall.width);
    const { columns, rows } = findPixelGrid(resample(wall, whole, width, height))!;
    expect({ width: columns.count, height: rows.count }).toEqual(size);
  });

  it("is found under the noise of JPEG", () => {
    for (const scale of [4, 10.5]) {
      const noisy = withBlockNoise(enlarged(scale), 8);
      const { columns, rows } = findPixelGrid(noisy)!;
      expect({ width: columns.count, height: rows.count }).toEqual(faceSize);
    }
  });

  it("is found where the enlarging blurred it", () => {
    const { columns, rows } = findPixelGrid(enlarged(12, true))!;
    expect({ width: columns.count, height: rows.count }).toEqual(faceSize);
    expect(columns.pitch).toBeCloseTo(12, 0);
  });

  it("begins where the picture was cut, and counts cells of which half is left", () => {
    const cut = paddedPart(enlarged(10), { left: 13, top: 27, width: 120, height: 90 });
    const { columns, rows } = findPixelGrid(cut)!;
    expect(columns.start).toBeCloseTo(-3, 0);
    expect(rows.start).toBeCloseTo(3, 0);
    expect([columns.count, rows.count]).toEqual([12, 9]);
  });

  it("goes on into a margin", () => {
    const padded = paddedPart(enlarged(10), { left: -20, top: -34, width: 200, height: 180 });
    const grid = findPixelGrid(padded)!;
    expect([grid.columns.count, grid.rows.count]).toEqual([20, 18]);
    const cells = cellsOf(padded, grid);
    expect(paddedPart(cells, { left: 2, top: 3, ...faceSize })).toEqual(art);
  });
});

it("is in no picture of a camera, and in no drawing of other shapes", () => {
  for (const scene of [meadow(240, 160), thicket(240, 160), portrait(200, 240), disks(240, 160)])
    expect(findPixelGrid(scene)).toBeUndefined();
});

it("is not in a picture of one color", () => {
  expect(findPixelGrid(paddedPart(art, { left: 90, top: 90, width: 64, height: 64 }))).toBeUndefined();
});

it("is not in a drawing with a few straight lines that lie near lines of a fine grid", () => {
  const drawing = drawRaster(364, 283, (u, v) => {
    const [x, y] = [Math.floor(u * 900), Math.floor(v * 700)];
    const away = Math.hypot(x - 310, y - 310);
    if (away < 25 || (away >= 180 && away < 250)) return [200, 40, 40];
    if (away >= 80 && away < 180) return [250, 210, 40];
    const isInside = (half: number, other: number) => Math.abs(x - 730) <= half && Math.abs(y - 540) <= other;
    return isInside(130, 120) && !isInside(104, 94) ? [255, 255, 255] : [60, 110, 200];
  });
  expect(findPixelGrid(drawing)).toBeUndefined();
});
