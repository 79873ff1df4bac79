import { expect, test } from "vitest";
import { languages } from "../texts/languages.ts";
import { loadLanguage } from "../texts/messages.ts";
import { bookPrintHint } from "./print-hint.ts";

test("a long booklet is folded in parts, a short one at once", async () => {
  const t = await loadLanguage("en");
  const booklet = { kind: "home", paper: "a4", sides: "booklet" } as const;
  expect(bookPrintHint(t, booklet, 48)).toContain("fold them in the middle");
  expect(bookPrintHint(t, booklet, 52)).toContain("Fold 7 sheets at a time");
  expect(bookPrintHint(t, booklet, 52)).toContain("2 parts");
});

test.each(languages)("every way to print has its hint in %s", async (language) => {
  const t = await loadLanguage(language);
  const hints = [
    ...(["single", "double", "booklet"] as const).map((sides) =>
      bookPrintHint(t, { kind: "home", paper: "a4", sides }, 200),
    ),
    ...(["white", "cream"] as const).map((stock) =>
      bookPrintHint(t, { kind: "print-on-demand", trim: "8x10", stock }, 200),
    ),
  ];
  expect(new Set(hints).size).toBe(5);
  expect(hints.join()).not.toMatch(/[{}]/);
});
