import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { datasheet, numbersOf } from "../testing/datasheet.ts";
import { expectGoldenText } from "../testing/expect-golden.ts";
import { detailSettings } from "./details-range.ts";
import { type ColoringType, coloringOptions } from "./options.ts";
import {
  areaSettings,
  behindSubject,
  calmLines,
  lineSettings,
  pageSize,
  recipe,
  strongLines,
} from "./recipe.ts";

const types = Object.keys(coloringOptions.types) as ColoringType[];
const found = { threshold: 0.3, length: 5000 };

/** All that a type means, on a page with so many pixels per millimeter, at three settings of the slider. */
const partsOf = (type: ColoringType, perMM: number) => {
  const { settings: _, ...own } = recipe(type, perMM);
  const some = <Setting>(settings: readonly Setting[]) =>
    Object.fromEntries([20, 60, 100].map((details) => [details, settings[detailSettings.indexOf(details)]]));
  return {
    ...own,
    lines: some(lineSettings(type, perMM, { ...found, length: found.length * perMM })),
    areas: some(areaSettings(type, perMM)),
    calm: calmLines(perMM),
    strong: strongLines(perMM),
  };
};

test("the numbers of a detailed page, and what other types change about them", () => {
  const sheetOf = (type: ColoringType) => datasheet((perMM) => partsOf(type, perMM)).split("\n");
  const usual = sheetOf("v2_detailed");
  const parts = types.map((type) => {
    const changed = sheetOf(type).filter((line) => !usual.includes(line));
    return `\n${type}\n${changed.join("\n")}\n`;
  });
  expectGoldenText("recipes/coloring.txt", usual.join("\n") + parts.join(""));
});

test("specks are pixels, whatever the page; only some types leave faces to their landmarks", () => {
  expect(types.filter((type) => recipe(type, 4).plainFaces)).toEqual(["for_kids", "simple", "v2_simplified"]);
  for (const type of types) expect(recipe(type, 4)).toMatchObject({ speck: 5, segment: 12, perMM: 4 });
});

describe.each(types)("with fewer details, a page of %s", (type) => {
  test("asks more of every line and area, and has fewer", () => {
    const lines = lineSettings(type, 5, found);
    const areas = areaSettings(type, 5);
    expect(lines.map(({ details }) => details)).toEqual(detailSettings);
    expect(areas.map(({ details }) => details)).toEqual(detailSettings);
    for (let k = 1; k < lines.length; k++) {
      expect(lines[k]!.length).toBeGreaterThan(lines[k - 1]!.length);
      expect(lines[k]!.totalStrength).toBeLessThan(lines[k - 1]!.totalStrength);
      expect(lines[k]!.shortest).toBeLessThan(lines[k - 1]!.shortest);
      expect(areas[k]!.minArea).toBeLessThanOrEqual(areas[k - 1]!.minArea);
      expect(areas[k]!.share).toBeGreaterThan(areas[k - 1]!.share);
    }
    expect(lines.at(-1)).toMatchObject({ length: Number.POSITIVE_INFINITY, thresholds: [0.3, 0.3] });
    expect(areas.at(-1)!.share).toBe(1);
  });
});

test("the more is sure already, the higher the thresholds of a page with fewer details", () => {
  const [atMin] = lineSettings("v2_detailed", 5, { threshold: 0.97, length: 10 });
  expect(atMin!.thresholds).toEqual([0.97, 0.97]);
});

test("the background comes behind the subject, in steps of the slider", () => {
  expect(behindSubject(0)).toBe(0);
  expect(behindSubject(20)).toBe(50);
  expect(behindSubject(100)).toBe(100);
  for (const rank of detailSettings) {
    const behind = behindSubject(rank);
    expect(detailSettings).toContain(behind);
    expect(behind).toBeGreaterThanOrEqual(rank);
    expect(behind - (50 + ((rank - 20) * 50) / 80)).toBeLessThan(5);
  }
});

describe("the size of a page", () => {
  const side = fc.integer({ min: 1, max: 6000 });

  test("fits a sheet whichever way the photo lies, in the photo's shape", () => {
    fc.assert(
      fc.property(fc.constantFrom(...types), side, side, (type, width, height) => {
        const page = pageSize({ width, height }, type);
        const turned = pageSize({ width: height, height: width }, type);
        expect(turned).toEqual({ width: page.height, height: page.width, perMM: page.perMM });
        const [long, short] = [Math.max(page.width, page.height), Math.min(page.width, page.height)];
        expect(long / page.perMM).toBeLessThanOrEqual(277 + 1 / page.perMM);
        expect(short / page.perMM).toBeLessThanOrEqual(190 + 1 / page.perMM);
        expect(short).toBeGreaterThanOrEqual(4 * page.perMM);
        const isStrip = short <= Math.ceil(4 * page.perMM);
        if (!isStrip) {
          const shape = Math.max(width, height) / Math.min(width, height);
          expect(Math.abs(long / shape - short)).toBeLessThanOrEqual(1);
          const fills = Math.max(long / page.perMM / 277, short / page.perMM / 190);
          expect(Math.abs(fills - 1)).toBeLessThan(1.5 / short);
        }
      }),
    );
  });

  test("is what the type looks at; a small photo is blown up, but not far", () => {
    const long = (photo: number, maxLength?: number) =>
      pageSize({ width: photo, height: photo }, "v2_detailed", maxLength).width;
    const { side: looked } = coloringOptions.types.v2_detailed.analysis;
    expect(long(5000)).toBe(looked);
    expect(long(5000, 300)).toBe(300);
    expect(long(700)).toBe(1050);
    expect(long(427)).toBe(641);
    expect(long(300)).toBe(640);
    expect(long(100)).toBe(400);
  });
});

test("numbers of a page are positive and finite, but for a full page's length", () => {
  for (const type of types)
    for (const [path, value] of numbersOf(partsOf(type, 3)))
      expect(value >= 0 && (Number.isFinite(value) || path === "lines.100.length")).toBe(true);
});
