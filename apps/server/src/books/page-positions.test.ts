import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { positionsBetween } from "./page-positions.ts";

const place = fc.integer({ min: -(2 ** 40), max: 2 ** 40 });
const count = fc.integer({ min: 1, max: 100 });

describe("positions of pages", () => {
  test("rise, and lie between their neighbors", () => {
    fc.assert(
      fc.property(fc.option(place), fc.option(place), count, (one, other, wanted) => {
        const before = one !== null && other !== null ? Math.min(one, other) : one;
        const after = one !== null && other !== null ? Math.max(one, other) : other;
        const found = positionsBetween({ before, after }, wanted);
        if (!found) {
          expect(after! - before!).toBeLessThanOrEqual(wanted);
          return;
        }
        expect(found).toHaveLength(wanted);
        const all = [before ?? -Infinity, ...found, after ?? Infinity];
        for (const [k, position] of all.slice(1).entries()) expect(position).toBeGreaterThan(all[k]!);
      }),
    );
  });

  test("have room for twenty pages that are put before the same page one after the other", () => {
    const [first, second] = positionsBetween({ before: null, after: null }, 2)!;
    let before = first!;
    for (let page = 0; page < 20; page += 1)
      [before] = positionsBetween({ before, after: second! }, 1) as [number];
    expect(positionsBetween({ before, after: second! }, 1)).toBeNull();
  });
});
