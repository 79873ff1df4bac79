import { regionBudget } from "@tintery/engine/tables";
import { describe, expect, it } from "vitest";
import {
  afterPixelMode,
  detailSettingsIn,
  levelOf,
  levelsOfDetail,
  levelsOfDetailWords,
  levelWith,
  settingsOf,
  withSmallestRegions,
} from "./levels-of-detail.ts";
import { defaultPaintByNumbersOptions, detalizations, paintByNumbersOptions } from "./paint-by-numbers.ts";

const polygons = defaultPaintByNumbersOptions;
const pixels = { ...defaultPaintByNumbersOptions, mode: "pixel" } as const;
const a4 = { widthMM: 190, heightMM: 277 };

describe("levels of detail", () => {
  it("are the defaults in the middle", () => {
    expect(levelOf(polygons)).toBe("balanced");
    expect(levelsOfDetailWords[2]).toBe("balanced");
  });

  it("allow for more regions one after the other, or smaller squares", () => {
    const budgets = levelsOfDetailWords.map((level) => regionBudget(a4, levelsOfDetail[level].regions));
    expect(budgets).toEqual([112, 234, 459, 596, 780]);
    const { words } = paintByNumbersOptions.segmentsComplexity;
    const sides = levelsOfDetailWords.map(
      (level) => words[levelsOfDetail[level].squares.segmentsComplexity].cell,
    );
    expect(sides).toEqual([...new Set(sides)].sort((a, b) => b - a));
  });

  it.each(levelsOfDetailWords)("%s is found again by what it sets, in both modes", (level) => {
    for (const options of [polygons, pixels]) {
      const chosen = { ...options, ...settingsOf(level, options.mode) };
      expect(levelOf(chosen)).toBe(level);
    }
  });

  it("are none of them where one of the six is changed", () => {
    for (const change of [{ minArea: 5 }, { minArea: null }, { enhancement: false }] as const) {
      const chosen = { ...polygons, ...settingsOf("detailed", "polygon"), ...change };
      expect(levelOf(chosen)).toBeNull();
      expect(levelWith(chosen.detalization)).toBe("detailed");
    }
  });

  it("leave everything else alone", () => {
    expect(detailSettingsIn({ ...polygons, canvasSize: "8x10" })).toEqual(settingsOf("balanced", "polygon"));
  });

  it("never ask for more work where larger regions are advised, and keep settings of one's own", () => {
    const { words } = paintByNumbersOptions.segmentsComplexity;
    for (const segmentsComplexity of Object.keys(words) as (keyof typeof words)[])
      detalizations.forEach((detalization, k) => {
        const less = detalizations[k + 1];
        if (!less) return;
        const chosen = { ...polygons, detalization, segmentsComplexity, minArea: 5 };
        expect(withSmallestRegions(chosen, less)).toEqual({ detalization: less });
        const advised = { ...chosen, ...withSmallestRegions(chosen, less) };
        expect(regionBudget(a4, advised)).toBeLessThan(regionBudget(a4, chosen));
      });
    const balanced = { ...polygons, ...withSmallestRegions(polygons, "low") };
    expect(levelOf(balanced)).toBe("simple");
  });

  it.each(levelsOfDetailWords)(
    "%s comes back when pixel mode is left, as do settings of one's own",
    (level) => {
      const chosen = { ...polygons, ...settingsOf(level, "polygon") };
      const moved = { ...chosen, mode: "pixel", ...settingsOf("simple", "pixel") } as const;
      expect({ ...moved, mode: "polygon", ...afterPixelMode(moved, null) }).toEqual(chosen);
      const own = { ...chosen, segmentsComplexity: "level3", minArea: 5 } as const;
      const movedOwn = { ...own, mode: "pixel", ...settingsOf("simple", "pixel") } as const;
      const { segmentsComplexity } = own;
      expect({ ...movedOwn, mode: "polygon", ...afterPixelMode(movedOwn, segmentsComplexity) }).toEqual(own);
      expect(afterPixelMode(movedOwn, null)).toBeNull();
    },
  );
});
