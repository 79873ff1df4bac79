import fc from "fast-check";
import { expect, test } from "vitest";
import { withoutKernels } from "../kernels/kernels.ts";
import { evenAreas } from "./even-areas.ts";
import { evenPixels } from "./even-pixels.ts";
import { paintAreas } from "./grow-areas.ts";

/** Pixels of few values, some transparent, in patches. */
const pictures = fc
  .tuple(
    fc.integer({ min: 1, max: 40 }),
    fc.integer({ min: 1, max: 24 }),
    fc.integer({ min: 1, max: 6 }),
    fc.nat(),
  )
  .map(([width, height, patch, seed]) => {
    let state = seed | 1;
    const random = () => {
      state = (Math.imul(state, 1103515245) + 12345) | 0;
      return (state >>> 16) & 255;
    };
    const across = Math.ceil(width / patch);
    const values = Array.from({ length: across * Math.ceil(height / patch) * 4 }, () => (random() >> 6) * 85);
    const pixels = new Uint8ClampedArray(width * height * 4);
    for (let i = 0; i < pixels.length; i++) {
      const x = (i >> 2) % width;
      const y = Math.floor((i >> 2) / width);
      const at = (Math.floor(y / patch) * across + Math.floor(x / patch)) * 4 + (i & 3);
      pixels[i] = values[at]! + (random() > 250 ? 40 : 0);
    }
    return { pixels, size: { width, height } };
  });

test("even pixels, their areas and what grows from them are the same with and without kernels", () => {
  fc.assert(
    fc.property(pictures, ({ pixels, size }) => {
      const all = () => {
        const { even, count } = evenPixels(pixels, size, 3);
        const areas = evenAreas(pixels, even, size);
        const of = areas.of.slice();
        const table = Int32Array.from({ length: areas.count }, (_, area) => area % 5);
        const given = areas.of.length > 3 ? Int32Array.of(2, 7) : new Int32Array(0);
        const seen: number[] = [];
        const explain = (found: Int32Array) => {
          seen.push(...found);
          return Int32Array.from({ length: found.length - (found.length % 4) }, (_, k) =>
            k % 2 ? 9 : found[k]!,
          );
        };
        const painted = paintAreas(of, { pixels, ...size, table, given, standsOut: 900, explain });
        return { even, count, areas, painted, seen };
      };
      expect(all()).toEqual(withoutKernels(all));
    }),
    { numRuns: 80, seed: 3 },
  );
});

test("flat areas and soft gradients are even, rims are not", () => {
  const row = [10, 10, 10, 10, 200, 202, 204, 206];
  const pixels = Uint8ClampedArray.from([...row, ...row, ...row].flatMap((v) => [v, v, v, 255]));
  const { even } = evenPixels(pixels, { width: 8, height: 3 }, 3);
  expect([...even.subarray(8, 16)]).toEqual([1, 1, 1, 0, 0, 1, 1, 1]);
});

test("rims go to the side they have more of", () => {
  const row = [0, 0, 0, 60, 190, 255, 255, 255];
  const pixels = Uint8ClampedArray.from([...row, ...row, ...row].flatMap((v) => [v, v, v, 255]));
  const size = { width: 8, height: 3 };
  const areas = evenAreas(pixels, evenPixels(pixels, size, 3).even, size);
  const painted = paintAreas(areas.of, {
    pixels,
    ...size,
    table: Int32Array.of(0, 1),
    given: new Int32Array(0),
    standsOut: 900,
    explain: () => new Int32Array(0),
  });
  expect([...painted.subarray(8, 16)]).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
});
