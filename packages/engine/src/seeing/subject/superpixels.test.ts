import fc from "fast-check";
import { expect, test } from "vitest";
import { stepsPerUnit } from "../../colors/oklab.ts";
import { blur } from "../../edges/blur.ts";
import { watershed } from "../../edges/watershed.ts";
import { toPlanes } from "../../raster/planes.ts";
import { superpixels } from "./superpixels.ts";

const pictures = fc
  .tuple(fc.integer({ min: 2, max: 20 }), fc.integer({ min: 2, max: 20 }), fc.nat(1000))
  .map(([width, height, seed]) => {
    const value = (i: number) => (Math.imul(i * 31 + seed, 2654435761) >>> 8) / 2 ** 24;
    const data = Uint8ClampedArray.from({ length: width * height * 4 }, (_, i) => 255 * value(i >> 2));
    const strength = Float32Array.from({ length: width * height }, (_, i) => value(i + 7));
    return { planes: toPlanes({ width, height, data }), strength: { width, height, data: strength } };
  });

test("superpixels are valleys of the boundary map with steps of color", () => {
  fc.assert(
    fc.property(pictures, ({ planes, strength }) => {
      const { width, height } = planes;
      const at = (x: number, y: number) =>
        Math.max(0, Math.min(height - 1, y)) * width + Math.max(0, Math.min(width - 1, x));
      const relief = strength.data.map((value, i) => {
        const [x, y] = [i % width, Math.floor(i / width)];
        let squares = 0;
        for (const plane of [planes.l, planes.a, planes.b])
          squares +=
            (plane[at(x + 1, y)]! - plane[at(x - 1, y)]!) ** 2 +
            (plane[at(x, y + 1)]! - plane[at(x, y - 1)]!) ** 2;
        return value + (0.01 / stepsPerUnit) * Math.sqrt(squares);
      });
      const expected = watershed(blur({ width, height, data: relief }, 0.6));
      expect(superpixels(planes, strength).labels).toEqual(expected);
    }),
  );
});
