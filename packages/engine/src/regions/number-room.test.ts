import fc from "fast-check";
import { expect, test } from "vitest";
import { connect } from "./connect.ts";
import { depthsOf } from "./number-room.ts";

test("a region is as deep as its pixel farthest from a border pixel", () => {
  const cells = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(cells, fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 9 }), (row, patch, cap) => {
      const [width, height] = [row.length * patch, 2 * patch + 3];
      const colors = Int32Array.from(
        { length: width * height },
        (_, i) => row[Math.floor((i % width) / patch)]!,
      );
      const labels = connect(colors, width, height);
      const at = (x: number, y: number) =>
        x < 0 || y < 0 || x >= width || y >= height ? -1 : labels.data[y * width + x]!;
      const places = [...colors.keys()].map((i) => [i % width, Math.floor(i / width)] as const);
      const border = places.filter(([x, y]) =>
        [at(x - 1, y), at(x + 1, y), at(x, y - 1), at(x, y + 1)].some((other) => other !== at(x, y)),
      );
      const expected = new Float32Array(labels.count);
      for (const [x, y] of places) {
        const depth = border.reduce((min, [u, v]) => Math.min(min, (u - x) ** 2 + (v - y) ** 2), cap * cap);
        expected[at(x, y)] = Math.max(expected[at(x, y)]!, depth);
      }
      expect(depthsOf(labels, cap).deepest).toEqual(expected);
    }),
    { numRuns: 60 },
  );
});
