import fc from "fast-check";
import { expect, test } from "vitest";
import { uniformAreas } from "./uniform-areas.ts";
import { uniformPixels } from "./uniform-pixels.ts";
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

/** The channels of a pixel; those of the nearest one beyond the picture's edge. */
const differ = (pixels: Uint8ClampedArray, i: number, j: number) =>
  [0, 1, 2, 3].some((c) => Math.abs(pixels[i * 4 + c]! - pixels[j * 4 + c]!) > 3);

test("a pixel is even where no step between the nine around it is larger", () => {
  fc.assert(
    fc.property(pictures, ({ pixels, size }) => {
      const { width, height } = size;
      const { uniform, count } = uniformPixels(pixels, size, 3);
      const expected = Array.from({ length: width * height }, (_, i) => {
        const [x, y] = [i % width, Math.floor(i / width)];
        for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++)
          for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++) {
            const at = v * width + u;
            if (u < Math.min(width - 1, x + 1) && differ(pixels, at, at + 1)) return 0;
            if (v < Math.min(height - 1, y + 1) && differ(pixels, at, at + width)) return 0;
          }
        return 1;
      });
      expect([...uniform]).toEqual(expected);
      expect(count).toBe(expected.filter((is) => is === 1).length);
    }),
    { numRuns: 80, seed: 3 },
  );
});

test("areas are the connected uniform pixels, with the sums and spans of their channels", () => {
  fc.assert(
    fc.property(pictures, ({ pixels, size }) => {
      const { uniform } = uniformPixels(pixels, size, 3);
      const areas = uniformAreas(pixels, uniform, size);
      expect(areas.of.map((area) => (area >= 0 ? 1 : 0))).toEqual(Int32Array.from(uniform));
      for (let area = 0; area < areas.count; area++) {
        const own = [...areas.of.keys()].filter((i) => areas.of[i] === area);
        expect(areas.pixels[area]).toBe(own.length);
        for (let c = 0; c < 4; c++) {
          const values = own.map((i) => pixels[i * 4 + c]!);
          expect(areas.mean[area * 4 + c]).toBe(values.reduce((sum, v) => sum + v, 0) / own.length);
          expect(areas.min[area * 4 + c]).toBe(Math.min(...values));
          expect(areas.max[area * 4 + c]).toBe(Math.max(...values));
        }
      }
    }),
    { numRuns: 40, seed: 3 },
  );
});

test("flat areas and soft gradients are uniform, antialiased edges are not", () => {
  const row = [10, 10, 10, 10, 200, 202, 204, 206];
  const pixels = Uint8ClampedArray.from([...row, ...row, ...row].flatMap((v) => [v, v, v, 255]));
  const { uniform } = uniformPixels(pixels, { width: 8, height: 3 }, 3);
  expect([...uniform.subarray(8, 16)]).toEqual([1, 1, 1, 0, 0, 1, 1, 1]);
});

test("antialiased edges go to the side they have more of", () => {
  const row = [0, 0, 0, 60, 190, 255, 255, 255];
  const pixels = Uint8ClampedArray.from([...row, ...row, ...row].flatMap((v) => [v, v, v, 255]));
  const size = { width: 8, height: 3 };
  const areas = uniformAreas(pixels, uniformPixels(pixels, size, 3).uniform, size);
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
