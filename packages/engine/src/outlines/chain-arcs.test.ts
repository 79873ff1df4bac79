import { edgeOf } from "../graphs/half-edges.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { OutlinesPicture } from "../drawing/outlines-picture.ts";
import { formCount, signOnPaper } from "../testing/outlines-of.ts";
import { chainArcs } from "./chain-arcs.ts";
import { beginOf, endOf } from "../drawing/follow-path.ts";
import { outlines } from "./outlines.ts";

/** A picture of a few squares of even color, each 6 pixels wide. */
function patchwork(colors: readonly number[], across: number): OutlinesPicture {
  const side = 6;
  const down = Math.floor(colors.length / across);
  const [width, height] = [across * side, down * side];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [Math.floor((i % width) / side), Math.floor(i / width / side)];
    const color = colors[y * across + x]!;
    data.set([color & 1 ? 230 : 20, color & 2 ? 220 : 30, color & 4 ? 210 : 40, 255], 4 * i);
  }
  return outlines({ width, height, data }, { colorPrecision: "high" });
}

const patchworks = fc
  .tuple(
    fc.integer({ min: 1, max: 6 }),
    fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 6, maxLength: 36 }),
  )
  .map(([across, colors]) => patchwork(colors, Math.min(across, colors.length)));

test("every border is followed once, each from where the one before ended", () => {
  fc.assert(
    fc.property(patchworks, (picture) => {
      const trails = chainArcs(picture);
      const followed = trails.flat().map((halfEdge) => edgeOf(halfEdge));
      expect(followed.toSorted((a, b) => a - b)).toEqual(picture.arcs.map((_, b) => b));
      for (const trail of trails)
        for (let i = 1; i < trail.length; i++)
          expect(beginOf(trail[i]!, picture.arcs)).toEqual(endOf(trail[i - 1]!, picture.arcs));
    }),
    { numRuns: 60 },
  );
});

test("trails that do not come back begin and end where an odd number of borders meet", () => {
  fc.assert(
    fc.property(patchworks, (picture) => {
      const meet = new Map<string, number>();
      for (const b of picture.arcs.keys())
        for (const halfEdge of [b, ~b]) {
          const place = String(beginOf(halfEdge, picture.arcs));
          meet.set(place, (meet.get(place) ?? 0) + 1);
        }
      const odd = [...meet.values()].filter((count) => count % 2 === 1).length;
      const open = chainArcs(picture).filter(
        (trail) => String(beginOf(trail[0]!, picture.arcs)) !== String(endOf(trail.at(-1)!, picture.arcs)),
      );
      expect(open.length).toBeLessThanOrEqual(odd / 2);
    }),
    { numRuns: 60 },
  );
});

test("a line goes straight on where it can", () => {
  // the square and the half disc: all around, then the line between them
  expect(chainArcs(signOnPaper())).toEqual([[1, 3, ~2], [0]]);
});

test("borders beside nothing painted are left out", () => {
  const { colors, ...picture } = formCount();
  const clear = { ...picture, colors: colors.map((own, i) => (i === 0 ? { ...own, hex: null } : own)) };
  expect(chainArcs(clear).flat()).toEqual([1, 2, 3, 4, 5]);
});
