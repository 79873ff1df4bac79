import fc from "fast-check";
import { expect, test } from "vitest";
import { commonColors } from "../colors/common-colors.ts";
import { histogram } from "../colors/histogram.ts";
import { nearestColors } from "../colors/nearest.ts";
import { toOklabPlanes } from "../colors/oklab.ts";
import { quantize } from "../colors/palette.ts";
import { layOnCanvas } from "../paint-by-numbers/canvas.ts";
import { calmDown, calmShare, favorEssential, favorOn, worthOf } from "../paint-by-numbers/favor-on.ts";
import { findLostDetail } from "../paint-by-numbers/lost-detail.ts";
import { defaultPaintByNumbersOptions } from "../paint-by-numbers/options.ts";
import { crossingLines } from "../paths/crossings.ts";
import { flattenLines, piecesOf } from "../paths/flatten.ts";
import { fitBorders } from "../paths/fit-borders.ts";
import { placeNumbers } from "../paths/place-numbers.ts";
import { smoothBorders } from "../paths/smooth-borders.ts";
import { traceBorders } from "../paths/trace-borders.ts";
import { broadColors } from "../raster/broad-colors.ts";
import { keepImportant, rateImportance, weighEssential } from "../raster/importance.ts";
import { stretchLightness } from "../raster/stretch.ts";
import { type Planes, toPlanes } from "../raster/planes.ts";
import type { Raster } from "../raster/raster.ts";
import { resample } from "../raster/resample.ts";
import { smooth } from "../raster/smooth.ts";
import { smoothBroadly } from "../raster/smooth-broadly.ts";
import { connect, connectColors } from "../regions/connect.ts";
import { contrastOf } from "../regions/contrast.ts";
import { mergeRegions } from "../regions/merge-regions.ts";
import { depthsOf, findSeats, measureRoom } from "../regions/number-room.ts";
import { openPinches } from "../regions/open-pinches.ts";
import { meanImportance } from "../regions/protection.ts";
import { regionAreas } from "../regions/region-areas.ts";
import { regionSums } from "../regions/region-sums.ts";
import { roundRegions } from "../regions/round-regions.ts";
import type { Seen } from "../seeing/seen.ts";
import { onKernels, withoutKernels } from "./kernels.ts";

// Every kernel against the plain code that stands behind it: equal to the last bit.

const side = fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 40 }));

/** Bytes from a seed, spread over 0 to 255 or lumped into few values, so that regions form. */
function bytes(count: number, seed: number, coarse: boolean): Uint8ClampedArray {
  let state = seed | 1;
  return Uint8ClampedArray.from({ length: count }, () => {
    state = (Math.imul(state, 1103515245) + 12345) | 0;
    const value = (state >>> 16) & 255;
    return coarse ? (value >> 6) * 85 : value;
  });
}

const rasters: fc.Arbitrary<Raster> = fc
  .tuple(side, side, fc.nat(), fc.boolean())
  .map(([width, height, seed, coarse]) => {
    const data = bytes(width * height * 4, seed, coarse);
    for (let i = 3; i < data.length; i += 4) data[i] = 255;
    return { width, height, data };
  });
const planes: fc.Arbitrary<Planes> = rasters.map((raster) => withoutKernels(() => toPlanes(raster)));

/** Colors of a picture (0, 1, 2 …) in patches of a few pixels, and their palette. */
const paintings = fc
  .tuple(planes, fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 7 }))
  .map(([seen, many, patch]) => {
    const { width, height } = seen;
    const colors = Int32Array.from({ length: width * height }, (_, i) => {
      const [x, y] = [Math.floor((i % width) / patch), Math.floor(i / width / patch)];
      return (Math.imul(x * 31 + y * 17 + patch, 2654435761) >>> 20) % many;
    });
    const palette = Float64Array.from({ length: many * 3 }, (_, c) => seen.l[c % seen.l.length]! + c / 7);
    return { seen, colors, palette, width, height };
  });

function bothAgree<T>(compute: () => T): void {
  expect(compute()).toEqual(withoutKernels(compute));
}

test("this machine has kernels", () => {
  expect(onKernels(() => true)).toBe(true);
});

test("where memory ends, plain code takes over", () => {
  const [width, height] = [3, 1];
  const far = 2 ** 40;
  expect(onKernels((_, arena) => arena.room(far))).toBeUndefined();
  expect(connect(Int32Array.of(1, 1, 0), width, height).count).toBe(2);
});

test("OKLab", () => {
  fc.assert(
    fc.property(rasters, ({ width, height, data }) => bothAgree(() => toOklabPlanes(data, width * height))),
  );
});

test("resampling: enlarged, shrunk, cut", () => {
  fc.assert(
    fc.property(
      rasters,
      side,
      side,
      fc.double({ min: 0, max: 0.4, noNaN: true }),
      (photo, width, height, off) => {
        const cut = { left: photo.width * off, top: 0, width: photo.width * (1 - off), height: photo.height };
        bothAgree(() => resample(photo, cut, width, height));
      },
    ),
  );
});

test("resampling: big shrinks by boxes", () => {
  fc.assert(
    fc.property(rasters, fc.integer({ min: 1, max: 4 }), (photo, width) => {
      const whole = { left: 0, top: 0, width: photo.width, height: photo.height };
      bothAgree(() => resample(photo, whole, width, width));
    }),
  );
});

test("smoothing", () => {
  fc.assert(
    fc.property(planes, fc.integer({ min: 1, max: 9 }), (seen, reach) =>
      bothAgree(() => smooth(seen, { reach, edge: 25 })),
    ),
  );
});

test("histograms, weighted or not", () => {
  fc.assert(
    fc.property(planes, fc.boolean(), (seen, isWeighted) => {
      const weights = isWeighted ? Uint8Array.from(seen.l, (l) => 2 + (l & 1)) : undefined;
      bothAgree(() => histogram(seen, weights));
    }),
  );
});

test("nearest colors", () => {
  fc.assert(fc.property(paintings, ({ seen, palette }) => bothAgree(() => nearestColors(seen, palette))));
});

test("regions and their neighborhood", () => {
  fc.assert(
    fc.property(paintings, ({ seen, colors, width, height }) => {
      bothAgree(() => connect(colors, width, height));
      const labels = connect(colors, width, height);
      bothAgree(() => connectColors(labels, labels.colors));
      bothAgree(() => regionSums(labels, seen));
      bothAgree(() => regionAreas(labels));
    }),
  );
});

test("merging, plain and with weak borders and unwanted regions", () => {
  fc.assert(
    fc.property(paintings, fc.nat({ max: 30 }), fc.boolean(), (painting, smallest, isRich) => {
      const { seen, colors, palette, width, height } = painting;
      const labels = connect(colors, width, height);
      const unwanted = Uint8Array.from(labels.colors, (_, region) => (region % 5 === 0 ? 1 : 0));
      const more = isRich ? { unwanted, weak: { contrast: 900, factor: 2.5 } } : {};
      bothAgree(() => mergeRegions(labels, seen, { palette, limit: 5e5, smallest, ...more }));
    }),
  );
});

test("curves: smoothed, fitted, checked for crossings, and numbers between them", () => {
  fc.assert(
    fc.property(paintings, fc.double({ min: 0.1, max: 1.5, noNaN: true }), (painting, tolerance) => {
      const { colors, width, height } = painting;
      const labels = connect(colors, width, height);
      bothAgree(() => traceBorders(labels));
      const borders = traceBorders(labels);
      bothAgree(() => smoothBorders(borders));
      const tolerances = new Float64Array(borders.count).fill(tolerance);
      bothAgree(() => fitBorders(borders, tolerances));
      const lines = withoutKernels(() => fitBorders(borders, tolerances));
      bothAgree(() => flattenLines(lines, 0.7));
      const flat = flattenLines(lines, 0.7);
      bothAgree(() => piecesOf(flat));
      const lengths = [1, 2, 1, 2, 1];
      bothAgree(() => placeNumbers(labels, lines, borders.rings, { lengths, largest: 9, clearance: 0.4 }));
    }),
  );
});

test("places where regions touch themselves at a corner, opened", () => {
  fc.assert(
    fc.property(paintings, ({ colors, width, height }) => {
      const labels = connect(colors, width, height);
      bothAgree(() => openPinches(labels));
    }),
  );
});

test("lightness stretched", () => {
  fc.assert(
    fc.property(planes, fc.integer({ min: 1, max: 8 }), (seen, dull) =>
      bothAgree(() => stretchLightness({ ...seen, l: seen.l.map((l) => 3000 + l / dull) })),
    ),
  );
});

test("detail that a picture lost", () => {
  fc.assert(
    fc.property(paintings, ({ seen, colors, palette, width, height }) => {
      const labels = connect(colors, width, height);
      const importance = Uint8Array.from(colors, (_, i) => ((i >> 3) % 2) * 200);
      const canvas = layOnCanvas(seen, defaultPaintByNumbersOptions, 3);
      const needs = { radius: 2.4, smallest: 12 };
      const where = { canvas, options: defaultPaintByNumbersOptions };
      bothAgree(() => findLostDetail({ labels, palette }, { planes: seen, importance, needs }, where));
    }),
  );
});

test("crossings of any pieces", () => {
  const piece = fc.tuple(...Array.from({ length: 4 }, () => fc.double({ min: -3, max: 12, noNaN: true })));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (list) => {
      const owner = Int32Array.from(list, (_, i) => i >> 1);
      const pieces = { count: list.length, ends: Float64Array.from(list.flat()), owner };
      bothAgree(() => [...crossingLines(pieces, 2, 9, 9)].sort((p, q) => p - q));
    }),
  );
});

test("room in regions and the best seats for numbers", () => {
  fc.assert(
    fc.property(paintings, fc.double({ min: 0, max: 9, noNaN: true }), ({ colors, width, height }, deep) => {
      const labels = connect(colors, width, height);
      const needs = { lengths: [1, 2, 1, 2, 1], most: 6.3 };
      bothAgree(() => measureRoom(labels, needs, [deep, deep / 2]));
      bothAgree(() => depthsOf(labels, Math.ceil(deep)));
      bothAgree(() => findSeats(labels, needs));
    }),
  );
});

test("importance: rated, kept, weighed", () => {
  fc.assert(
    fc.property(paintings, fc.double({ min: 1, max: 8, noNaN: true }), (painting, perMM) => {
      const { seen, colors, width, height } = painting;
      bothAgree(() => rateImportance(seen, perMM));
      const importance = Uint8Array.from(colors, (k, i) => ((i >> 4) % 3 === 0 ? k * 51 : 0));
      const calm = withoutKernels(() => smooth(seen, { reach: 3, edge: 25 }));
      bothAgree(() => keepImportant(calm, seen, importance));
      const of = Uint8Array.from(colors, (_, i) => (i * 37) & 255);
      bothAgree(() => weighEssential(of, 6));
      bothAgree(() =>
        weighEssential(
          of,
          6,
          Uint8Array.from(colors, (k) => 2 + (k & 1)),
        ),
      );
      bothAgree(() => meanImportance(connect(colors, width, height), importance));
    }),
  );
});

test("colors as a broad brush sees them, and contrast along borders", () => {
  fc.assert(
    fc.property(paintings, fc.double({ min: 1, max: 8, noNaN: true }), (painting, perMM) => {
      const { seen, colors, palette, width, height } = painting;
      const importance = Uint8Array.from(colors, (_, i) => (i * 37) & 255);
      const worth = Uint8Array.from(colors, (k, i) => ((i >> 3) % 4 === 0 ? 1 + 2 * k : 1));
      bothAgree(() => broadColors(seen, { importance, worth }, { perMM, tolerance: 2 }));
      bothAgree(() => contrastOf(connect(colors, width, height), palette));
    }),
  );
});

test("rounded borders, everywhere and around some pixels", () => {
  const sigma = fc.constantFrom(0.4, 0.9, 1.5, 2.6, 4);
  fc.assert(
    fc.property(paintings, sigma, fc.boolean(), ({ seen, colors, palette, width, height }, wide, isPart) => {
      const labels = connect(colors, width, height);
      const active = isPart ? Uint8Array.from(colors, (_, i) => (i % 11 === 0 ? 1 : 0)) : undefined;
      const of = Uint8Array.from(colors, (_, i) => (i * 37) & 255);
      const importance = isPart ? { of, least: 150, factor: 4 } : undefined;
      const rounding = { sigma: wide, fidelity: 1e-7, sweeps: 3, palette, ...(importance && { importance }) };
      bothAgree(() => roundRegions(labels, seen, rounding, { active }));
    }),
  );
});

test("what attention says of pixels, and how much a broad brush smooths them", () => {
  fc.assert(
    fc.property(planes, fc.nat(), fc.double({ min: 0.5, max: 9, noNaN: true }), (seen, seed, perMM) => {
      const { width, height } = seen;
      const cut = { left: 3, top: 0, width: 2 * width, height: 3 * height };
      const photo = { width: 2 * width + 5, height: 3 * height, data: new Uint8ClampedArray() };
      const canvas = { ...layOnCanvas(photo, defaultPaintByNumbersOptions, 1), width, height, cut };
      const mask = (side: number, from: number) => ({
        width: side,
        height: 7,
        data: Uint8Array.from(bytes(side * 7, from, false)),
      });
      bothAgree(() => {
        const looked = { attention: mask(9, seed), lines: mask(13, seed + 1) } as Seen;
        const favor = favorOn(canvas, photo, looked);
        const importance = Uint8Array.from(bytes(width * height, seed + 2, false));
        calmDown(importance, favor);
        favorEssential(favor, importance);
        const share = calmShare(favor, seen, perMM);
        return {
          favor,
          importance,
          worth: worthOf(favor),
          share,
          smoothed: smoothBroadly(seen, share, perMM),
        };
      });
    }),
  );
});

test("what a picture mostly is under the regions of each color", () => {
  fc.assert(
    fc.property(paintings, ({ seen, colors, palette, width, height }) => {
      const labels = connect(colors, width, height);
      bothAgree(() => commonColors(labels, seen, palette));
    }),
  );
});

test("palettes whose colors stay apart, and colors that are added to them", () => {
  fc.assert(
    fc.property(planes, fc.integer({ min: 2, max: 9 }), (seen, many) => {
      bothAgree(() => quantize({ planes: seen }, { colors: many, apart: 4, small: 0.01 }));
    }),
  );
});
