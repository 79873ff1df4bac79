import { expect, test } from "vitest";
import { readCursor, writeCursor } from "./list-cursor.ts";

test("a cursor comes back as it was written", () => {
  const image = { created: new Date("2026-11-20T10:11:12.345Z"), id: "AAAAAAAAAAAAAAAAAAAAAA" };
  expect(readCursor(writeCursor(image))).toEqual(image);
});

test.each(["", "nonsense", "MjAyNi0xMS0yMA"])("%j is no cursor", (text) => {
  expect(readCursor(text)).toBeUndefined();
});
