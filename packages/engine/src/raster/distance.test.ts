import fc from "fast-check";
import { expect, test } from "vitest";
import { nearSquaredDistances, squaredDistances } from "./distance.ts";

const masks = fc
  .tuple(fc.integer({ min: 1, max: 14 }), fc.integer({ min: 1, max: 14 }))
  .chain(([width, height]) =>
    fc.record({
      width: fc.constant(width),
      height: fc.constant(height),
      seeds: fc.uint8Array({ minLength: width * height, maxLength: width * height, max: 1 }),
    }),
  );

/** Compares every pixel with every seed. */
function slowly(seeds: Uint8Array, width: number, height: number): number[] {
  return Array.from(seeds, (_, i) => {
    let best = (width + height) ** 2;
    seeds.forEach((seed, j) => {
      const dx = (i % width) - (j % width);
      const dy = Math.floor(i / width) - Math.floor(j / width);
      if (seed) best = Math.min(best, dx * dx + dy * dy);
    });
    return best;
  });
}

test("distances are exact", () => {
  fc.assert(
    fc.property(masks, ({ seeds, width, height }) => {
      fc.pre(seeds.includes(1));
      expect([...squaredDistances(seeds, width, height)]).toEqual(slowly(seeds, width, height));
    }),
  );
});

test("near distances are the same up to their cap", () => {
  fc.assert(
    fc.property(masks, fc.integer({ min: 1, max: 6 }), ({ seeds, width, height }, cap) => {
      const expected = slowly(seeds, width, height).map((distance) => Math.min(cap * cap, distance));
      expect([...nearSquaredDistances(seeds, { width, height, cap })]).toEqual(expected);
    }),
  );
});
