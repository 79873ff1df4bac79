import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "../arithmetic/reproducible.ts";
import { highestAround, shrinkField, upsampleField } from "./grid.ts";

const side = fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 40 }));

function noise(width: number, height: number, seed: number) {
  const random = seededRandom(seed);
  return { width, height, data: Float32Array.from({ length: width * height }, random) };
}

test("upsampling draws straight lines between the middles of pixels", () => {
  fc.assert(
    fc.property(side, side, side, side, fc.nat(), (across, down, width, height, seed) => {
      const field = noise(across, down, seed);
      const { data } = upsampleField(field, width, height);
      const place = (i: number, from: number, to: number) =>
        Math.max(0, Math.min(from - 1, ((i + 0.5) * from) / to - 0.5));
      const between = (at: number, last: number, value: (i: number) => number) => {
        const low = Math.floor(at);
        return value(low) + (value(Math.min(last, low + 1)) - value(low)) * (at - low);
      };
      data.forEach((own, i) => {
        const x = place(i % width, across, width);
        const y = place(Math.floor(i / width), down, height);
        const row = (v: number) => between(x, across - 1, (u) => field.data[v * across + u]!);
        expect(own).toBeCloseTo(between(y, down - 1, row), 5);
      });
    }),
  );
});

test("the highest around a pixel is that of its neighbors and itself", () => {
  fc.assert(
    fc.property(side, side, fc.nat(), (width, height, seed) => {
      const field = noise(width, height, seed);
      highestAround(field).data.forEach((own, i) => {
        const [x, y] = [i % width, Math.floor(i / width)];
        let highest = 0;
        for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++)
          for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++)
            highest = Math.max(highest, field.data[v * width + u]!);
        expect(own).toBe(highest);
      });
    }),
  );
});

test("shrinking takes the mean of squares, of smaller ones at the right and lower edges", () => {
  fc.assert(
    fc.property(side, side, fc.integer({ min: 1, max: 9 }), fc.nat(), (width, height, factor, seed) => {
      const field = noise(width, height, seed);
      const small = shrinkField(field, factor);
      expect(small).toMatchObject({ width: Math.ceil(width / factor), height: Math.ceil(height / factor) });
      small.data.forEach((own, i) => {
        const [left, top] = [(i % small.width) * factor, Math.floor(i / small.width) * factor];
        let [sum, count] = [0, 0];
        for (let y = top; y < Math.min(height, top + factor); y++)
          for (let x = left; x < Math.min(width, left + factor); x++, count++)
            sum += field.data[y * width + x]!;
        expect(own).toBeCloseTo(sum / count, 5);
      });
    }),
  );
});

test("a slope stays a slope between the middles of its outer pixels", () => {
  const { data } = upsampleField({ width: 3, height: 1, data: Float32Array.of(0, 4, 8) }, 6, 1);
  expect([...data]).toEqual([0, 1, 3, 5, 7, 8]);
});
