import fc from "fast-check";
import { expect, test } from "vitest";
import { planTiles, type TilePaper } from "../drawing/plan-tiles.ts";
import { layOnCanvas, sheetOf } from "./canvas.ts";
import {
  defaultPaintByNumbersOptions,
  type PaintByNumbersOptions,
  paintByNumbersOptions,
} from "./options.ts";
import { workingSize } from "./working-size.ts";

const optionsWith = (options: Partial<PaintByNumbersOptions>) => ({
  ...defaultPaintByNumbersOptions,
  ...options,
});
const lay = (width: number, height: number, options: Partial<PaintByNumbersOptions>, density = 3.3) =>
  layOnCanvas({ width, height }, optionsWith(options), density);

const side = fc.integer({ min: 1, max: 9000 });
const inches = fc.double({ min: 4, max: 45, noNaN: true });
const densities = fc.double({ min: 1, max: 6, noNaN: true });

test("without a size the photo fits the printable part of an A4 sheet, lying or standing", () => {
  expect(lay(3000, 2000, { canvasSize: "none" })).toMatchObject({ widthMM: 277, heightMM: 184.67 });
  expect(lay(2000, 3000, { canvasSize: "none" })).toMatchObject({ widthMM: 184.67, heightMM: 277 });
});

test("a preset turns with the photo, and the whole photo fits inside", () => {
  expect(lay(3000, 2000, { canvasSize: "16x20" })).toMatchObject({ widthMM: 508, heightMM: 338.67 });
  expect(lay(2000, 3000, { canvasSize: "16x20" })).toMatchObject({ widthMM: 338.67, heightMM: 508 });
  expect(lay(500, 500, { canvasSize: "4x8" })).toMatchObject({ widthMM: 101.6, heightMM: 101.6 });
});

test("a custom size is in inches", () => {
  expect(lay(2000, 900, { canvasSize: { width: 10, height: 4.5 } })).toMatchObject({
    widthMM: 254,
    heightMM: 114.3,
  });
});

test("cropping fills the canvas and cuts both sides alike, left and right or above and below", () => {
  const crop = true;
  expect(lay(3000, 2000, { canvasSize: "16x20", crop })).toMatchObject({
    widthMM: 508,
    heightMM: 406.4,
    cut: { left: 250, top: 0, width: 2500, height: 2000 },
  });
  expect(lay(2000, 3000, { canvasSize: "16x20", crop })).toMatchObject({
    widthMM: 406.4,
    heightMM: 508,
    cut: { left: 0, top: 250, width: 2000, height: 2500 },
  });
  expect(lay(3000, 2000, { canvasSize: "none", crop }).cut).toEqual({
    left: 0,
    top: 0,
    width: 3000,
    height: 2000,
  });
});

test("a crop is the largest part of the photo in the canvas' shape, from its middle", () => {
  fc.assert(
    fc.property(side, side, inches, inches, (width, height, across, down) => {
      const { cut, widthMM, heightMM } = lay(width, height, {
        canvasSize: { width: across, height: down },
        crop: true,
      });
      const [long, short] = [Math.max(across, down) * 25.4, Math.min(across, down) * 25.4];
      const [wantedWidth, wantedHeight] = width >= height ? [long, short] : [short, long];
      expect(widthMM).toBeCloseTo(wantedWidth, 1);
      expect(heightMM).toBeCloseTo(wantedHeight, 1);
      expect(cut.width / cut.height / (wantedWidth / wantedHeight)).toBeCloseTo(1, 9);
      expect(cut.left + cut.width / 2).toBeCloseTo(width / 2, 6);
      expect(cut.top + cut.height / 2).toBeCloseTo(height / 2, 6);
      expect(Math.min(width - cut.width, height - cut.height)).toBeCloseTo(0, 6);
      expect(Math.max(cut.width - width, cut.height - height)).toBeLessThan(1e-6);
    }),
  );
});

test("without cropping nothing is cut, and the picture has the photo's shape", () => {
  fc.assert(
    fc.property(side, side, inches, inches, (width, height, across, down) => {
      const { cut, widthMM, heightMM } = lay(width, height, { canvasSize: { width: across, height: down } });
      expect(cut).toEqual({ left: 0, top: 0, width, height });
      const [long, short] = [Math.max(across, down) * 25.4, Math.min(across, down) * 25.4];
      // a strip is made wide enough to be seen
      expect(Math.min(widthMM, heightMM)).toBeGreaterThanOrEqual(4);
      const slim = Math.min(widthMM, heightMM) === 4;
      if (!slim) expect((widthMM * height) / (heightMM * width)).toBeCloseTo(1, 2);
      // as large as fits
      const fills = Math.max(Math.max(widthMM, heightMM) / long, Math.min(widthMM, heightMM) / short);
      expect(fills).toBeCloseTo(1, 3);
    }),
  );
});

test("there are as many working pixels as asked for, within the limits", () => {
  fc.assert(
    fc.property(inches, inches, densities, (across, down, density) => {
      const { width, height, widthMM, heightMM } = lay(
        7777,
        8888,
        { canvasSize: { width: across, height: down } },
        density,
      );
      const wanted = widthMM * heightMM * density * density;
      const pixels = Math.min(4_500_000, Math.max(350_000, wanted));
      expect((width * height) / pixels).toBeCloseTo(1, 1);
      expect(width / height / (widthMM / heightMM)).toBeCloseTo(1, 1);
    }),
  );
  const strip = lay(90_000, 900, { canvasSize: "24x30" }, 30);
  expect(strip).toMatchObject({ width: 6000, height: 60 });
  expect(lay(1, 30_000, { canvasSize: "24x30" })).toMatchObject({ widthMM: 4, heightMM: 762 });
  expect(lay(30_000, 1, { canvasSize: "24x30" })).toMatchObject({ widthMM: 762, heightMM: 4 });
});

test("a photo with nearly as many pixels as wanted is used pixel by pixel", () => {
  // 203.2 × 152.4 mm at 4 pixels per millimeter: 495 483 pixels
  const canvasSize = { width: 8, height: 6 };
  const laid = (width: number, height: number, crop = false) => {
    const canvas = lay(width, height, { canvasSize, crop }, 4);
    return [canvas.width, canvas.height];
  };
  expect(laid(780, 585)).toEqual([780, 585]);
  expect(laid(850, 638)).toEqual([850, 638]);
  expect(laid(760, 570)).toEqual([813, 610]);
  expect(laid(880, 660)).toEqual([813, 610]);
  // what is cut is sampled anew
  expect(laid(830, 585, true)).toEqual([813, 610]);
  expect(laid(785, 585, true)).toEqual([813, 610]);
  expect(laid(780, 588, true)).toEqual([813, 610]);
});

test("a decoder may shrink a photo to what is looked at, and never below it", () => {
  fc.assert(
    fc.property(side, side, inches, fc.boolean(), (width, height, across, crop) => {
      const options = optionsWith({ canvasSize: { width: across, height: 10 }, crop });
      const size = workingSize({ width, height }, options);
      const { words } = paintByNumbersOptions.detalization;
      const canvas = layOnCanvas({ width, height }, options, words.normal.density);
      expect(size.width).toBeLessThanOrEqual(width);
      expect(size.height).toBeLessThanOrEqual(height);
      const scale = Math.max(canvas.width / canvas.cut.width, canvas.height / canvas.cut.height);
      expect(size.width).toBe(Math.min(width, Math.ceil(width * Math.min(1, scale))));
      expect(size.height).toBe(Math.min(height, Math.ceil(height * Math.min(1, scale))));
    }),
  );
});

test("sheets: paper within its margins, presets and own sizes in millimeters", () => {
  const sheet = (canvasSize: PaintByNumbersOptions["canvasSize"], paper: "a4" | "letter" = "a4") =>
    sheetOf({ canvasSize, paper });
  expect(sheet("none")).toEqual({ widthMM: 277, heightMM: 190 });
  expect(sheet("none", "letter")).toEqual({ widthMM: 259.4, heightMM: 195.9 });
  expect(sheet("8.3x11.7", "letter")).toEqual({ widthMM: 277, heightMM: 190 });
  expect(sheet("11.7x16.5")).toEqual({ widthMM: 400, heightMM: 277 });
  expect(sheet("16.5x23.4")).toEqual({ widthMM: 574, heightMM: 400 });
  expect(sheet("4x8").widthMM).toBeCloseTo(101.6, 9);
  expect(sheet({ width: 10, height: 5 }).heightMM).toBeCloseTo(127, 9);
});

test("without a canvas, and on one named after a paper, any photo is printed on one sheet of it", () => {
  fc.assert(
    fc.property(side, side, fc.boolean(), (width, height, crop) => {
      const sheetsFor = (options: Partial<PaintByNumbersOptions>, paper: TilePaper) =>
        planTiles(lay(width, height, { ...options, crop }), { paper }).tiles.length;
      for (const paper of ["a4", "letter"] as const)
        expect(sheetsFor({ canvasSize: "none", paper }, paper)).toBe(1);
      expect(sheetsFor({ canvasSize: "8.3x11.7" }, "a4")).toBe(1);
      expect(sheetsFor({ canvasSize: "11.7x16.5" }, "a3")).toBe(1);
    }),
  );
});
