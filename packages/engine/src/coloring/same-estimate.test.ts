import { expect, test } from "vitest";
import { estimateHere, expectedEstimate } from "../testing/same-estimate.ts";

test("how much can be recognized is the same in Node as everywhere", () => {
  expect(estimateHere()).toEqual(expectedEstimate);
});
