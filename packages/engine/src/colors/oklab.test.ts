import { toOklabPlanes } from "./oklab-planes.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { fromLinear, hexToOklab, oklabToHex, stepsPerUnit, toLinear } from "./oklab.ts";

const channel = fc.integer({ min: 0, max: 255 });

test("known colors have the values of Ottosson's article, times 100, with a and b doubled", () => {
  const units = (hex: string) => {
    const { l, a, b } = hexToOklab(hex);
    return [l, a, b].map((v) => Math.round(v / stepsPerUnit));
  };
  expect(units("#ffffff")).toEqual([100, 0, 0]);
  expect(units("#000000")).toEqual([0, 0, 0]);
  expect(units("#ff0000")).toEqual([63, 45, 25]);
  expect(units("#0000ff")).toEqual([45, -6, -62]);
});

test("every color comes back from OKLab within one step of a channel", () => {
  fc.assert(
    fc.property(channel, channel, channel, (r, g, b) => {
      const hex = `#${((r << 16) | (g << 8) | b).toString(16).padStart(6, "0")}`;
      const { l, a, b: blue } = hexToOklab(hex);
      const value = Number.parseInt(oklabToHex(l, a, blue).slice(1), 16);
      for (const [shift, wanted] of [
        [16, r],
        [8, g],
        [0, b],
      ] as const) {
        expect(Math.abs(((value >> shift) & 255) - wanted)).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: 500 },
  );
});

test("light and eight bits are inverse to each other, and clip", () => {
  for (let value = 0; value < 256; value++) expect(fromLinear(toLinear(value))).toBe(value);
  expect(fromLinear(-1)).toBe(0);
  expect(fromLinear(2)).toBe(255);
});

test("planes of a picture have the steps of each of its colors", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(channel, channel, channel), { minLength: 1 }), (colors) => {
      const data = Uint8ClampedArray.from(colors.flatMap((color) => [...color, 255]));
      const [l, a, b] = toOklabPlanes(data, colors.length);
      colors.forEach(([red, green, blue], i) => {
        const hex = ((red << 16) | (green << 8) | blue).toString(16).padStart(6, "0");
        expect({ l: l[i], a: a[i], b: b[i] }).toEqual(hexToOklab(`#${hex}`));
      });
    }),
    { numRuns: 500 },
  );
});
