import { expect, test } from "vitest";
import { thicket } from "../testing/scenes.ts";
import { sheetOf } from "./canvas.ts";
import { defaultPaintByNumbersOptions } from "./options.ts";
import { paintByNumbers } from "./paint-by-numbers.ts";
import { difficultyOf, regionBudget } from "./region-budget.ts";

const busy = thicket(900, 700);
const usual = { detalization: "normal", segmentsComplexity: "none" } as const;

test("a picture of ten thousand leaves has no more regions than its canvas and detail allow", () => {
  for (const own of [
    { canvasSize: "none" },
    { canvasSize: "16x20" },
    { canvasSize: "none", detalization: "lowest" },
    { canvasSize: "none", segmentsComplexity: "simplest" },
  ] as const) {
    const options = { ...defaultPaintByNumbersOptions, ...own };
    const picture = paintByNumbers(busy, options);
    const most = regionBudget(picture, options);
    expect(picture.regions.length).toBeLessThanOrEqual(most);
    expect(picture.regions.length).toBeGreaterThan(0.6 * most);
  }
});

test("the budget at normal detail: 459 on A4, 909 on 16 × 20 in, and so on with the side of the canvas", () => {
  expect(regionBudget(sheetOf("none"), usual)).toBe(459);
  expect(regionBudget(sheetOf("16x20"), usual)).toBe(909);
  expect(regionBudget({ widthMM: 800, heightMM: 800 }, usual)).toBe(
    2 * regionBudget({ widthMM: 400, heightMM: 400 }, usual),
  );
});

test("a picture is as hard as the least detail that allows for as many regions", () => {
  const sheet = sheetOf("none");
  expect(difficultyOf(sheet, regionBudget(sheet, usual))).toBe("normal");
  expect(difficultyOf(sheet, regionBudget(sheet, usual) + 1)).toBe("high");
  expect(difficultyOf(sheet, 1)).toBe("lowest");
  expect(difficultyOf(sheet, 100_000)).toBe("ultra");
});
