import fc from "fast-check";
import { expect, test } from "vitest";
import { encodeMaps, decodeMaps } from "./encode-maps.ts";
import type { ColoringMaps } from "./coloring-maps.ts";

const maps: ColoringMaps = {
  type: "sketching",
  width: 5,
  height: 2,
  perMM: 4.5,
  shownFrom: Uint8Array.of(0, 20, 100, 0, 0, 45, 0, 0, 0, 100),
  strength: Uint8Array.of(0, 1, 100, 0, 0, 50, 0, 0, 0, 99),
  solid: Uint8Array.of(0, 0, 0, 1, 1, 1, 0, 0, 0, 0),
  tone: { width: 2, height: 1, data: Uint8Array.of(0, 255) },
};

test("maps survive their file", () => {
  expect(decodeMaps(encodeMaps(maps))).toEqual(maps);
  const { tone: _, ...toneless } = maps;
  expect(decodeMaps(encodeMaps(toneless))).toEqual(toneless);
  const inked = { ...toneless, inkWidth: Uint8Array.of(0, 4, 255, 0, 0, 1, 0, 0, 0, 12) };
  expect(decodeMaps(encodeMaps(inked))).toEqual(inked);
  const zoned = { ...maps, zones: Uint8Array.of(0, 1, 1, 2, 2, 3, 0, 0, 0, 3) };
  expect(decodeMaps(encodeMaps(zoned))).toEqual(zoned);
  expect(decodeMaps(encodeMaps({ ...inked, tone: maps.tone! }))).toEqual({ ...inked, tone: maps.tone });
});

test("a file that is cut or goes on is refused", () => {
  const bytes = encodeMaps(maps);
  for (let length = 0; length < bytes.length; length++)
    expect(() => decodeMaps(bytes.subarray(0, length))).toThrow(RangeError);
  expect(() => decodeMaps(Uint8Array.of(...bytes, 0))).toThrow(RangeError);
});

test("a damaged file is refused or read, never anything else", () => {
  const bytes = encodeMaps(maps);
  fc.assert(
    fc.property(fc.nat(bytes.length - 1), fc.nat(255), (at, value) => {
      const damaged = bytes.slice();
      damaged[at] = value;
      try {
        const read = decodeMaps(damaged);
        expect(read.shownFrom.length).toBe(read.width * read.height);
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
      }
    }),
    { seed: 5 },
  );
});
