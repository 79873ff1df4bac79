import fc from "fast-check";
import { expect, test } from "vitest";
import { datasheet, numbersOf } from "../testing/datasheet.ts";
import { expectGoldenText } from "../testing/expect-golden.ts";
import {
  defaultPaintByNumbersOptions,
  mixedNumberOfColors,
  type PaintByNumbersOptions,
  paintByNumbersOptions,
} from "./options.ts";
import { numberOfColors, paintBox, recipe, workingDensity } from "./recipe.ts";

const wordsOf = <Words extends object>({ words }: { words: Words }) => Object.keys(words) as (keyof Words)[];
const { detalization, segmentsComplexity, colorPrecision, gradientStep } = paintByNumbersOptions;
const paints = ["a", "b"].map((code) => ({ code, hex: "#123456" }));

/** The recipe on a canvas of 200 × 150 mm. */
const on = (options: Partial<PaintByNumbersOptions>, perMM = 3) =>
  recipe(
    { ...defaultPaintByNumbersOptions, ...options },
    { widthMM: 200, heightMM: 150, width: 200 * perMM, height: 150 * perMM },
  );

test("the numbers of a usual picture, and what other words change about them", () => {
  const usual = datasheet((perMM) => on({}, perMM)).split("\n");
  const changed = (options: Partial<PaintByNumbersOptions>) =>
    datasheet((perMM) => on(options, perMM))
      .split("\n")
      .filter((line) => !usual.includes(line));
  const others: Partial<PaintByNumbersOptions>[] = [
    ...wordsOf(detalization).map((word) => ({ detalization: word })),
    ...wordsOf(segmentsComplexity).map((word) => ({ segmentsComplexity: word })),
    ...wordsOf(colorPrecision).map((word) => ({ colorPrecision: word })),
    ...wordsOf(gradientStep).map((word) => ({ gradientStep: word })),
    { enhancement: false },
    { minArea: 40 },
    { numberOfColors: 99, palette: paints },
    { numberOfColors: 99, palette: paints, mixPalette: true },
  ];
  const parts = others.map((options) => `\n${JSON.stringify(options)}\n${changed(options).join("\n")}\n`);
  expectGoldenText("recipes/paint-by-numbers.txt", usual.join("\n") + parts.join(""));
});

test("less detail and simpler shapes ask for more room, fewer colors and steps for less difference", () => {
  const rising = (values: number[]) => expect(values).toEqual(values.toSorted((p, q) => p - q));
  const rooms = ["floor.radius", "floor.smallest", "floor.number", "rounding.sigma", "protectedFloor.radius"];
  for (const path of rooms) {
    rising(wordsOf(detalization).map((word) => numbersOf(on({ detalization: word })).get(path)!));
    rising(wordsOf(segmentsComplexity).map((word) => numbersOf(on({ segmentsComplexity: word })).get(path)!));
  }
  rising(wordsOf(colorPrecision).map((word) => on({ colorPrecision: word }).apart));
  rising(wordsOf(gradientStep).map((word) => on({ gradientStep: word }).broad.tolerance));
});

test("what is protected never needs more room than all else", () => {
  const words = fc.constantFrom(...wordsOf(detalization));
  const shapes = fc.constantFrom(...wordsOf(segmentsComplexity));
  fc.assert(
    fc.property(words, shapes, fc.double({ min: 1, max: 6, noNaN: true }), (detail, shape, perMM) => {
      const { floor, protectedFloor } = on({ detalization: detail, segmentsComplexity: shape }, perMM);
      const { striking, essential } = protectedFloor;
      expect(protectedFloor.radius).toBeLessThanOrEqual(floor.radius);
      expect(essential.radius).toBeLessThanOrEqual(protectedFloor.radius);
      expect(striking.radius).toBeLessThanOrEqual(essential.radius);
      expect(protectedFloor.minArea).toBeLessThanOrEqual(floor.minArea);
      expect(essential.minArea).toBeLessThanOrEqual(protectedFloor.minArea);
    }),
  );
});

test("mixing has a limit of its own on colors, and only with paints", () => {
  const count = (options: Partial<PaintByNumbersOptions>) =>
    numberOfColors({ ...defaultPaintByNumbersOptions, numberOfColors: 80, ...options });
  expect(count({ mixPalette: true })).toBe(80);
  expect(count({ palette: paints })).toBe(80);
  expect(count({ palette: paints, mixPalette: true })).toBe(mixedNumberOfColors.max);
  expect(count({ palette: paints, mixPalette: true, numberOfColors: 9 })).toBe(9);
  expect(paintBox(defaultPaintByNumbersOptions)).toBeUndefined();
  expect(paintBox({ ...defaultPaintByNumbersOptions, palette: paints })).toEqual({ paints, mixed: false });
});

test("without enhancement nothing is smoothed or stretched but where somebody asked for calm", () => {
  expect(on({})).toMatchObject({ smoothing: { reach: 1.5, edge: 25 }, stretch: true });
  expect(on({ enhancement: false })).toMatchObject({
    smoothing: undefined,
    stretch: false,
    calming: { reach: 12 },
  });
});

test("pixel mode looks at few pixels, whatever the detail", () => {
  const density = (options: Partial<PaintByNumbersOptions>) =>
    workingDensity({ ...defaultPaintByNumbersOptions, ...options });
  for (const word of wordsOf(detalization)) {
    expect(density({ detalization: word })).toBe(detalization.words[word].density);
    expect(density({ detalization: word, mode: "pixel" })).toBe(2);
  }
});
