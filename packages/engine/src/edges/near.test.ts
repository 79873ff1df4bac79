import fc from "fast-check";
import { expect, test } from "vitest";
import { masks } from "../testing/masks.ts";
import { near } from "./near.ts";

test("a pixel is near where one that is on is not farther away", () => {
  fc.assert(
    fc.property(
      masks.filter(({ on }) => on.includes(1)),
      fc.double({ min: 0, max: 60, noNaN: true }),
      ({ on, width, height }, squared) => {
        const places = [...on.keys()]
          .filter((i) => on[i])
          .map((i) => [i % width, Math.floor(i / width)] as const);
        near(on, { width, height }, squared).forEach((own, i) => {
          const [x, y] = [i % width, Math.floor(i / width)];
          expect(own === 1).toBe(places.some(([u, v]) => (u - x) ** 2 + (v - y) ** 2 <= squared));
        });
      },
    ),
    { numRuns: 40 },
  );
});

test("what is too far away for the kernel is refused", () => {
  expect(() => near(new Uint8Array(1), { width: 1, height: 1 }, 181 ** 2)).toThrow(RangeError);
});
