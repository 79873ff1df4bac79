import fc from "fast-check";
import { expect, test } from "vitest";
import { codeWidth } from "../../drawing/code-width.ts";
import { digits } from "../../drawing/digits.ts";
import { disks } from "../../testing/scenes.ts";
import { defaultPaintByNumbersOptions } from "../options.ts";
import { paintByNumbers } from "../paint-by-numbers.ts";
import { type SheetAge, sheetAges } from "./ages.ts";
import { crayonOf, crayonPaints } from "./crayons.ts";
import { labelRegions } from "./labels.ts";
import { sheetLabels } from "./sheet-labels.ts";
import { resultsFor, sumsOf } from "./sums.ts";

const ages = Object.keys(sheetAges) as SheetAge[];

/** What somebody who does a sum comes to. */
function done(sum: string): number {
  const [a, b] = sum.split(/[+−×·]/).map(Number);
  if (b === undefined) return a!;
  if (sum.includes("+")) return a! + b;
  return sum.includes("−") ? a! - b : a! * b;
}

test.each(ages)("all sums for %s give their result, with numbers that age knows", (age) => {
  const { options, sums } = sheetAges[age];
  const results = resultsFor(age, options.numberOfColors);
  expect(new Set(results).size).toBe(options.numberOfColors);
  expect(results).toEqual(results.toSorted((a, b) => a - b));
  for (const result of results) {
    const all = sumsOf(result, age, { times: "×" });
    expect(all.length).toBeGreaterThan(0);
    for (const sum of all) {
      expect(done(sum), sum).toBe(result);
      for (const number of sum.split(/[+−×]/).map(Number)) {
        expect(number).toBeGreaterThanOrEqual(0);
        expect(number).toBeLessThanOrEqual(sums.max);
      }
    }
    if (!sums.minus) expect(all.join()).not.toContain("−");
  }
  expect(() => sumsOf(0, age, { times: "×" })).toThrow(RangeError);
});

const picture = paintByNumbers(disks(300, 400), { ...defaultPaintByNumbersOptions, numberOfColors: 8 });

test("every region says its color, in letters that are large enough, however it is labelled", () => {
  const choices = fc.record({
    labels: fc.constantFrom(...sheetLabels),
    age: fc.constantFrom(...ages),
    scale: fc.double({ min: 0.4, max: 1, noNaN: true }),
    times: fc.constantFrom("×" as const, "·" as const),
  });
  fc.assert(
    fc.property(choices, (wanted) => {
      const { picture: labelled, codes } = labelRegions(picture, wanted);
      expect(codes).toHaveLength(picture.palette.length);
      expect(new Set(codes).size).toBe(codes.length);
      const min = sheetAges[wanted.age].digitMM.min / digits.height / wanted.scale;
      let next = 0;
      expect(new Set(labelled.numbers.map(({ region }) => region))).toEqual(
        new Set(picture.numbers.map(({ region }) => region)),
      );
      for (const number of labelled.numbers) {
        const at = picture.numbers.findIndex(({ x, y }, k) => k >= next && x === number.x && y === number.y);
        next = at + 1;
        const before = picture.numbers[at]!;
        const isOnly = labelled.numbers.filter(({ region }) => region === number.region).length === 1;
        const color = picture.regions[number.region]!.color;
        const { code, hex } = labelled.palette[labelled.regions[number.region]!.color]!;
        expect(hex).toBe(picture.palette[color]!.hex);
        if (wanted.labels === "sums") expect(done(code)).toBe(Number(codes[color]));
        else expect(code).toBe(codes[color]);
        // no label is wider than the room of the number that it stands for
        const room = before.size * codeWidth(picture.palette[color]!.code);
        expect(number.size * codeWidth(code)).toBeLessThanOrEqual(room + 1e-9);
        if (code !== codes[color] || !isOnly) expect(number.size).toBeGreaterThanOrEqual(min);
      }
    }),
    { numRuns: 40 },
  );
});

test("sums differ from region to region, and are the same each time", () => {
  const wanted = { labels: "sums", age: "8-11", scale: 1, times: "×" } as const;
  const { picture: labelled } = labelRegions(picture, wanted);
  const sums = labelled.numbers.map(({ region }) => labelled.palette[labelled.regions[region]!.color]!.code);
  expect(new Set(sums).size).toBeGreaterThan(picture.palette.length);
  expect(labelRegions(picture, wanted).picture).toEqual(labelled);
});

test("a picture for children is painted with crayons that they have, and labelled as any other", () => {
  const { options, withCrayons } = sheetAges["5-7"];
  expect(withCrayons).toBe(true);
  const painted = paintByNumbers(disks(300, 400), {
    ...defaultPaintByNumbersOptions,
    ...options,
    palette: crayonPaints,
  });
  for (const { hex } of painted.palette) expect(crayonOf(hex)).not.toBeNull();
  expect(crayonOf("#123456")).toBeNull();
  const { codes } = labelRegions(painted, { labels: "numbers", age: "5-7", scale: 1, times: "×" });
  expect(codes).toEqual(painted.palette.map((_, k) => `${k + 1}`));
});
