import fc from "fast-check";
import { expect, test } from "vitest";
import { colorDifference, labOf } from "./color-difference.ts";
import { hexOfBits } from "./hex.ts";
import { nearestNames } from "./nearest-names.ts";

const hex = fc.integer({ min: 0, max: 0xffffff }).map(hexOfBits);
const palettes = fc.array(hex, { maxLength: 40 });
const tables = fc.uniqueArray(hex, { minLength: 1, maxLength: 30 });

test("no two colors of a palette are called alike", () => {
  fc.assert(
    fc.property(palettes, tables, (palette, named) => {
      const names = nearestNames(palette, named).map(({ name, nth }) => `${name} ${nth}`);
      expect(new Set(names).size).toBe(palette.length);
    }),
  );
});

test("a name fits hardly worse than the nearest one", () => {
  fc.assert(
    fc.property(palettes, tables, (palette, named) => {
      nearestNames(palette, named).forEach(({ name }, color) => {
        const difference = (tone: string) => colorDifference(labOf(palette[color]!), labOf(tone));
        expect(difference(named[name]!)).toBeLessThanOrEqual(Math.min(...named.map(difference)) + 4);
      });
    }),
  );
});

test("a color alone has the nearest name, without a number", () => {
  expect(nearestNames(["#fe0101"], ["#00ff00", "#ff0000"])).toEqual([{ name: 1, nth: 0 }]);
});

test("the closer of two colors has the name, the other one a neighbor's that is free", () => {
  expect(nearestNames(["#800000", "#7f0000"], ["#7f0000", "#840000"])).toEqual([
    { name: 1, nth: 0 },
    { name: 0, nth: 0 },
  ]);
});

test("those who share a name are numbered from light to dark", () => {
  expect(nearestNames(["#101010", "#303030", "#202020"], ["#000000", "#ffffff"])).toEqual([
    { name: 0, nth: 3 },
    { name: 0, nth: 1 },
    { name: 0, nth: 2 },
  ]);
});
