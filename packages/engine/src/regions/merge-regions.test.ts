import fc from "fast-check";
import { expect, test } from "vitest";
import { type Planes, toPlanes } from "../raster/planes.ts";
import { nearestColors } from "../colors/nearest.ts";
import { oklabToHex } from "../colors/oklab.ts";
import { quantize } from "../colors/palette.ts";
import { contactSheet, expectGoldenPicture } from "../testing/expect-golden.ts";
import { meadow, thicket } from "../testing/scenes.ts";
import { labelsFromLetters, labelsToLetters } from "../testing/letters.ts";
import { connect } from "./connect.ts";
import { type Favor, usualWeight } from "./favor.ts";
import { mergeBelowMean, mergeDownTo, mergeRegions } from "./merge-regions.ts";

/** Colors A, B, C, D as lightnesses 0, 1000, 2000, 3000. */
const palette = Float64Array.of(0, 0, 0, 1000, 0, 0, 2000, 0, 0, 3000, 0, 0);

/** Planes whose pixels have exactly the colors of the labels. */
function planesOf(labels: ReturnType<typeof labelsFromLetters>): Planes {
  const l = Int16Array.from(labels.data, (region) => labels.colors[region]! * 1000);
  return {
    width: labels.width,
    height: labels.height,
    l,
    a: new Int16Array(l.length),
    b: new Int16Array(l.length),
  };
}

test("a speck joins the neighbor of the nearest color", () => {
  const labels = labelsFromLetters("AAADDD AACDDD AAADDD");
  const merged = mergeRegions(labels, planesOf(labels), { palette, limit: 0, minArea: 2 });
  expect(labelsToLetters(merged)).toBe("AAADDD AADDDD AAADDD");
});

test("borders cheaper than the limit go, dearer ones stay", () => {
  const labels = labelsFromLetters("AAADDD AAADDD ABADDD");
  const merged = mergeRegions(labels, planesOf(labels), { palette, limit: 400_000, minArea: 0 });
  expect(labelsToLetters(merged)).toBe("AAADDD AAADDD AAADDD");
});

test("unwanted regions go however large they are", () => {
  const labels = labelsFromLetters("AABBB AABBB");
  const unwanted = Uint8Array.of(1, 0);
  const merged = mergeRegions(labels, planesOf(labels), { palette, limit: 0, minArea: 0, unwanted });
  expect(merged.count).toBe(1);
});

test("regions below a share of the mean area go; a share of nothing changes nothing", () => {
  const labels = labelsFromLetters("AAAAD AAAAA BBBBB");
  const planes = planesOf(labels);
  expect(mergeBelowMean(labels, planes, palette, 0)).toBe(labels);
  expect(labelsToLetters(mergeBelowMean(labels, planes, palette, 0.5))).toBe("AAAAA AAAAA BBBBB");
});

test("more regions than a budget allows merge whatever they cost, the cheapest first", () => {
  const labels = labelsFromLetters("AABBDD AABBDD AABBDC");
  const planes = planesOf(labels);
  const left = (max: number, counted = 0) =>
    labelsToLetters(
      mergeRegions(labels, planes, { palette, limit: 0, minArea: 0, budget: { max, counted } }),
    );
  expect(left(4)).toBe(labelsToLetters(labels));
  expect(left(3)).toBe("AABBDD AABBDD AABBDD");
  expect(left(2)).toBe("AAAADD AAAADD AAAADD");
  expect(left(3, 2)).toBe(labelsToLetters(labels));
  expect(labelsToLetters(mergeDownTo(2, labels, planes, { palette }))).toBe(left(2));
  expect(mergeDownTo(4, labels, planes, { palette })).toBe(labels);
});

/** What favors each pixel of rows of letters: `-` counts half as much as usual, `+` twice as much; `|` has a sure line. */
function favorFrom(rows: string): Favor {
  const marks = [...rows.replaceAll(" ", "")];
  const weights = Uint8Array.from(marks, (m) => usualWeight * (m === "-" ? 0.5 : m === "+" ? 2 : 1));
  return { weights, lines: Uint8Array.from(marks, (m) => (m === "|" ? 255 : 0)) };
}

test("where less counts more merges, where more counts less", () => {
  const labels = labelsFromLetters("AABAAABA AAAAAAAA");
  const planes = planesOf(labels);
  const alone = { palette, limit: 350_000, minArea: 0 };
  expect(labelsToLetters(mergeRegions(labels, planes, alone))).toBe("AAAAAAAA AAAAAAAA");
  const favor = favorFrom("----++++ ----++++");
  expect(labelsToLetters(mergeRegions(labels, planes, { ...alone, favor }))).toBe("AAAAAABA AAAAAAAA");
  const bySize = { palette, limit: 0, minArea: 1 };
  expect(labelsToLetters(mergeRegions(labels, planes, bySize))).toBe("AABAAABA AAAAAAAA");
  expect(labelsToLetters(mergeRegions(labels, planes, { ...bySize, favor }))).toBe("AAAAAABA AAAAAAAA");
});

test("a border along a line stays where one without is merged away", () => {
  const labels = labelsFromLetters("AABBAA AABBAA");
  const merging = { palette, limit: 2_200_000, minArea: 0 };
  expect(mergeRegions(labels, planesOf(labels), merging).count).toBe(1);
  const favor = favorFrom(".||||. .||||.");
  expect(mergeRegions(labels, planesOf(labels), { ...merging, favor }).count).toBe(3);
});

test("whatever is favored, no two neighbors of one color stay", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          fc.integer({ min: 0, max: 3 }),
          fc.integer({ min: 1, max: 255 }),
          fc.integer({ min: 0, max: 255 }),
        ),
        { minLength: 24, maxLength: 90 },
      ),
      fc.integer({ min: 1, max: 30 }),
      (cells, max) => {
        const width = 6;
        const some = cells.slice(0, width * Math.floor(cells.length / width));
        const labels = connect(
          Int32Array.from(some, ([color]) => color),
          width,
          some.length / width,
        );
        const weights = Uint8Array.from(some, ([, weight]) => weight);
        const favor = { weights, lines: Uint8Array.from(some, ([, , line]) => line) };
        const budget = { max, counted: 1 };
        const merging = { palette, limit: 200_000, minArea: 2, favor, budget };
        const merged = mergeRegions(labels, planesOf(labels), merging);
        expect(
          connect(
            merged.data.map((region) => merged.colors[region]!),
            width,
            some.length / width,
          ),
        ).toEqual(merged);
      },
    ),
    { numRuns: 40 },
  );
});

test("merging leaves no small region, no equal neighbors, and merging twice is merging once", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 9 }),
      fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 4, maxLength: 81 }),
      (width, list) => {
        const height = Math.floor(list.length / width) || 1;
        const colors = Int32Array.from({ length: width * height }, (_, i) => list[i] ?? 0);
        const labels = connect(colors, width, height);
        const planes = planesOf(labels);
        const merging = { palette, limit: 0, minArea: 4 };
        const once = mergeRegions(labels, planes, merging);
        const areas = new Array<number>(once.count).fill(0);
        for (const region of once.data) areas[region] = areas[region]! + 1;
        if (once.count > 1) expect(Math.min(...areas)).toBeGreaterThanOrEqual(4);
        expect(labelsToLetters(mergeRegions(once, planes, merging))).toBe(labelsToLetters(once));
      },
    ),
  );
});

test("golden: a meadow and a thicket whose regions are merged by price, size, budget, weak borders and favor", () => {
  const [wide, high] = [120, 80];
  const sheets = [meadow(wide, high), thicket(wide, high)].flatMap((photo) => {
    const planes = toPlanes(photo);
    const colors = quantize({ planes }, { colors: 10, apart: 0 });
    const labels = connect(nearestColors(planes, colors), wide, high);
    const favor = {
      weights: Uint8Array.from({ length: wide * high }, (_, i) => (i % wide < wide / 2 ? 20 : 160)),
      lines: Uint8Array.from({ length: wide * high }, (_, i) => (Math.floor(i / wide) % 20 === 0 ? 255 : 0)),
    };
    const wishes = [
      { limit: 60_000, minArea: 0 },
      { limit: 60_000, minArea: 25 },
      { limit: 60_000, minArea: 25, weak: { contrast: 600, factor: 4 } },
      { limit: 60_000, minArea: 25, favor },
      { limit: 0, minArea: 12, budget: { max: 20, counted: 12 } },
      { limit: 0, minArea: 12, budget: { max: 20, counted: 12 }, favor },
    ];
    return wishes.map((wish) => {
      const merged = mergeRegions(labels, planes, { palette: colors, ...wish });
      const hexes = Array.from({ length: 10 }, (_, k) =>
        oklabToHex(colors[3 * k]!, colors[3 * k + 1]!, colors[3 * k + 2]!),
      );
      const data = new Uint8ClampedArray(wide * high * 4).fill(255);
      merged.data.forEach((region, i) => {
        const value = Number.parseInt(hexes[merged.colors[region]!]!.slice(1), 16);
        data.set([value >> 16, (value >> 8) & 255, value & 255], 4 * i);
      });
      return { width: wide, height: high, data };
    });
  });
  expectGoldenPicture("merged.png", contactSheet(sheets, 6));
});
