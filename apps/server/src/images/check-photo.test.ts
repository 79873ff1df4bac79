import { drawingLimits, uploadLimits } from "@tintery/contract";
import { photoLimits } from "@tintery/photos";
import { vectorFileLimits } from "@tintery/vectors";
import { expect, test } from "vitest";

test("the limits that visitors are told are the ones that photos are checked against", () => {
  const { sidePx, areaPx, shortestSidePx } = uploadLimits;
  expect(photoLimits).toEqual({ maxSide: sidePx, maxPixels: areaPx, minSide: shortestSidePx });
});

test("the limits of drawings that visitors are told are the ones that their readers hold", () => {
  expect(vectorFileLimits).toMatchObject(drawingLimits);
});
