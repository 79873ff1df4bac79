import { expect, test } from "vitest";
import { withoutKernels } from "../kernels/kernels.ts";
import { expectedOutlines, outlinesHere } from "../testing/same-outlines.ts";

test("outlines have the same bytes in Chromium as everywhere", () => {
  expect(outlinesHere()).toBe(expectedOutlines);
});

test("outlines have the same bytes in Chromium without WebAssembly", () => {
  expect(withoutKernels(outlinesHere)).toBe(expectedOutlines);
});
