import { describe, expect, it } from "vitest";
import {
  enlarged,
  faceColors,
  faceSize,
  paddedPart,
  pixelFace,
  withBlockNoise,
} from "../testing/pixel-art.ts";
import { meadow } from "../testing/scenes.ts";
import { defaultPaintByNumbersOptions, type PaintByNumbersOptions } from "./options.ts";
import { paintByNumbers } from "./paint-by-numbers.ts";

const pixel: PaintByNumbersOptions = { ...defaultPaintByNumbersOptions, mode: "pixel" };
const hexes = (photo: Parameters<typeof paintByNumbers>[0], options: Partial<PaintByNumbersOptions> = {}) =>
  paintByNumbers(photo, { ...pixel, ...options })
    .palette.map(({ hex }) => hex)
    .sort();

describe("pixel art", () => {
  const cellCount = faceSize.width * faceSize.height;

  it("keeps its own cells and exact colors in every size", () => {
    const inks = [pixelFace(), enlarged(3), enlarged(10.5)].map((photo) => {
      const picture = paintByNumbers(photo, pixel);
      expect(picture.regions).toHaveLength(cellCount);
      expect(picture.palette.map(({ hex }) => hex).sort()).toEqual(faceColors);
      return picture.regions.map(({ color }) => picture.palette[color]!.hex);
    });
    expect(inks[1]).toEqual(inks[0]);
    expect(inks[2]).toEqual(inks[0]);
  });

  it("keeps its cells, and as many colors, under the noise of JPEG", () => {
    const picture = paintByNumbers(withBlockNoise(enlarged(10), 8), pixel);
    expect(picture.regions).toHaveLength(cellCount);
    expect(picture.palette).toHaveLength(faceColors.length);
  });

  it("has no more colors than were asked for, and these exactly", () => {
    const found = hexes(enlarged(3), { numberOfColors: 3 });
    expect(found).toHaveLength(3);
    for (const hex of found) expect(faceColors).toContain(hex);
  });

  it("is painted with somebody's paints where there are some", () => {
    const palette = ["#101010", "#3f8fe0", "#f0f0f0", "#ff5040", "#ffd740"].map((hex, k) => ({
      code: `P${k}`,
      hex,
    }));
    const picture = paintByNumbers(withBlockNoise(enlarged(10), 8), { ...pixel, palette });
    expect(picture.palette.map(({ code }) => code).sort()).toEqual(["P0", "P1", "P3", "P4"]);
  });

  it("is cut to a canvas in whole cells", () => {
    const picture = paintByNumbers(enlarged(3), { ...pixel, canvasSize: "12x12", crop: true });
    expect(picture.regions).toHaveLength(faceSize.height ** 2);
    expect(picture.widthMM).toBeCloseTo(picture.heightMM, 1);
  });

  it("of cells that nobody could paint is treated as a photo", () => {
    const tiled = paddedPart(enlarged(1), { left: 0, top: 0, width: 250, height: 240 });
    const picture = paintByNumbers(tiled, { ...pixel, canvasSize: "5x7" });
    expect(picture.regions.length).toBeLessThan(250 * 240);
  });
});

describe("beads and stitches", () => {
  const photo = meadow(300, 200);

  it("have their exact size, as many as the canvas holds", () => {
    for (const [cellSize, mm] of [
      ["midi", 5],
      ["mini", 2.6],
      ["aida14", 25.4 / 14],
    ] as const) {
      const { widthMM, heightMM, regions } = paintByNumbers(photo, { ...pixel, cellSize });
      const [across, down] = [widthMM / mm, heightMM / mm];
      expect(Math.abs(across - Math.round(across))).toBeLessThan(0.01);
      expect(Math.round(across) * Math.round(down)).toBe(regions.length);
      const plain = paintByNumbers(photo, pixel);
      expect(widthMM).toBeGreaterThan(plain.widthMM - mm);
      expect(widthMM).toBeLessThanOrEqual(plain.widthMM);
    }
  });

  it("make pixel art as large as its cells", () => {
    const { widthMM, heightMM } = paintByNumbers(enlarged(7), { ...pixel, cellSize: "midi" });
    expect([widthMM, heightMM]).toEqual([faceSize.width * 5, faceSize.height * 5]);
  });

  it("are no more than anybody would lay, in the shape of the photo", () => {
    const huge = { ...pixel, cellSize: "aida18", canvasSize: { width: 45, height: 30 } } as const;
    const picture = paintByNumbers(meadow(30, 20), huge);
    expect(picture.regions.length).toBeLessThanOrEqual(80_000);
    expect(picture.regions.length).toBeGreaterThan(78_000);
    expect(picture.widthMM / picture.heightMM).toBeCloseTo(1.5, 1);
  });

  it("change nothing of shapes", () => {
    const base = { ...defaultPaintByNumbersOptions, canvasSize: "5x7" } as const;
    expect(paintByNumbers(photo, { ...base, cellSize: "midi" })).toEqual(paintByNumbers(photo, base));
  });
});
