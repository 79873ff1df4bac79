import { crayonPaints } from "@tintery/engine/tables";
import { expect, test } from "vitest";
import { loadLanguage } from "../texts/messages.ts";
import { languages } from "../texts/languages.ts";
import { crayonNames } from "./crayon-names.ts";

test.each(languages)("every crayon has a name of its own in %s", async (language) => {
  const hexes = crayonPaints.map(({ hex }) => hex);
  const names = crayonNames(await loadLanguage(language), hexes);
  expect(new Set(names).size).toBe(hexes.length);
  expect(() => crayonNames(() => "", ["#123456"])).toThrow(RangeError);
});
