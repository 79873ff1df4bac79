import { expect, test } from "vitest";
import { ownPaperFirst, paperOf } from "./paper-of.ts";

test("the paper follows the region, and the language where there is none", () => {
  const letter = ["en-US", "en-CA", "fr-CA", "es-MX", "en", "es-CL"];
  const a4 = ["de", "de-DE", "en-GB", "es", "es-ES", "pt", "pt-BR", "ja", "uk-UA", "", "not a tag"];
  for (const locale of letter) expect(paperOf(locale), locale).toBe("letter");
  for (const locale of a4) expect(paperOf(locale), locale).toBe("a4");
});

test("the own paper comes first, the others stay as they are", () => {
  expect(ownPaperFirst("letter", ["a4", "letter", "a3"])).toEqual(["letter", "a4", "a3"]);
  expect(ownPaperFirst("a4", ["a4", "letter", "a3"])).toEqual(["a4", "letter", "a3"]);
});
