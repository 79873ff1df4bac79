import fc from "fast-check";
import { expect, test } from "vitest";
import { connect } from "../regions/connect.ts";
import { watershed, watershedFrom } from "./watershed.ts";

const fields = fc
  .tuple(
    fc.integer({ min: 1, max: 30 }),
    fc.integer({ min: 1, max: 30 }),
    fc.nat(),
    fc.constantFrom(3, 9, 300),
  )
  .map(([width, height, seed, steps]) => ({
    width,
    height,
    data: Float32Array.from({ length: width * height }, (_, i) => {
      const chance = (Math.imul(i + seed, 2654435761) >>> 8) / 2 ** 24;
      return Math.floor(chance * steps) / steps;
    }),
  }));

test("every valley is a region, and every other pixel goes where flooding from the valleys takes it", () => {
  fc.assert(
    fc.property(fields, (field) => {
      const { width, height, data } = field;
      // what is below six of 256 levels is flat ground
      const levels = Int32Array.from(data, (v) =>
        Math.floor(v * 256) < 6 ? 0 : Math.min(255, Math.floor(v * 256)),
      );
      const flats = connect(levels, width, height);
      const isValley = new Uint8Array(flats.count).fill(1);
      const compare = (i: number, j: number) => {
        if (levels[j]! < levels[i]!) isValley[flats.data[i]!] = 0;
        if (levels[i]! < levels[j]!) isValley[flats.data[j]!] = 0;
      };
      for (let i = 0; i < data.length; i++) {
        if (i % width < width - 1) compare(i, i + 1);
        if (i + width < data.length) compare(i, i + width);
      }
      const numbers = new Map<number, number>();
      for (const flat of flats.data)
        if (isValley[flat] && !numbers.has(flat)) numbers.set(flat, numbers.size);
      const seeds = flats.data.map((flat) => numbers.get(flat) ?? -1);
      const { count, data: found } = watershed(field);
      expect(count).toBe(numbers.size);
      expect(found).toEqual(watershedFrom(field, seeds));
    }),
  );
});
