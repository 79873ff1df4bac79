import { expect, test } from "vitest";
import { thicket } from "../testing/scenes.ts";
import { sheetOf } from "./canvas.ts";
import { defaultPaintByNumbersOptions } from "./options.ts";
import { paintByNumbers } from "./paint-by-numbers.ts";
import { difficultyOf, regionBudget, usualRegions } from "./region-budget.ts";

const usual = { detalization: "normal", segmentsComplexity: "none" } as const;

test("the budget at normal detail: 459 on A4, 909 on 16 × 20 in, and so on with the side of the canvas", () => {
  expect(regionBudget(sheetOf({ canvasSize: "none", paper: "a4" }), usual)).toBe(459);
  expect(regionBudget(sheetOf({ canvasSize: "16x20", paper: "a4" }), usual)).toBe(909);
  expect(regionBudget({ widthMM: 800, heightMM: 800 }, usual)).toBe(
    2 * regionBudget({ widthMM: 400, heightMM: 400 }, usual),
  );
});

test("a picture is as hard as the least detail that allows for as many regions", () => {
  const sheet = sheetOf({ canvasSize: "none", paper: "a4" });
  expect(difficultyOf(sheet, regionBudget(sheet, usual))).toBe("normal");
  expect(difficultyOf(sheet, regionBudget(sheet, usual) + 1)).toBe("high");
  expect(difficultyOf(sheet, 1)).toBe("lowest");
  expect(difficultyOf(sheet, 100_000)).toBe("ultra");
});

test.each(["high", "normal", "low", "lowest"] as const)(
  "a photo full of detail fills the budget: %s",
  (detalization) => {
    const options = { ...defaultPaintByNumbersOptions, detalization };
    const picture = paintByNumbers(thicket(900, 600), options);
    const share = picture.regions.length / regionBudget(picture, options);
    expect(share).toBeGreaterThan(0.75);
    expect(share).toBeLessThanOrEqual(1);
  },
);

test("a preview with less than three quarters of the budget is plainer than usual, where it has all regions", () => {
  const sheet = sheetOf({ canvasSize: "none", paper: "a4" });
  expect(usualRegions({ ...sheet, regions: 344 }, usual)).toBe(459);
  expect(usualRegions({ ...sheet, regions: 345 }, usual)).toBeNull();
  expect(usualRegions({ ...sheetOf({ canvasSize: "16x20", paper: "a4" }), regions: 500 }, usual)).toBe(909);
  expect(usualRegions({ ...sheetOf({ canvasSize: "24x30", paper: "a4" }), regions: 500 }, usual)).toBeNull();
});
