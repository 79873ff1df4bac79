import { expect, test } from "vitest";
import { expectedMaps, mapsHere } from "../testing/same-maps.ts";

test("coloring maps have the same bytes in Node as everywhere", () => {
  expect(mapsHere()).toBe(expectedMaps);
});
