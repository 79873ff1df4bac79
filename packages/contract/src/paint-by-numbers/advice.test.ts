import { expect, test } from "vitest";
import { defaultPaintByNumbersOptions as usual } from "@tintery/engine/tables";
import { adviceFor, type PaintingFacts } from "./advice.ts";

/** A picture on A4 that is good to paint. */
const calm: PaintingFacts = {
  regions: 300,
  smallestMM: 3,
  smallNumbers: 5,
  ledNumbers: 0,
  hours: 8,
  difficulty: "normal",
  largestShare: 0.3,
  lostDetail: { share: 0.2, recommendedCanvas: null },
  widthMM: 277,
  heightMM: 190,
  hasPhoto: true,
};

test("a picture that is good to paint needs nothing", () => {
  expect(adviceFor(calm, usual)).toEqual([]);
});

test("where numbers are small, a canvas that is clearly larger comes first, then fewer colors and less detail", () => {
  expect(adviceFor({ ...calm, smallNumbers: 60 }, usual)).toEqual([
    { about: "canvas", canvasSize: "11x14", lost: null },
    { about: "colors", numberOfColors: 24 },
    { about: "detail", detalization: "low" },
  ]);
});

test("what is lost needs the canvas that keeps it, also where a smaller one would do for the numbers", () => {
  const lostDetail = { share: 0.5, recommendedCanvas: "16x20" };
  expect(adviceFor({ ...calm, lostDetail }, usual)).toEqual([
    { about: "canvas", canvasSize: "16x20", lost: 0.5 },
  ]);
  const [first] = adviceFor({ ...calm, lostDetail, smallNumbers: 60 }, usual);
  expect(first).toEqual({ about: "canvas", canvasSize: "16x20", lost: 0.5 });
});

test("what no canvas keeps, and a sheet that is mostly one region, need a part of the photo", () => {
  const lostDetail = { share: 0.8, recommendedCanvas: null };
  expect(adviceFor({ ...calm, lostDetail }, usual)).toEqual([{ about: "crop", lost: 0.8, largest: null }]);
  expect(adviceFor({ ...calm, largestShare: 0.85 }, usual)).toEqual([
    { about: "crop", lost: null, largest: 0.85 },
  ]);
  expect(adviceFor({ ...calm, lostDetail, largestShare: 0.85, hasPhoto: false }, usual)).toEqual([]);
});

test("what is too much work needs less of it, not a larger canvas", () => {
  const about = adviceFor({ ...calm, difficulty: "ultra" }, usual).map((found) => found.about);
  expect(about).toEqual(["colors", "detail"]);
});

test("nothing is advised that cannot be chosen", () => {
  const simplest = { ...usual, numberOfColors: 8, detalization: "lowest" } as const;
  expect(adviceFor({ ...calm, smallNumbers: 60, widthMM: 762, heightMM: 610 }, simplest)).toEqual([]);
  expect(adviceFor({ ...calm, smallestMM: 1 }, { ...usual, mode: "pixel" })).toEqual([]);
});
