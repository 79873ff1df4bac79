import { expect, test } from "vitest";
import { displayIn, displaySearch, formatScale } from "./kit.ts";

test("every whole percent of a scale reads as itself, and what lies between is rounded down", () => {
  for (let percent = 1; percent <= 100; percent++) {
    expect(formatScale("en", percent / 100)).toBe(`${percent}%`);
  }
  expect(formatScale("en", 0.999)).toBe("99%");
  expect(formatScale("en", 0.2899)).toBe("28%");
});

test("a file is asked for only what it shows of a display", () => {
  const all = { letters: true, strongLines: true, patterns: true };
  expect(displaySearch(displayIn("origin", all))).toBe("");
  expect(displaySearch(displayIn("outlinespdf", all))).toBe("?download-strong-lines=yes");
  expect(displayIn("kit", all)).toEqual(all);
  expect(displayIn("pbn", { ...all, letters: false })).toEqual({ ...all, letters: false });
});
