import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "../arithmetic/reproducible.ts";
import { expectGoldenText } from "../testing/expect-golden.ts";
import { choosePaints } from "./choose-paints.ts";
import { nearestColor, squaredDistance } from "./cluster.ts";
import type { Histogram } from "./histogram.ts";

const color = fc.tuple(
  fc.integer({ min: 0, max: 8000 }),
  fc.integer({ min: -3000, max: 3000 }),
  fc.integer({ min: -3000, max: 3000 }),
);
const colors = (min: number, max: number) =>
  fc.array(color, { minLength: min, maxLength: max }).map((list) => Float64Array.from(list.flat()));

function pointsOf(list: Float64Array): Histogram {
  const count = list.length / 3;
  return { count, colors: list, weights: Float64Array.from({ length: count }, (_, i) => 1 + (i % 5)) };
}

function distanceTo(points: Histogram, candidates: Float64Array, chosen: readonly number[]): number {
  const palette = Float64Array.from(chosen.flatMap((k) => [...candidates.subarray(k * 3, k * 3 + 3)]));
  let sum = 0;
  for (let i = 0; i < points.count; i++) {
    const k = nearestColor(points.colors, i, palette);
    sum += points.weights[i]! * Math.sqrt(squaredDistance(points.colors, i, palette, k));
  }
  return sum;
}

/** The best set of `wanted`, by trying all. */
function bestOf(points: Histogram, candidates: Float64Array, wanted: number): number {
  let best = Number.POSITIVE_INFINITY;
  const visit = (chosen: number[], next: number) => {
    if (chosen.length === wanted) best = Math.min(best, distanceTo(points, candidates, chosen));
    else for (let k = next; k < candidates.length / 3; k++) visit([...chosen, k], k + 1);
  };
  visit([], 0);
  return best;
}

test("a set is close to the best of all sets, never worse than the nearest few one by one", () => {
  fc.assert(
    fc.property(colors(3, 30), colors(3, 9), (points, candidates) => {
      const histogram = pointsOf(points);
      const chosen = choosePaints(histogram, { candidates, wanted: 3, apart: 0 });
      expect(new Set(chosen).size).toBe(3);
      const best = bestOf(histogram, candidates, 3);
      expect(distanceTo(histogram, candidates, chosen)).toBeLessThanOrEqual(best * 1.25 + 1e-6);
    }),
    { numRuns: 40 },
  );
});

test("chosen paints keep apart, pinned ones stay, and there are no more than wanted", () => {
  fc.assert(
    fc.property(
      colors(1, 30),
      colors(4, 20),
      fc.integer({ min: 1, max: 10 }),
      fc.integer({ min: 0, max: 4000 }),
      (points, candidates, wanted, apart) => {
        const chosen = choosePaints(pointsOf(points), { candidates, wanted, apart, pinned: [2] });
        expect(chosen).toContain(2);
        expect(chosen.length).toBeLessThanOrEqual(wanted);
        for (const p of chosen) {
          for (const q of chosen) {
            if (p !== q)
              expect(squaredDistance(candidates, p, candidates, q)).toBeGreaterThanOrEqual(apart ** 2);
          }
        }
      },
    ),
  );
});

test("two paints that are each nearest to a half are left for the pair that serves both", () => {
  // one by one, both middles of the crowd would be taken and the far color left out
  const points = pointsOf(Float64Array.of(4000, 0, 0, 4100, 0, 0, 4200, 0, 0, 4300, 0, 0, 8000, 0, 0));
  const candidates = Float64Array.of(4050, 0, 0, 4250, 0, 0, 7900, 0, 0);
  const chosen = choosePaints(points, { candidates, wanted: 2, apart: 0 });
  expect(chosen).toContain(2);
});

test("golden: which paints are chosen, in which order, near and far apart, with pinned ones", () => {
  const random = seededRandom(7);
  const some = (count: number) =>
    Float64Array.from({ length: 3 * count }, (_, i) =>
      Math.round(i % 3 === 0 ? 8000 * random() : 6000 * random() - 3000),
    );
  const parts: string[] = [];
  for (const pointCount of [5, 60, 200])
    for (const wanted of [1, 4, 9])
      for (const apart of [0, 900, 2500])
        for (const pinned of [[], [3], [5, 1]]) {
          const [points, candidates] = [pointsOf(some(pointCount)), some(24)];
          const chosen = choosePaints(points, { candidates, wanted, apart, pinned });
          const rest = Math.round(distanceTo(points, candidates, chosen));
          const asked = `${pointCount} points, ${wanted} wanted, ${apart} apart, pinned ${pinned.join(" ") || "none"}`;
          parts.push(`${asked}: ${chosen.join(" ")}; ${rest} left\n`);
        }
  expectGoldenText("chosen-paints.txt", parts.join(""));
});
