import { expect, test } from "vitest";
import { onKernels, withoutKernels } from "../kernels/kernels.ts";
import { expectedMap, mapHere } from "../testing/same-map.ts";

test("boundaries have the same bytes in Node as everywhere", () => {
  expect(onKernels(() => true)).toBe(true);
  expect(mapHere()).toBe(expectedMap);
});

test("boundaries have the same bytes in Node without WebAssembly", () => {
  expect(withoutKernels(mapHere)).toBe(expectedMap);
});
