import { expect, test } from "vitest";
import { paperOf } from "./paper-of.ts";

test("the paper follows the region, and the language where there is none", () => {
  const letter = ["en-US", "en-CA", "fr-CA", "es-MX", "en", "es-CL"];
  const a4 = ["de", "de-DE", "en-GB", "es", "es-ES", "pt", "pt-BR", "ja", "uk-UA", "", "not a tag"];
  for (const locale of letter) expect(paperOf(locale), locale).toBe("letter");
  for (const locale of a4) expect(paperOf(locale), locale).toBe("a4");
});
