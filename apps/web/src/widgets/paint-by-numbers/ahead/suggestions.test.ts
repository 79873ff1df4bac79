import { expect, test } from "vitest";
import { defaultChoices } from "../form-choices.ts";
import { suggestions } from "./suggestions.ts";

/** A picture on A4 that is good to paint. */
const calm = {
  regions: 300,
  smallestMM: 3,
  smallNumbers: 5,
  ledNumbers: 0,
  hours: 8,
  difficulty: "normal",
  lostDetail: null,
  widthMM: 277,
  heightMM: 190,
} as const;

test("a picture that is good to paint needs nothing", () => {
  expect(suggestions(defaultChoices, calm)).toEqual([]);
});

test("where numbers are small, a canvas that is clearly larger comes first, then fewer colors and less detail", () => {
  expect(suggestions(defaultChoices, { ...calm, smallNumbers: 60 })).toEqual([
    { about: "canvas", change: { canvasSize: "11x14", customWidth: null, customHeight: null } },
    { about: "colors", change: { numberOfColors: 24 } },
    { about: "detail", change: { detalization: "low" } },
  ]);
});

test("what is too much work needs less of it, not a larger canvas", () => {
  const about = suggestions(defaultChoices, { ...calm, difficulty: "ultra" }).map((found) => found.about);
  expect(about).toEqual(["colors", "detail"]);
});

test("nothing is suggested that cannot be chosen", () => {
  const simplest = { ...defaultChoices, numberOfColors: 8, detalization: "lowest" } as const;
  const largest = { ...calm, smallNumbers: 60, widthMM: 762, heightMM: 610 };
  expect(suggestions(simplest, largest)).toEqual([]);
  expect(suggestions({ ...defaultChoices, mode: "pixel" }, { ...calm, smallestMM: 1 })).toEqual([]);
});
