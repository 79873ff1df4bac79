import fc from "fast-check";
import { expect, test } from "vitest";
import { blur } from "./blur.ts";
import type { Field } from "./grid.ts";
import { ridgesOf } from "./ridges.ts";

/** Ridges pixel by pixel, as the definition has it: small and slow. */
function plainRidges(strength: Field): number[] {
  const { width, height } = strength;
  const [form, fine] = [blur(strength, 1.5), blur(strength, 0.7)];
  const clamp = (value: number, max: number) => Math.max(0, Math.min(max, value));
  const at = ({ data }: Field, x: number, y: number) =>
    data[clamp(y, height - 1) * width + clamp(x, width - 1)]!;
  const between = (x: number, y: number) => {
    const [column, row] = [clamp(x, width - 1), clamp(y, height - 1)];
    const [c, r] = [Math.floor(column), Math.floor(row)];
    const mix = (p: number, q: number, share: number) => p + (q - p) * share;
    const upper = mix(at(fine, c, r), at(fine, c + 1, r), column - c);
    return mix(upper, mix(at(fine, c, r + 1), at(fine, c + 1, r + 1), column - c), row - r);
  };
  return Array.from(strength.data, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    const value = at(fine, x, y);
    if (value < 0.03) return 0;
    const twice = 2 * at(form, x, y);
    const xx = at(form, x - 1, y) + at(form, x + 1, y) - twice;
    const yy = at(form, x, y - 1) + at(form, x, y + 1) - twice;
    const diagonal = at(form, x - 1, y - 1) + at(form, x + 1, y + 1);
    const xy = (diagonal - at(form, x + 1, y - 1) - at(form, x - 1, y + 1)) / 4;
    // the eigenvector of the lower eigenvalue lies across the ridge
    const half = (xx - yy) / 2;
    const root = Math.sqrt(half * half + xy * xy);
    if (root === 0) return 0;
    const [u, v] = half > 0 ? [xy, -half - root] : [half - root, xy];
    const length = Math.sqrt(u * u + v * v);
    const isCrest =
      value >= between(x + u / length, y + v / length) && value > between(x - u / length, y - v / length);
    return isCrest ? value : 0;
  });
}

test("ridges are what the definition makes of a map, pixel by pixel", () => {
  const maps = fc.integer({ min: 1, max: 9 }).chain((width) =>
    fc.array(fc.integer({ min: 0, max: 20 }), { minLength: width, maxLength: 70 }).map((values) => {
      const height = Math.floor(values.length / width);
      return {
        width,
        height,
        data: Float32Array.from(values.slice(0, width * height), (value) => value / 20),
      };
    }),
  );
  fc.assert(
    fc.property(maps, (map) => {
      expect([...ridgesOf(map).data]).toEqual(plainRidges(map));
    }),
    { numRuns: 200 },
  );
});
