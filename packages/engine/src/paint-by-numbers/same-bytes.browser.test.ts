import { expect, test } from "vitest";
import { onKernels, withoutKernels } from "../kernels/kernels.ts";
import { bytesHere, expectedBytes } from "../testing/same-bytes.ts";

test("a model has the same bytes in Chromium as everywhere", () => {
  expect(onKernels(() => true)).toBe(true);
  expect(bytesHere()).toEqual(expectedBytes);
});

test("a model has the same bytes in Chromium without WebAssembly", () => {
  expect(withoutKernels(bytesHere)).toEqual(expectedBytes);
});
