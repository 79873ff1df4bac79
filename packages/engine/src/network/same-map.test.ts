import { expect, test } from "vitest";
import { expectedMap, mapHere } from "../testing/same-map.ts";

test("boundaries have the same bytes in Node as everywhere", () => {
  expect(mapHere()).toBe(expectedMap);
});
