import {
  defaultPaintByNumbersOptions,
  type OptionRows,
  outlinesOptions,
  paintByNumbersOptions,
} from "@tintery/engine/tables";
import { describe, expect, it } from "vitest";
import { defaultOutlinesPrecision, outlinesPrecisions } from "../outlines/outlines.ts";
import { coloringChoices } from "../coloring/choices.ts";
import { coloringForm } from "../coloring/schema.ts";
import { outlinesForm } from "../outlines/schema.ts";
import { paintByNumbersForm } from "../paint-by-numbers/schema.ts";
import { allCatalogs } from "../texts/all-messages.ts";
import { optionFields, storedOptions } from "./option-fields.ts";
import { chosenIn, namesWith, offeredRange, optionTextKey, wordsOf } from "./option-rows.ts";

type Form = typeof paintByNumbersForm | typeof outlinesForm | typeof coloringForm;
const products: [string, OptionRows, Form][] = [
  ["paint by numbers", paintByNumbersOptions, paintByNumbersForm],
  ["outlines", outlinesOptions, outlinesForm],
  ["coloring pages", coloringChoices, coloringForm],
];

describe.each(products)("the options of %s", (_, rows, form) => {
  const read = (fields: object) => form.safeParse(fields);

  it("are read by the form as their rows say, and are what they usually are when nothing was sent", () => {
    for (const [name, row] of Object.entries(rows)) {
      const usual = row.kind === "open word" ? undefined : row.default;
      const valueIn = (fields: object) =>
        Object.entries(read(fields).data ?? { [name]: usual }).find(([key]) => key === name)?.[1];
      expect(valueIn({})).toBe(usual);
      // an empty size is refused by the rules of sizes
      expect(valueIn({ [name]: "" })).toBe(row.kind === "canvas" ? "" : usual);
      if (row.kind === "word" || row.kind === "open word") {
        for (const word of wordsOf(row)) expect(read({ [name]: word }).data).toMatchObject({ [name]: word });
        expect(read({ [name]: "toString" }).error?.issues[0]?.path).toEqual([name]);
      }
      if (row.kind === "flag") expect(read({ [name]: "1" }).data).toMatchObject({ [name]: true });
      if (row.kind === "whole" || row.kind === "number") {
        const { min, max } = offeredRange(row);
        for (const end of [min, max])
          expect(read({ [name]: String(end) }).data).toMatchObject({ [name]: end });
        for (const beyond of [min - 1, max + 1])
          expect(read({ [name]: String(beyond) }).error?.issues[0]?.path).toEqual([name]);
      }
    }
  });

  it("say in the API what they do", () => {
    for (const [name, row] of Object.entries(rows)) {
      const { description } = form.shape[name as keyof typeof form.shape] as { description?: string };
      expect(description?.toLowerCase()).toContain(row.says.toLowerCase());
    }
  });
});

it("every option of coloring pages has its texts, and a sentence about each word", () => {
  const missing = Object.entries(coloringChoices).flatMap(([name, row]) => {
    const key = optionTextKey("coloring", name);
    const words = wordsOf(row).flatMap((word) => [`${key}.${word}`, `${key}_hint.${word}`]);
    return [key, ...words].filter((wanted) => !Object.hasOwn(allCatalogs.en, wanted));
  });
  expect(missing).toEqual([]);
});

it("every option of paint by numbers has its texts", () => {
  const isText = (key: string) => Object.hasOwn(allCatalogs.en, key);
  const shown = Object.entries(paintByNumbersOptions as OptionRows).filter(([, { byPlace }]) => !byPlace);
  const missing = shown.flatMap(([name, row]) => {
    const key = optionTextKey("pbn", name);
    const words = row.kind === "word" && !row.checkedAs ? wordsOf(row).map((word) => `${key}.${word}`) : [];
    return [key, ...words, ...(row.folded ? [`${key}_hint`] : [])].filter((wanted) => !isText(wanted));
  });
  expect(missing).toEqual([]);
});

it("the precisions that pages offer are those of the table", () => {
  const { colorPrecision } = outlinesOptions;
  expect([...outlinesPrecisions]).toEqual(wordsOf(colorPrecision));
  expect(defaultOutlinesPrecision).toBe(colorPrecision.default);
});

it("marks name their rows", () => {
  expect(namesWith(paintByNumbersOptions, "once")).toEqual([
    "paper",
    "crop",
    "aiFilterType",
    "lookStrength",
    "mixPalette",
  ]);
});

it("what is stored is what was chosen, and what is younger than a row is what it usually is", () => {
  const stored = storedOptions(paintByNumbersOptions);
  const usual = defaultPaintByNumbersOptions;
  expect(stored.parse({})).toEqual(usual);
  const chosen = { ...usual, numberOfColors: 9, canvasSize: { width: 9, height: 12 }, crop: true };
  expect(stored.parse(chosen)).toEqual(chosen);
  for (const wrong of [{ numberOfColors: 1 }, { crop: "yes" }, { detalization: "finest" }])
    expect(stored.safeParse({ ...usual, ...wrong }).success).toBe(false);
});

it("sentences of the API begin with a capital, and say how flags are written", () => {
  const { crop, detalization } = optionFields(paintByNumbersOptions);
  expect(crop.description).toBe(
    "Crop the photo to the shape of the canvas instead of fitting it inside: 1 or 0",
  );
  // as the form says it, under its label “Smallest regions”
  const { en } = allCatalogs;
  expect(`${detalization.description}.`).toBe(en["pbn.detalization_hint"]);
  expect(detalization.description).toContain(en["pbn.detalization"]?.toLowerCase());
});

it("sizes are read without what surrounds them", () => {
  expect(optionFields(paintByNumbersOptions).canvasSize.parse(" 9x12 ")).toBe("9x12");
});

it("what was chosen is told from all else that a form says", () => {
  const { crop, mixPalette } = paintByNumbersOptions;
  expect(chosenIn({ crop, mixPalette }, { crop: true, mixPalette: false, ...{ name: "a cat" } })).toEqual({
    crop: true,
    mixPalette: false,
  });
});
