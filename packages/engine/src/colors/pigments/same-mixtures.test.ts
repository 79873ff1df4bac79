import { expect, test } from "vitest";
import { expectedMixtures, mixturesHere } from "../../testing/same-mixtures.ts";

test("colors are mixed in Node as everywhere", () => {
  expect(mixturesHere()).toBe(expectedMixtures);
});
