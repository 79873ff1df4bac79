import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededRandom } from "../arithmetic/reproducible.ts";
import { expectGoldenText } from "../testing/expect-golden.ts";
import { fittedSvg } from "../testing/fitted-svg.ts";
import type { ArcFitting } from "./arc-fitting.ts";
import { fitArcs } from "./fit-arcs.ts";
import { flatten } from "./flatten.ts";

type Point = readonly [x: number, y: number];

/** As `recipe` asks of flat art, and of photos. */
const flat: ArcFitting = { tolerance: 0.4, straight: 0.35, corner: 0.4695, smooth: 0, minSegment: 12 };
const photo: ArcFitting = { tolerance: 1, straight: 0.35, corner: -0.1736, smooth: 2, minSegment: 0 };

function arcsOf(points: readonly Point[], fitting: ArcFitting, { loop = false, factor = 1 } = {}): number[] {
  const x = Float64Array.from(points, ([px]) => px);
  const y = Float64Array.from(points, ([, py]) => py);
  const chains = { start: Int32Array.of(0, points.length), x, y };
  const wanted = {
    loops: Uint8Array.of(loop ? 1 : 0),
    list: Int32Array.of(0),
    factors: Float64Array.of(factor),
  };
  return [...fitArcs(chains, wanted, fitting).numbers];
}

const cubicsOf = (curve: readonly number[]) =>
  Array.from({ length: (curve.length - 2) / 6 }, (_, k) => curve.slice(6 * k, 6 * k + 8));
const isStraight = (cubic: readonly number[]) =>
  cubic[0] === cubic[2] && cubic[1] === cubic[3] && cubic[4] === cubic[6] && cubic[5] === cubic[7];

/** Distance of a point from a chain of straight segments. */
function distanceTo(flattened: ArrayLike<number>, [x, y]: Point): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 2; i < flattened.length; i += 2) {
    const [ax, ay, bx, by] = [flattened[i - 2]!, flattened[i - 1]!, flattened[i]!, flattened[i + 1]!];
    const squared = (bx - ax) ** 2 + (by - ay) ** 2;
    const t =
      squared > 0 ? Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / squared)) : 0;
    best = Math.min(best, Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)));
  }
  return best;
}

const circle = (count: number, radius: number): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count;
    return [30 + radius * Math.cos(angle), 30 + radius * Math.sin(angle)];
  });
const line = ([ax, ay]: Point, [bx, by]: Point, count: number): Point[] =>
  Array.from({ length: count }, (_, i) => [ax + ((bx - ax) * i) / count, ay + ((by - ay) * i) / count]);
const shaken = (points: readonly Point[], by: number): Point[] => {
  const random = seededRandom(9);
  return points.map(([x, y]) => [x + by * (random() - 0.5), y + by * (random() - 0.5)]);
};
const square: Point[] = [
  ...line([10, 10], [50, 10], 40),
  ...line([50, 10], [50, 50], 40),
  ...line([50, 50], [10, 50], 40),
  ...line([10, 50], [10, 10], 40),
];
const wave: Point[] = Array.from({ length: 90 }, (_, i) => [i * 0.7, 20 + 12 * Math.sin(i / 9)]);
const leaf: Point[] = [
  ...Array.from({ length: 40 }, (_, i): Point => [i, 30 - 15 * Math.sin((Math.PI * i) / 40)]),
  ...Array.from({ length: 40 }, (_, i): Point => [40 - i, 30 + 15 * Math.sin((Math.PI * i) / 40)]),
];
const tab: Point[] = [
  ...line([0, 40], [20, 40], 20),
  ...line([20, 40], [20, 20], 20),
  ...Array.from(
    { length: 16 },
    (_, i): Point => [30 - 10 * Math.cos((Math.PI * i) / 16), 20 - 10 * Math.sin((Math.PI * i) / 16)],
  ),
  ...line([40, 20], [40, 40], 20),
  ...line([40, 40], [62, 40], 22),
  [62, 40],
];
/** The staircase that pixels make of a slanted line. */
const stairs: Point[] = Array.from({ length: 50 }, (_, i) => [i, 10 + Math.round(i / 3)]);

const shapes: [name: string, points: Point[], loop: boolean][] = [
  ["a circle", circle(80, 20), true],
  ["a small circle", circle(14, 3), true],
  ["a square", square, true],
  ["a square, shaken", shaken(square, 0.5), true],
  ["a wave", wave, false],
  ["a wave, shaken", shaken(wave, 0.7), false],
  ["a leaf", leaf, true],
  ["a leaf, shaken", shaken(leaf, 0.4), true],
  ["a tab", tab, false],
  ["stairs", stairs, false],
  [
    "three points",
    [
      [3, 3],
      [20, 9],
      [40, 4],
    ],
    false,
  ],
  [
    "two points",
    [
      [3, 3],
      [40, 9],
    ],
    false,
  ],
];

test("golden: chains and what is fitted to them, as in flat art and in photos, usual and closer", () => {
  const all = shapes.flatMap(([, points, loop]) =>
    [
      arcsOf(points, flat, { loop }),
      arcsOf(points, photo, { loop }),
      arcsOf(points, flat, { loop, factor: 0.5 }),
      arcsOf(points, { ...photo, minSegment: 12 }, { loop, factor: 0.5 }),
    ].map((curve) => ({ x: points.map(([x]) => x), y: points.map(([, y]) => y), curve })),
  );
  expectGoldenText("arcs.svg", fittedSvg(all, { width: 66, row: 62 }));
});

/** Straight runs and bends in turn, as a cutter would go, with points about a pixel apart on a grid of so many a pixel. */
function mixed(seed: number, grid: number): Point[] {
  const random = seededRandom(seed);
  let [x, y, angle] = [32, 31, 6 * random()];
  const points: Point[] = [[x, y]];
  for (let part = 0; part < 6; part++) {
    const length = 4 + Math.floor(22 * random());
    // every second part is straight, and begins with a corner or smoothly
    const bend = part % 2 === 0 ? 0 : (random() - 0.5) * 0.5;
    if (random() < 0.4) angle += 3 * (random() - 0.5);
    for (let i = 0; i < length; i++) {
      angle += bend;
      [x, y] = [x + Math.cos(angle), y + Math.sin(angle)];
      const next: Point = [Math.round(x * grid) / grid, Math.round(y * grid) / grid];
      if (next[0] !== points.at(-1)![0] || next[1] !== points.at(-1)![1]) points.push(next);
    }
  }
  return points;
}

test("golden: straight runs and bends in turn, clean and in steps, as lines and as loops", () => {
  const all = Array.from({ length: 24 }, (_, seed) => {
    const points = mixed(seed + 1, [2, 4, 16][seed % 3]!);
    const fitting = { ...flat, minSegment: [6, 12][seed % 2]! };
    const curve = arcsOf(points, fitting, { loop: seed % 4 === 3, factor: seed % 5 === 4 ? 0.5 : 1 });
    return { x: points.map(([px]) => px), y: points.map(([, py]) => py), curve };
  });
  expectGoldenText("arcs-mixed.svg", fittedSvg(all, { width: 90, row: 62 }));
});

describe.each(shapes)("%s", (_, points, loop) => {
  test.each([flat, photo])("keeps its ends and stays as near to its points as asked", (fitting) => {
    const curve = arcsOf(points, fitting, { loop });
    // the first point of a loop is no place of its own
    if (!loop) {
      expect(curve.slice(0, 2)).toEqual([...points[0]!]);
      expect(curve.slice(-2)).toEqual([...points.at(-1)!]);
    } else expect(curve.slice(-2)).toEqual(curve.slice(0, 2));
    const near = flatten({ shape: "curve", points: curve }, 0.05);
    // smoothing moves points a little, those that are far apart a lot
    if (fitting.smooth > 0 && points.length < 10) return;
    const slack = fitting.smooth > 0 ? 0.8 : 0.1;
    for (const point of points) expect(distanceTo(near, point)).toBeLessThan(fitting.tolerance + slack);
  });
});

test("a square has four straight sides and its corners; so has one among others", () => {
  const sides = cubicsOf(arcsOf(square, flat, { loop: true }));
  expect(sides.every(isStraight)).toBe(true);
  const ends = sides.map((side) => side.slice(6).join());
  for (const corner of ["10,10", "50,10", "50,50", "10,50"]) expect(ends).toContain(corner);
});

test("a circle has no corner: each cubic goes on in the direction of the one before", () => {
  for (const fitting of [flat, photo]) {
    const cubics = cubicsOf(arcsOf(circle(80, 20), fitting, { loop: true }));
    expect(cubics.length).toBeGreaterThan(1);
    cubics.forEach((cubic, k) => {
      const next = cubics[(k + 1) % cubics.length]!;
      const [ax, ay] = [cubic[6]! - cubic[4]!, cubic[7]! - cubic[5]!];
      const [bx, by] = [next[2]! - next[0]!, next[3]! - next[1]!];
      const cosine = (ax * bx + ay * by) / (Math.hypot(ax, ay) * Math.hypot(bx, by));
      expect(cosine).toBeGreaterThan(0.9999);
    });
  }
});

test("chains are fitted each for itself, in the order of the list", () => {
  const [x, y, start] = [[] as number[], [] as number[], [0]];
  for (const [, points] of shapes) {
    x.push(...points.map(([px]) => px));
    y.push(...points.map(([, py]) => py));
    start.push(x.length);
  }
  const chains = { start: Int32Array.from(start), x: Float64Array.from(x), y: Float64Array.from(y) };
  const loops = Uint8Array.from(shapes, ([, , loop]) => (loop ? 1 : 0));
  const some = fc.uniqueArray(fc.nat(shapes.length - 1), { minLength: 1 });
  fc.assert(
    fc.property(some, (chosen) => {
      const list = Int32Array.from(chosen);
      const { begins, numbers } = fitArcs(
        chains,
        { loops, list, factors: new Float64Array(chosen.length).fill(1) },
        flat,
      );
      chosen.forEach((k, at) => {
        const [, points, loop] = shapes[k]!;
        expect([...numbers.subarray(begins[at], begins[at + 1])]).toEqual(arcsOf(points, flat, { loop }));
      });
    }),
    { numRuns: 10 },
  );
});

test("whatever a chain does, its curve has finite numbers, ends where it ends and passes near its points", () => {
  const step = fc.tuple(fc.integer({ min: -2, max: 2 }), fc.integer({ min: -2, max: 2 }));
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 40 }), (steps) => {
      const points: Point[] = [[30, 30]];
      for (const [dx, dy] of steps)
        if (dx !== 0 || dy !== 0) points.push([points.at(-1)![0] + dx, points.at(-1)![1] + dy]);
      fc.pre(points.length > 1);
      const curve = arcsOf(points, flat);
      expect(curve.every(Number.isFinite)).toBe(true);
      expect([...curve.slice(0, 2), ...curve.slice(-2)]).toEqual([...points[0]!, ...points.at(-1)!]);
      const near = flatten({ shape: "curve", points: curve }, 0.05);
      for (const point of points) expect(distanceTo(near, point)).toBeLessThan(1.5);
    }),
  );
});
