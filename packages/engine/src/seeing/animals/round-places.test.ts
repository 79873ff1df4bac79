import fc from "fast-check";
import { expect, test } from "vitest";
import { blur } from "../../edges/blur.ts";
import type { Field } from "../../edges/grid.ts";
import { findRoundPlaces } from "./round-places.ts";

const size = { width: 24, height: 20 };
const pictures = fc
  .array(
    fc.record({ x: fc.nat(23), y: fc.nat(19), radius: fc.integer({ min: 1, max: 6 }), light: fc.nat(100) }),
    { minLength: 1, maxLength: 6 },
  )
  .map((discs): Field => {
    const data = new Float32Array(size.width * size.height).fill(50);
    for (const { x, y, radius, light } of discs)
      for (let i = 0; i < data.length; i++) {
        const [dx, dy] = [(i % size.width) - x, Math.floor(i / size.width) - y];
        if (dx * dx + dy * dy <= radius * radius) data[i] = light;
      }
    return { ...size, data };
  });

/** Scores as the kernels find them: each edge votes along its slope, for one radius after the other. */
function scoresOf(light: Field): Float32Array {
  const { width, height } = light;
  const { data } = blur(light, 0.8);
  const best = new Float32Array(data.length);
  for (const way of [-2, -3, -4, -5, 3, 4, 5]) {
    const votes = new Float32Array(data.length);
    for (let y = 1; y < height - 1; y++)
      for (let x = 1; x < width - 1; x++) {
        const i = y * width + x;
        const [dx, dy] = [(data[i + 1]! - data[i - 1]!) / 2, (data[i + width]! - data[i - width]!) / 2];
        const steep = Math.sqrt(dx * dx + dy * dy);
        if (steep < 0.8) continue;
        const column = Math.round(x + way * Math.fround(dx / steep));
        const row = Math.round(y + way * Math.fround(dy / steep));
        if (column < 0 || row < 0 || column >= width || row >= height) continue;
        const to = row * width + column;
        votes[to] = votes[to]! + Math.fround(Math.min(1, steep / 5));
      }
    const radius = Math.abs(way);
    const sigma = 0.3 * radius + 0.3;
    const spread = blur({ width, height, data: votes }, sigma).data;
    for (let i = 0; i < best.length; i++)
      best[i] = Math.max(best[i]!, Math.fround(spread[i]! * ((sigma * sigma) / radius)));
  }
  return best;
}

test("round places are where the most edges point to, the roundest first", () => {
  fc.assert(
    fc.property(pictures, (light) => {
      const scores = scoresOf(light);
      const { width, height } = light;
      const expected = Array.from(scores, (score, i) => ({
        x: (i % width) + 0.5,
        y: Math.floor(i / width) + 0.5,
        score,
      })).filter(({ x, y, score }) => {
        if (score < 1.15 || x < 3 || y < 3 || x > width - 3 || y > height - 3) return false;
        return scores.every(
          (other, i) =>
            other <= score ||
            Math.abs((i % width) + 0.5 - x) > 2 ||
            Math.abs(Math.floor(i / width) + 0.5 - y) > 2,
        );
      });
      expected.sort((p, q) => q.score - p.score);
      expect(findRoundPlaces(light, 3)).toEqual(expected.slice(0, 3));
    }),
  );
});
