import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ColoredLabels } from "../regions/labels.ts";
import { joinFaces } from "../regions/join-faces.ts";
import { isInside } from "../testing/inside-rings.ts";
import { colorsFromLetters } from "../testing/letters.ts";
import { crossingLines } from "./crossings.ts";
import { curveArcs, pointLines } from "./curve-arcs.ts";
import type { Line } from "./lines.ts";
import { meetAtNodes } from "./meet-at-nodes.ts";
import { placePoints } from "./place-points.ts";
import { middlesOf } from "./smooth-borders.ts";
import { type TracedBorders, traceBorders } from "./trace-borders.ts";

const units = 10;
const fitting = { tolerance: 0.4, straight: 0.3, corner: 0.4695, smooth: 0, minSegment: 6 };

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly colors: Int32Array;
  /** Moves points between pixels. */
  readonly pixels: Uint8ClampedArray;
}

/** Label maps up to 12 by 12 of a few colors, and the pixels that borders are placed by. */
const pictures: fc.Arbitrary<Picture> = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 4 }))
  .chain(([width, height, max]) =>
    fc.record({
      width: fc.constant(width),
      height: fc.constant(height),
      colors: fc
        .array(fc.integer({ min: 0, max }), { minLength: width * height, maxLength: width * height })
        .map((list) => Int32Array.from(list)),
      pixels: fc
        .array(fc.integer({ min: 0, max: 255 }), { minLength: width * height, maxLength: width * height })
        .map((list) => Uint8ClampedArray.from(list.flatMap((v) => [v, v, v, 255]))),
    }),
  );

function trace({ width, height, colors, pixels }: Picture) {
  const { labels, saddles } = joinFaces(colors, width, height);
  const borders = traceBorders(labels, saddles);
  const chains = middlesOf(borders);
  const palette = Float64Array.from(Array.from(labels.colors).flatMap((c) => [c * 60, c * 60, c * 60, 255]));
  placePoints(chains, borders, { pixels, faces: labels.data, colors: palette, maxMove: 0.44 });
  meetAtNodes(chains, borders);
  return { labels, borders, chains };
}

/** The face that holds each pixel's middle; -2 where none or several do. */
function rasterized(
  { width, height, count }: ColoredLabels,
  { rings }: TracedBorders,
  lines: readonly Line[],
) {
  return Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [((i % width) + 0.5) * units, (Math.floor(i / width) + 0.5) * units];
    const holding: number[] = [];
    for (let face = 0; face < count; face++)
      if (isInside(x + 1e-4, y + 1e-4, rings[face]!, lines, units)) holding.push(face);
    return holding.length === 1 ? holding[0]! : -2;
  });
}

function crossings(lines: readonly Line[], { width, height }: TracedBorders): number {
  const page = { cell: 2 * units, width: width * units, height: height * units };
  return crossingLines(lines, units / 4, page).size;
}

function check(picture: Picture): void {
  const { labels, borders, chains } = trace(picture);
  const raw = pointLines(borders, chains, units);
  expect(rasterized(labels, borders, raw)).toEqual([...labels.data]);
  expect(crossings(raw, borders)).toBe(0);
  expect(crossings(curveArcs(borders, chains, { fitting, units }), borders)).toBe(0);
  // each side of each border belongs to exactly one ring, of the face it is on
  const sides = new Map<number, number>();
  borders.rings.forEach((rings, face) => {
    for (const halfEdge of rings.flat()) {
      expect(sides.has(halfEdge)).toBe(false);
      sides.set(halfEdge, face);
    }
  });
  for (let b = 0; b < borders.count; b++) {
    expect(sides.get(b) ?? -1).toBe(borders.right[b]);
    expect(sides.get(~b) ?? -1).toBe(borders.left[b]);
  }
}

describe("faces, borders and their points", () => {
  test("say every label map again: each pixel's middle in its own face, no line across another", () => {
    fc.assert(fc.property(pictures, check), { numRuns: 300, seed: 5 });
  });

  test.each([
    ["a checkerboard", "ABABA BABAB ABABA BABAB ABABA"],
    ["a diagonal line", "BAAAA ABAAA AABAA AAABA AAAAB"],
    ["lines that cross", "BAAAB ABABA AABAA ABABA BAAAB"],
    ["four colors at a corner", "AB CD"],
    ["rings of single pixels", "AAAAA ABABA AABAA ABABA AAAAA"],
    ["one pixel", "A"],
  ])("%s", (_, rows) => {
    const { width, height, colors } = colorsFromLetters(rows);
    const pixels = Uint8ClampedArray.from(Array.from(colors).flatMap((c) => [c * 60, c * 60, c * 60, 255]));
    check({ width, height, colors, pixels });
  });
});

test("a line one pixel wide that runs diagonally is one face", () => {
  const { width, height, colors } = colorsFromLetters("BAAAA ABAAA AABAA AAABA AAAAB");
  const { labels } = joinFaces(colors, width, height);
  expect(labels.count).toBe(3);
});
