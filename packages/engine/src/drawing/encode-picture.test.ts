import fc from "fast-check";
import { expect, test } from "vitest";
import { decodePicture, encodePicture } from "./encode-picture.ts";
import type { Picture } from "./picture.ts";

const hundredths = (max: number) => fc.integer({ min: 0, max }).map((value) => value / 100);
const point = fc.integer({ min: -200_000, max: 200_000 });

/** Any picture that a file can hold; it need not be one that could be painted. */
const anyPicture: fc.Arbitrary<Picture> = fc
  .record({ colors: fc.integer({ min: 1, max: 5 }), count: fc.integer({ min: 1, max: 6 }) })
  .chain(({ colors, count }) => {
    const region = fc.integer({ min: 0, max: count - 1 });
    const border = fc.record({
      right: fc.integer({ min: -1, max: count - 1 }),
      left: fc.integer({ min: -1, max: count - 1 }),
    });
    const line = fc
      .array(fc.tuple(point, point), { minLength: 2, maxLength: 8 })
      .map((points) => ({ shape: "line" as const, points: points.flat() }));
    const curve = fc
      .tuple(
        fc.tuple(point, point),
        fc.array(fc.array(point, { minLength: 6, maxLength: 6 }), { minLength: 1 }),
      )
      .map(([start, cubics]) => ({ shape: "curve" as const, points: [...start, ...cubics.flat()] }));
    const place = { x: hundredths(90_000), y: hundredths(90_000) };
    const halfEdge = fc.integer({ min: -3, max: 2 });
    return fc.record(
      {
        version: fc.constant(1 as const),
        product: fc.constant("paint-by-numbers" as const),
        widthMM: hundredths(100_000).map((value) => value + 1),
        heightMM: fc.double({ min: 0.5, max: 1200, noNaN: true }),
        palette: fc.array(
          fc.record({
            code: fc.oneof(fc.string({ maxLength: 6 }), fc.constantFrom("12/34", "Weiß", "赤")),
            hex: fc.integer({ min: 0, max: 0xffffff }).map((v) => `#${v.toString(16).padStart(6, "0")}`),
            areaShare: fc.double({ min: 0, max: 1, noNaN: true }),
            segments: fc.nat(1000),
          }),
          { minLength: colors, maxLength: colors },
        ),
        borders: fc.array(
          fc.tuple(border, fc.oneof(line, curve)).map(([sides, shape]) => ({ ...sides, ...shape })),
          { minLength: 3, maxLength: 5 },
        ),
        regions: fc.array(
          fc.record({
            color: fc.integer({ min: 0, max: colors - 1 }),
            areaMM2: hundredths(50_000_000),
            rings: fc.array(fc.array(halfEdge, { minLength: 1, maxLength: 4 }), { maxLength: 3 }),
          }),
          { minLength: count, maxLength: count },
        ),
        thinLetters: fc.array(
          fc
            .tuple(fc.integer({ min: 0, max: colors - 1 }), fc.array(curve, { minLength: 1, maxLength: 3 }))
            .map(([color, curves]) => ({ color, rings: curves.map(({ points }) => points) })),
        ),
        thinLines: fc.array(
          fc
            .tuple(fc.integer({ min: 0, max: colors - 1 }), fc.nat(500), curve)
            .map(([color, width, { points }]) => ({ color, width, points })),
        ),
        numbers: fc.array(
          fc.record(
            { region, ...place, size: hundredths(2000), leader: fc.record({ ...place, over: region }) },
            { requiredKeys: ["region", "x", "y", "size"] },
          ),
          { maxLength: 8 },
        ),
        look: fc.record({
          strokeWidth: fc.constantFrom(0.2, 1, 2, 5),
          numbersScale: fc.integer({ min: 20, max: 300 }).map((value) => value / 100),
        }),
      },
      {
        requiredKeys: [
          "version",
          "product",
          "widthMM",
          "heightMM",
          "palette",
          "borders",
          "regions",
          "numbers",
        ],
      },
    ) as fc.Arbitrary<Picture>;
  });

test("a model comes back from its file", () => {
  fc.assert(
    fc.property(anyPicture, (picture) => {
      expect(decodePicture(encodePicture(picture))).toEqual(picture);
    }),
  );
});

test("a file that is cut off, longer or damaged is refused or still a picture, never anything else", () => {
  fc.assert(
    fc.property(anyPicture, fc.nat(), fc.integer({ min: 0, max: 255 }), (picture, at, byte) => {
      const file = encodePicture(picture);
      expect(() => decodePicture(file.subarray(0, at % file.length))).toThrow(RangeError);
      expect(() => decodePicture(Uint8Array.of(...file, 0))).toThrow("picture file must be at its end");
      const damaged = Uint8Array.from(file);
      damaged[at % file.length] = byte;
      try {
        encodePicture(decodePicture(damaged));
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
      }
    }),
  );
});

test("other files are refused by name", () => {
  const text = Uint8Array.from('{"version":1}', (c) => c.charCodeAt(0));
  expect(() => decodePicture(text)).toThrow("picture must be a model file, received bytes 123,34,118,101");
  const newer = Uint8Array.of(0x54, 0x50, 0x42, 0x4e, 9, 0, 0);
  expect(() => decodePicture(newer)).toThrow("picture file's version must be 1, received 9");
});
