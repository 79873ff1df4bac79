import { expect, test } from "vitest";
import { sheetOf } from "./canvas.ts";
import { difficultyOf, regionBudget } from "./region-budget.ts";

const usual = { detalization: "normal", segmentsComplexity: "none" } as const;

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
