import { expect, test } from "vitest";
import { withoutKernels } from "../kernels/kernels.ts";
import { expectedMaps, mapsHere } from "../testing/same-maps.ts";

test("coloring maps have the same bytes in Node as everywhere", () => {
  expect(mapsHere()).toBe(expectedMaps);
});

test("coloring maps have the same bytes in Node without WebAssembly", () => {
  expect(withoutKernels(mapsHere)).toBe(expectedMaps);
});
