import fc from "fast-check";
import { expect, test } from "vitest";
import { hexOfBits } from "../hex.ts";
import { mixPaints } from "../mix.ts";
import { basePaints } from "./base-paints.ts";
import { mixingChart } from "./mixing-chart.ts";

const hex = fc.integer({ min: 0, max: 0xffffff }).map(hexOfBits);

test("a chart is a triangle whose last column is the paints themselves", () => {
  const chart = mixingChart(basePaints);
  expect(chart.map((row) => row.length)).toEqual(basePaints.map((_, place) => place + 1));
  chart.forEach((row, place) => {
    expect(row.at(-1)).toBe(basePaints[place]!.hex);
  });
});

test("a field of it is the mix of both paints, in whichever order they stand", () => {
  fc.assert(
    fc.property(hex, hex, (one, other) => {
      const [[first], [pair, second]] = mixingChart([{ hex: one }, { hex: other }]) as [string[], string[]];
      expect([first, second]).toEqual([one, other]);
      expect(pair).toBe(mixPaints({ hex: one }, { hex: other }));
      expect(mixingChart([{ hex: other }, { hex: one }])[1]![0]).toBe(pair);
    }),
    { numRuns: 30 },
  );
});

test("an empty palette has an empty chart", () => {
  expect(mixingChart([])).toEqual([]);
});

test("a slug that no base paint has is refused", () => {
  expect(() => mixingChart([{ slug: "mud" as "red" }])).toThrow(RangeError);
});
