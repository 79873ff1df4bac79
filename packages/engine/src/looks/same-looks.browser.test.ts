import { expect, test } from "vitest";
import { expectedLooks, looksHere } from "../testing/same-looks.ts";

test("every look has the same bytes in Chromium as everywhere", () => {
  expect(looksHere()).toEqual(expectedLooks);
});
