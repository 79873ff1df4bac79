import { expect, test } from "vitest";
import { bytesHere, expectedBytes } from "../testing/same-bytes.ts";

test("a model has the same bytes in Chromium as everywhere", () => {
  expect(bytesHere()).toEqual(expectedBytes);
});
