import { uploadLimits } from "@tintery/contract/tables";
import { photoLimits } from "@tintery/photos";
import { expect, it } from "vitest";

it("refuses photos at the limits that the contract's texts name", () => {
  expect(photoLimits).toEqual({
    maxSide: uploadLimits.sidePx,
    maxPixels: uploadLimits.areaPx,
    minSide: uploadLimits.shortestSidePx,
  });
});
