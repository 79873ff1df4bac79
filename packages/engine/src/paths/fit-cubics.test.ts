import fc from "fast-check";
import { expect, test } from "vitest";
import { expectGoldenText } from "../testing/expect-golden.ts";
import { fittedSvg } from "../testing/fitted-svg.ts";
import { fitCubics, unit } from "./fit-cubics.ts";
import { flatten } from "./flatten.ts";

/** Distance of a point from a chain of straight segments. */
function distanceTo(flat: ArrayLike<number>, x: number, y: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 2; i < flat.length; i += 2) {
    const [ax, ay, bx, by] = [flat[i - 2]!, flat[i - 1]!, flat[i]!, flat[i + 1]!];
    const length = (bx - ax) ** 2 + (by - ay) ** 2;
    const t =
      length > 0 ? Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length)) : 0;
    best = Math.min(best, Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)));
  }
  return best;
}

test("a straight chain is one cubic", () => {
  const x = Float64Array.of(0, 1, 2, 3, 4);
  const y = new Float64Array(5);
  expect(fitCubics({ x, y }, [0, 4], [unit(1, 0), unit(-1, 0)], 0.1)).toHaveLength(8);
});

test("no curve runs back along its chord", () => {
  const offset = fc.double({ min: -1, max: 1, noNaN: true });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(offset, offset), { minLength: 4, maxLength: 8 }),
      offset,
      offset,
      (bends, from, to) => {
        // short chains whose ends point nearly along them
        const x = Float64Array.from(bends, ([dx], i) => 0.3 * i + 0.3 * dx);
        const y = Float64Array.from(bends, ([, dy]) => 0.3 * dy);
        const last = x.length - 1;
        const fitted = fitCubics({ x, y }, [0, last], [unit(1, 1.5 * from), unit(-1, 1.5 * to)], 0.25);
        for (let i = 0; i + 7 < fitted.length; i += 6) {
          const [x0, y0, x1, y1, x2, y2, x3, y3] = fitted.slice(i, i + 8) as [
            number,
            number,
            number,
            number,
            number,
            number,
            number,
            number,
          ];
          const along = (px: number, py: number, qx: number, qy: number) =>
            (qx - px) * (x3 - x0) + (qy - py) * (y3 - y0);
          // the curve's speed along the chord is a quadratic with these three coefficients
          const [first, middle, third] = [
            along(x0, y0, x1, y1),
            along(x1, y1, x2, y2),
            along(x2, y2, x3, y3),
          ];
          if (first > 0 && third > 0) expect(middle).toBeGreaterThanOrEqual(-Math.sqrt(first * third) - 1e-9);
        }
      },
    ),
  );
});

test("curves end where the chain ends and pass every point within the tolerance", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(fc.double({ min: -1, max: 1, noNaN: true }), fc.double({ min: -1, max: 1, noNaN: true })),
        {
          minLength: 2,
          maxLength: 60,
        },
      ),
      (turns) => {
        // a walk of short steps that bends a little at each
        const points: [number, number][] = [[0, 0]];
        for (const [dx, dy] of turns) {
          const [x, y] = points.at(-1)!;
          points.push([x + 1 + dx * 0.4, y + dy * 0.8]);
        }
        const x = Float64Array.from(points, ([px]) => px);
        const y = Float64Array.from(points, ([, py]) => py);
        const last = points.length - 1;
        const ends = [
          unit(x[1]! - x[0]!, y[1]! - y[0]!),
          unit(x[last - 1]! - x[last]!, y[last - 1]! - y[last]!),
        ] as const;
        const fitted = fitCubics({ x, y }, [0, last], ends, 0.2);
        expect(fitted.slice(0, 2)).toEqual(points[0]);
        expect(fitted.slice(-2)).toEqual(points[last]);
        const flat = flatten({ shape: "curve", points: fitted }, 0.05);
        for (const [px, py] of points) expect(distanceTo(flat, px, py)).toBeLessThan(0.21);
      },
    ),
  );
});

test("golden: cubics through a wave, a spiral, a bend and a hook, loosely and closely", () => {
  const chains: [(t: number) => readonly [number, number], count: number][] = [
    [(t) => [60 * t, 15 + 10 * Math.sin(9 * t)], 60],
    [(t) => [30 + 25 * t * Math.cos(9 * t), 20 + 18 * t * Math.sin(9 * t)], 50],
    [(t) => [60 * t, t < 0.5 ? 5 : 5 + 60 * (t - 0.5)], 30],
    [(t) => [30 + 20 * Math.sin(5 * t), 40 * t * t], 7],
    [(t) => [60 * t, 20 * t], 2],
  ];
  const all = chains.flatMap(([at, count]) =>
    [0.05, 0.4, 2].map((tolerance) => {
      const points = Array.from({ length: count }, (_, i) => at(i / (count - 1)));
      const [x, y] = [0, 1].map((c) => Float64Array.from(points, (point) => point[c]!)) as [
        Float64Array,
        Float64Array,
      ];
      const last = count - 1;
      const ends = [
        unit(x[1]! - x[0]!, y[1]! - y[0]!),
        unit(x[last - 1]! - x[last]!, y[last - 1]! - y[last]!),
      ] as const;
      return { x, y, curve: fitCubics({ x, y }, [0, last], ends, tolerance) };
    }),
  );
  expectGoldenText("cubics.svg", fittedSvg(all, { width: 66, row: 45 }));
});

test("a stretch of a chain is fitted as if it were all of it", () => {
  const x = Float64Array.from({ length: 30 }, (_, i) => i);
  const y = Float64Array.from({ length: 30 }, (_, i) => 8 * Math.sin(i / 4));
  const ends = [unit(1, 1), unit(-1, 0.2)] as const;
  const own = { x: x.slice(6, 21), y: y.slice(6, 21) };
  expect(fitCubics({ x, y }, [6, 20], ends, 0.1)).toEqual(fitCubics(own, [0, 14], ends, 0.1));
});

test("a direction has length 1; nothing points to the right", () => {
  expect(unit(3, -4)).toEqual({ x: 0.6, y: -0.8 });
  expect(unit(0, 0)).toEqual({ x: 1, y: 0 });
});
