import { expect, test } from "vitest";
import { counted } from "./counted.ts";

test("one thing is named in the singular, none and several in the plural", () => {
  expect([0, 1, 2].map((count) => counted(count, "file"))).toEqual(["0 files", "1 file", "2 files"]);
  expect([1, 2].map((count) => counted(count, "file is", "files are"))).toEqual(["1 file is", "2 files are"]);
});
