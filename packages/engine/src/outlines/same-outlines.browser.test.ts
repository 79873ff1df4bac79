import { expect, test } from "vitest";
import { expectedOutlines, outlinesHere } from "../testing/same-outlines.ts";

test("outlines have the same bytes in Chromium as everywhere", () => {
  expect(outlinesHere()).toBe(expectedOutlines);
});
