import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { languages } from "../texts/languages.ts";
import hexes from "../../color-names/hexes.json" with { type: "json" };
import { colorNames, colorNameTables } from "./color-names.ts";

const palettes = fc.array(
  fc.integer({ min: 0, max: 0xffffff }).map((bits) => `#${bits.toString(16).padStart(6, "0")}`),
  { minLength: 1, maxLength: 40 },
);

/** Letters that a name in the language may be written with. */
const letters: Record<(typeof languages)[number], RegExp> = {
  en: /^[A-Za-z -]+$/,
  de: /^[A-Za-zÄÖÜäöüßé -]+$/,
  es: /^[A-Za-zÁÉÍÓÚÜÑáéíóúüñ -]+$/,
  fr: /^[A-Za-zÉÈÀÇéèêàâçùûîïôœ’ -]+$/,
  pl: /^[A-ZĄĆĘŁŃÓŚŹŻa-ząćęłńóśźż ]+$/,
  tr: /^[A-ZÇĞİÖŞÜa-zçğıöşü ]+$/,
  ja: /^[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]+$/u,
  nl: /^[A-Za-zëïèéö -]+$/,
  cs: /^[A-ZÁČĎÉĚÍŇÓŘŠŤÚŮÝŽa-záčďéěíňóřšťúůýž ]+$/,
  uk: /^[А-ЩЬЮЯҐЄІЇа-щьюяґєії’ -]+$/,
  pt: /^[A-ZÁÂÃÀÇÉÊÍÓÔÕÚa-záâãàçéêíóôõú -]+$/,
};

describe.each(languages)("names of colors in %s", (language) => {
  const table: Readonly<Record<string, string>> = colorNameTables[language];

  it("are there for every tone, in the order of the tones", () => {
    expect(Object.keys(table)).toEqual(Object.keys(hexes));
  });

  it("are different, capitalized, and written in the language's letters", () => {
    const names = Object.values(table);
    expect(new Set(names.map((name) => name.toLocaleLowerCase(language))).size).toBe(names.length);
    expect(names.filter((name) => !letters[language].test(name))).toEqual([]);
    expect(names.filter((name) => name[0] !== name[0]?.toLocaleUpperCase(language))).toEqual([]);
  });

  it("are never alike in one palette, and the same again", () => {
    fc.assert(
      fc.property(palettes, (palette) => {
        const names = colorNames(language, palette);
        expect(new Set(names).size).toBe(palette.length);
        expect(colorNames(language, palette)).toEqual(names);
      }),
      { numRuns: 20 },
    );
  });
});

it("no tone has two names", () => {
  expect(new Set(Object.values(hexes)).size).toBe(Object.keys(hexes).length);
});

it("a tone of the table is called by its own name", () => {
  expect(colorNames("en", Object.values(hexes))).toEqual(Object.values(colorNameTables.en));
});

it("tones too near each other to have names of their own are numbered from light to dark", () => {
  expect(colorNames("en", ["#6a7a3a", "#687838", "#6c7c3e", "#2f62b8"])).toEqual([
    "Moss green 2",
    "Moss green 3",
    "Moss green 1",
    "Blue",
  ]);
});
