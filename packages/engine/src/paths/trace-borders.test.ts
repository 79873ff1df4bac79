import { edgeOf } from "../graphs/half-edges.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { connect } from "../regions/connect.ts";
import { labelsFromLetters } from "../testing/letters.ts";
import { type TracedBorders, traceBorders } from "./trace-borders.ts";

/** The corners of border b as "x,y". */
function cornersOf({ start, corners, width }: TracedBorders, b: number): string {
  const own = [...corners.slice(start[b]!, start[b + 1]!)];
  return own.map((corner) => `${corner % (width + 1)},${Math.floor(corner / (width + 1))}`).join(" ");
}

/** Twice the area inside a ring, and its number of pixel sides. */
function followRing(borders: TracedBorders, ring: readonly number[]): { area: number; ends: number[] } {
  const across = borders.width + 1;
  let area = 0;
  const ends: number[] = [];
  for (const step of ring) {
    const b = edgeOf(step);
    const own = borders.corners.slice(borders.start[b]!, borders.start[b + 1]!);
    if (step < 0) own.reverse();
    ends.push(own[0]!, own.at(-1)!);
    for (let i = 1; i < own.length; i++) {
      const [p, q] = [own[i - 1]!, own[i]!];
      area += (p % across) * Math.floor(q / across) - (q % across) * Math.floor(p / across);
    }
  }
  return { area, ends };
}

test("two regions side by side share one border, stored once", () => {
  const borders = traceBorders(labelsFromLetters("AB AB"));
  const shared = [...borders.left].findIndex((left, b) => left >= 0 && borders.right[b]! >= 0);
  expect(cornersOf(borders, shared)).toBe("1,0 1,1 1,2");
  expect(borders.rings.map((rings) => rings.flat().filter((step) => edgeOf(step) === shared))).toEqual([
    [shared],
    [~shared],
  ]);
});

test("a region with a hole has its outer ring first", () => {
  const borders = traceBorders(labelsFromLetters("AAA ABA AAA"));
  expect(borders.rings.map((rings) => rings.length)).toEqual([2, 1]);
  const areas = borders.rings[0]!.map((ring) => followRing(borders, ring).area / 2);
  expect(areas).toEqual([9, -1]);
});

test("regions that meet at a corner only do not share a ring", () => {
  const borders = traceBorders(labelsFromLetters("AB BA"));
  expect(borders.rings.map((rings) => rings.length)).toEqual([1, 1, 1, 1]);
});

test("on every map rings close, enclose their region's area, and use each side of each border once", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 }),
      fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 100 }),
      (width, list) => {
        const height = Math.ceil(list.length / width);
        const labels = connect(
          Int32Array.from({ length: width * height }, (_, i) => list[i] ?? 0),
          width,
          height,
        );
        const borders = traceBorders(labels);
        const used = new Set<number>();
        const areas = new Array<number>(labels.count).fill(0);
        borders.rings.forEach((rings, region) => {
          for (const ring of rings) {
            const { area, ends } = followRing(borders, ring);
            areas[region] = areas[region]! + area / 2;
            for (let i = 0; i < ends.length; i += 2) expect(ends[i]).toBe(ends.at(i - 1));
            for (const step of ring) {
              expect(used.has(step)).toBe(false);
              used.add(step);
              expect(step < 0 ? borders.left[~step] : borders.right[step]).toBe(region);
            }
          }
        });
        const pixels = new Array<number>(labels.count).fill(0);
        for (const region of labels.data) pixels[region] = pixels[region]! + 1;
        expect(areas).toEqual(pixels);
        for (let b = 0; b < borders.count; b++) {
          for (const step of [b, ~b]) {
            const region = step < 0 ? borders.left[b]! : borders.right[b]!;
            expect(used.has(step)).toBe(region >= 0);
          }
        }
      },
    ),
  );
});
