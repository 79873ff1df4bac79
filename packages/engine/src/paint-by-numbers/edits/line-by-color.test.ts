import fc from "fast-check";
import { expect, test } from "vitest";
import { encodePicture } from "../../drawing/encode-picture.ts";
import { type Picture, unitsPerMM } from "../../drawing/picture.ts";
import type { Raster } from "../../raster/raster.ts";
import { faultsOf } from "../../testing/check-picture.ts";
import { disks, meadow } from "../../testing/scenes.ts";
import { hasEqualNeighbors } from "../join-regions.ts";
import { defaultPaintByNumbersOptions, type PaintByNumbersOptions } from "../options.ts";
import { paintByNumbers } from "../paint-by-numbers.ts";
import { applyEdit, applyEdits, unedited } from "./apply-edits.ts";
import type { PictureEdit } from "./edit.ts";
import { placeOf, regionsAt } from "./find-regions.ts";
import { lineByColor } from "./line-by-color.ts";

const small: PaintByNumbersOptions = {
  ...defaultPaintByNumbersOptions,
  canvasSize: "8x10",
  numberOfColors: 12,
};
const pictures = [paintByNumbers(disks(300, 375), small), paintByNumbers(meadow(360, 240), small)];

type Tone = readonly [number, number, number];
const [red, blue]: [Tone, Tone] = [
  [200, 40, 40],
  [30, 60, 200],
];

/** A photo as large as a canvas in half millimeters, colored by places in millimeters. */
function photoOf({ widthMM, heightMM }: Picture, toneAt: (x: number, y: number) => Tone): Raster {
  const [width, height] = [Math.round(widthMM * 2), Math.round(heightMM * 2)];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) data.set(toneAt(x / 2, y / 2), (y * width + x) * 4);
  }
  return { width, height, data };
}

/** The largest region, and the middle of what its number says. */
function largest(picture: Picture) {
  const region = picture.regions.reduce(
    (best, { areaMM2 }, r) => (areaMM2 > picture.regions[best]!.areaMM2 ? r : best),
    0,
  );
  return { region, at: placeOf(picture.numbers.find((number) => number.region === region)!) };
}

const splitAt = (picture: Picture, region: number, photo: Raster): PictureEdit | null => {
  const found = lineByColor(picture, region, photo);
  const number = picture.numbers.find((one) => one.region === region);
  if (!found || !number) return null;
  const other = picture.palette.findIndex((_, k) => k !== picture.regions[region]!.color);
  return { kind: "split", at: placeOf(number), line: found.line, to: { code: picture.palette[other]!.code } };
};

test.each([0, 1])("two colors that meet in a straight line divide a region there (picture %i)", (which) => {
  const picture = pictures[which]!;
  const { region, at } = largest(picture);
  const edge = at[0] / unitsPerMM + 2;
  const photo = photoOf(picture, (x) => (x < edge ? red : blue));
  const edit = splitAt(picture, region, photo);
  expect(edit).not.toBeNull();
  const edited = applyEdit(unedited(picture), edit!);
  expect(edited).not.toBeNull();
  const after = edited!.picture;
  expect(after.regions.length).toBeGreaterThan(0);
  // on both sides of the edge, at the height of the number
  const beside = (mm: number) => regionsAt(after, [[Math.round((edge + mm) * unitsPerMM), at[1]]])[0]!;
  expect(beside(-1.5)).not.toBe(beside(1.5));
  expect(after.regions[beside(-1.5)]!.color).not.toBe(after.regions[beside(1.5)]!.color);
});

test("a spot inside a region is cut out, in its own color", () => {
  const picture = pictures[0]!;
  const { region, at } = largest(picture);
  const [cx, cy] = [at[0] / unitsPerMM, at[1] / unitsPerMM];
  const photo = photoOf(picture, (x, y) => (Math.hypot(x - cx, y - cy) < 8 ? blue : red));
  const found = lineByColor(picture, region, photo)!;
  const away = found.line.map(([x, y]) => Math.hypot(x / unitsPerMM - cx, y / unitsPerMM - cy));
  expect(Math.min(...away)).toBeGreaterThan(5.5);
  expect(Math.max(...away)).toBeLessThan(10);
  expect(found.hex).toBe("#1e3cc8");
});

test("one color divides nothing, nor do tones that nobody tells apart, nor a grain", () => {
  const picture = pictures[0]!;
  const { region } = largest(picture);
  expect(
    lineByColor(
      picture,
      region,
      photoOf(picture, () => red),
    ),
  ).toBeNull();
  const alike = photoOf(picture, (x) => (x % 40 < 20 ? red : [202, 41, 41]));
  expect(lineByColor(picture, region, alike)).toBeNull();
  const grain = photoOf(picture, (x, y) =>
    (Math.floor(x * 2) * 7 + Math.floor(y * 2) * 13) % 29 === 0 ? blue : red,
  );
  expect(lineByColor(picture, region, grain)).toBeNull();
});

test("whatever the photo shows, the tiling stays whole, neighbors differ, and the step gives the same bytes again", () => {
  const wave = fc.record({
    which: fc.integer({ min: 0, max: pictures.length - 1 }),
    number: fc.nat(),
    turn: fc.integer({ min: 0, max: 7 }),
    length: fc.integer({ min: 4, max: 60 }),
    bend: fc.integer({ min: 0, max: 30 }),
  });
  let divided = 0;
  fc.assert(
    fc.property(wave, ({ which, number, turn, length, bend }) => {
      const base = pictures[which]!;
      const { region } = base.numbers[number % base.numbers.length]!;
      const [cos, sin] = [Math.cos((turn * Math.PI) / 8), Math.sin((turn * Math.PI) / 8)];
      const photo = photoOf(base, (x, y) =>
        Math.sin((x * cos + y * sin) / length + Math.sin(y / 9) * (bend / 10)) > 0 ? red : blue,
      );
      const edit = splitAt(base, region, photo);
      expect(splitAt(base, region, photo)).toEqual(edit);
      const edited = edit && applyEdit(unedited(base), edit);
      if (!edited) return;
      divided++;
      expect(faultsOf(edited.picture).filter((fault) => !fault.startsWith("areas add up"))).toEqual([]);
      expect(hasEqualNeighbors(edited.picture)).toBe(false);
      expect(encodePicture(applyEdits(base, [edit]).picture)).toEqual(encodePicture(edited.picture));
      expect(encodePicture(applyEdits(base, []).picture)).toEqual(encodePicture(base));
    }),
    { numRuns: 20 },
  );
  expect(divided).toBeGreaterThan(5);
});
