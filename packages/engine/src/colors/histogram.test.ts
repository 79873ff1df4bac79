import fc from "fast-check";
import { expect, test } from "vitest";
import { histogram } from "./histogram.ts";

const step = fc.tuple(
  fc.integer({ min: 0, max: 8000 }),
  fc.integer({ min: -900, max: 900 }),
  fc.integer({ min: -90, max: 90 }),
);

test("cells of 128 steps from the least on have the weight and the mean of their pixels, in the order met", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(step, fc.integer({ min: 1, max: 255 })), { minLength: 1 }),
      fc.boolean(),
      (pixels, isWeighted) => {
        const plane = (c: 0 | 1 | 2) => Int16Array.from(pixels, ([color]) => color[c]);
        const planes = { width: pixels.length, height: 1, l: plane(0), a: plane(1), b: plane(2) };
        const min = [planes.l, planes.a, planes.b].map((values) => Math.min(...values));
        const cells = new Map<string, { weight: number; sums: number[] }>();
        for (const [color, own] of pixels) {
          const weight = isWeighted ? own : 1;
          const key = String(color.map((v, c) => (v - min[c]!) >> 7));
          const cell = cells.get(key) ?? { weight: 0, sums: [0, 0, 0] };
          cells.set(key, {
            weight: cell.weight + weight,
            sums: cell.sums.map((sum, c) => sum + weight * color[c]!),
          });
        }
        const found = histogram(planes, isWeighted ? Uint8Array.from(pixels, ([, own]) => own) : undefined);
        expect(found.count).toBe(cells.size);
        expect([...found.weights]).toEqual([...cells.values()].map(({ weight }) => weight));
        expect([...found.colors]).toEqual(
          [...cells.values()].flatMap(({ weight, sums }) => sums.map((sum) => sum / weight)),
        );
      },
    ),
  );
});
