import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeLineArt, encodeLineArt } from "./encode-line-art.ts";
import type { LineArt } from "./line-art.ts";

const coordinate = fc.integer({ min: -3000, max: 40_000 });
const width = fc.integer({ min: 0, max: 400 });

const ring = fc.array(fc.array(coordinate, { minLength: 6, maxLength: 6 }), { minLength: 1, maxLength: 5 });

/** Any page that a file can hold; it need not be one that could be colored. */
const anyPage: fc.Arbitrary<LineArt> = fc.record({
  version: fc.constant(1 as const),
  product: fc.constant("coloring" as const),
  widthMM: fc.double({ min: 0.5, max: 1200, noNaN: true }),
  heightMM: fc.integer({ min: 1, max: 1200 }),
  strokes: fc.array(
    fc
      .record({
        cubics: ring,
        closed: fc.boolean(),
        wide: fc.array(width, { minLength: 6, maxLength: 6 }),
        varies: fc.boolean(),
        layer: fc.constantFrom("lines" as const, "shading" as const),
        tone: fc.option(fc.integer({ min: 0, max: 255 }), { nil: undefined }),
      })
      .map(({ cubics, closed, wide, varies, layer, tone }) => ({
        points: [...(closed ? cubics.at(-1)!.slice(4) : [5, -7]), ...cubics.flat()],
        closed,
        widths: wide.slice(0, varies ? cubics.length + 1 : 1),
        layer,
        ...(tone !== undefined && { tone }),
      })),
    { maxLength: 6 },
  ),
  solids: fc.array(
    fc.record({ rings: fc.array(ring.map((cubics) => [...cubics.at(-1)!.slice(4), ...cubics.flat()])) }),
    { maxLength: 3 },
  ),
});

test("a page comes back from its file", () => {
  fc.assert(
    fc.property(anyPage, (page) => {
      expect(decodeLineArt(encodeLineArt(page))).toEqual(page);
    }),
  );
});

test("a file that is cut off, longer or damaged is refused or still a page, never anything else", () => {
  fc.assert(
    fc.property(anyPage, fc.nat(), fc.integer({ min: 0, max: 255 }), (page, at, byte) => {
      const file = encodeLineArt(page);
      expect(() => decodeLineArt(file.subarray(0, at % file.length))).toThrow(RangeError);
      expect(() => decodeLineArt(Uint8Array.of(...file, 0))).toThrow("line art file must be at its end");
      const damaged = Uint8Array.from(file);
      damaged[at % file.length] = byte;
      try {
        const { strokes } = decodeLineArt(damaged);
        for (const { points, widths } of strokes) {
          expect(points.length % 6).toBe(2);
          expect([1, (points.length - 2) / 6 + 1]).toContain(widths.length);
          expect(points.every(Number.isSafeInteger)).toBe(true);
        }
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
      }
    }),
  );
});

test("other files are refused by name", () => {
  const text = Uint8Array.from('{"version":1}', (c) => c.charCodeAt(0));
  expect(() => decodeLineArt(text)).toThrow("line art must be a model file of a coloring page");
  const newer = Uint8Array.of(0x54, 0x4c, 0x41, 0x52, 9, 0, 0);
  expect(() => decodeLineArt(newer)).toThrow("line art file's version must be 1, received 9");
});
