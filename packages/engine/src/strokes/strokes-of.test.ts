import fc from "fast-check";
import { expect, test } from "vitest";
import type { Stroke } from "../drawing/line-art.ts";
import { flatten } from "../paths/flatten.ts";
import { around, linesFrom, linesThrough } from "../testing/thin-lines.ts";
import { strokesOf } from "./strokes-of.ts";
import type { ThinLines } from "./thin-lines.ts";

const wish = { perMM: 4, width: 0.6, smooth: 0.5 };
const size = { width: 160, height: 120 };

/** Nodes of a stroke as "x y". */
const nodesOf = ({ points }: Stroke): string[] =>
  points.flatMap((x, i) => (i % 6 === 0 ? [`${x} ${points[i + 1]}`] : []));
const isStraight = ({ points }: Stroke) =>
  points.length === 8 && points[0] === points[2] && points[1] === points[3];

/** Farthest distance of a pixel that is on from the strokes, in millimeters of a page with 4 pixels each. */
function farthest({ width, on }: ThinLines, strokes: readonly Stroke[]): number {
  const flat = strokes.map(({ points }) => flatten({ shape: "curve", points }, 20));
  let max = 0;
  for (let i = 0; i < on.length; i++) {
    if (!on[i]) continue;
    const [x, y] = [((i % width) + 0.5) * 25, (Math.floor(i / width) + 0.5) * 25];
    let near = Number.POSITIVE_INFINITY;
    for (const points of flat) {
      for (let k = 0; k < points.length; k += 2)
        near = Math.min(near, Math.hypot(points[k]! - x, points[k + 1]! - y));
    }
    max = Math.max(max, near);
  }
  return max / 100;
}

test("a straight line has two nodes", () => {
  const [stroke, ...more] = strokesOf(linesFrom("........ .######. ........"), {
    ...wish,
    perMM: 1,
    smooth: 0,
  });
  expect(more).toEqual([]);
  expect(stroke).toEqual({
    points: [150, 150, 150, 150, 650, 150, 650, 150],
    closed: false,
    widths: [60],
    layer: "lines",
  });
});

test("a straight line has two nodes in any direction", () => {
  const place = fc.tuple(fc.integer({ min: 2, max: 157 }), fc.integer({ min: 2, max: 117 }));
  fc.assert(
    fc.property(place, place, (p, q) => {
      fc.pre(Math.hypot(p[0] - q[0], p[1] - q[1]) > 12);
      const strokes = strokesOf(linesThrough(size, [[p, q]]), wish);
      expect(strokes).toHaveLength(1);
      expect(isStraight(strokes[0]!)).toBe(true);
    }),
  );
});

test("a circle and an ellipse come back as four quarters each, in their places", () => {
  for (const [a, b, turn] of [
    [40, 40, 0],
    [8, 8, 0],
    [60, 30, 0.4],
    [50, 14, -0.7],
  ] as const) {
    const [stroke, ...more] = strokesOf(linesThrough(size, [around(80, 60, a, b, turn)]), wish);
    expect(more).toEqual([]);
    expect(stroke!.closed).toBe(true);
    expect(stroke!.points).toHaveLength(26);
    const flat = flatten({ shape: "curve", points: stroke!.points }, 20);
    for (let i = 0; i < flat.length; i += 2) {
      const [dx, dy] = [flat[i]! / 25 - 80.5, flat[i + 1]! / 25 - 60.5];
      const p = (dx * Math.cos(turn) + dy * Math.sin(turn)) / a;
      const q = (dy * Math.cos(turn) - dx * Math.sin(turn)) / b;
      expect(Math.abs(Math.hypot(p, q) - 1) * b).toBeLessThan(0.5);
    }
  }
});

test("most of an ellipse comes back as its arc", () => {
  for (const [a, b, turn] of [
    [40, 40, 0],
    [60, 30, 0.4],
    [20, 45, -0.2],
  ] as const) {
    const open = around(80, 60, a, b, turn).slice(20, 200);
    const [stroke, ...more] = strokesOf(linesThrough(size, [open]), wish);
    expect(more).toEqual([]);
    expect(stroke!.closed).toBe(false);
    expect(stroke!.points.length).toBeLessThanOrEqual(26);
    const flat = flatten({ shape: "curve", points: stroke!.points }, 20);
    for (let i = 0; i < flat.length; i += 2) {
      const [dx, dy] = [flat[i]! / 25 - 80.5, flat[i + 1]! / 25 - 60.5];
      const p = (dx * Math.cos(turn) + dy * Math.sin(turn)) / a;
      const q = (dy * Math.cos(turn) - dx * Math.sin(turn)) / b;
      expect(Math.abs(Math.hypot(p, q) - 1) * Math.min(a, b)).toBeLessThan(1);
    }
    const ends = [stroke!.points.slice(0, 2), stroke!.points.slice(-2)];
    const drawn = [open[0]!, open.at(-1)!].map(([x, y]) => [(x + 0.5) * 25, (y + 0.5) * 25]);
    for (const [x, y] of drawn)
      expect(Math.min(...ends.map(([p, q]) => Math.hypot(p! - x!, q! - y!)))).toBeLessThan(60);
  }
});

test("a square is four straight lines between its corners", () => {
  const square = [
    [30, 20],
    [110, 20],
    [110, 100],
    [30, 100],
    [30, 20],
  ] as const;
  const [stroke, ...more] = strokesOf(linesThrough(size, [square]), wish);
  expect(more).toEqual([]);
  expect(stroke!.closed).toBe(true);
  expect(nodesOf(stroke!)).toHaveLength(5);
  const corners = new Set(
    nodesOf(stroke!).map((node) =>
      node
        .split(" ")
        .map((v) => Math.round(+v / 25 - 0.5))
        .join(),
    ),
  );
  expect([...corners].sort()).toEqual(["110,100", "110,20", "30,100", "30,20"]);
});

test("where a line ends on another it ends in a node of the other, which runs straight on", () => {
  const lines = linesThrough(size, [
    [
      [10, 60],
      [150, 62],
    ],
    [
      [70, 61],
      [80, 110],
    ],
  ]);
  const strokes = strokesOf(lines, wish);
  expect(strokes).toHaveLength(2);
  const [through, ends] = [...strokes].sort((p, q) => q.points.length - p.points.length);
  expect(nodesOf(through!)).toHaveLength(3);
  expect(nodesOf(ends!)).toHaveLength(2);
  expect([nodesOf(ends!)[0], nodesOf(ends!)[1]]).toContain(nodesOf(through!)[1]);
});

test("lines that cross share one node of both", () => {
  const strokes = strokesOf(
    linesThrough(size, [
      [
        [10, 20],
        [150, 100],
      ],
      [
        [20, 110],
        [120, 10],
      ],
    ]),
    wish,
  );
  expect(strokes).toHaveLength(2);
  const [one, other] = strokes.map(nodesOf);
  expect(one![1]).toBe(other![1]);
  expect([one!.length, other!.length]).toEqual([3, 3]);
});

test("three lines of a star begin in the same point", () => {
  const star = [0, 1, 2].map(
    (k) =>
      [
        [80, 60],
        [80 + 45 * Math.cos(k * 2.09 + 0.3), 60 + 45 * Math.sin(k * 2.09 + 0.3)],
      ] as const,
  );
  const strokes = strokesOf(linesThrough(size, star), wish);
  const nodes = strokes.map((stroke) => new Set(nodesOf(stroke)));
  const shared = nodesOf(strokes[0]!).filter((node) => nodes.every((own) => own.has(node)));
  expect(shared).toHaveLength(1);
});

test("a wave keeps within the leash of its pixels and is smooth where its cubics meet", () => {
  const wave = Array.from({ length: 141 }, (_, k) => [10 + k, 60 + 30 * Math.sin(k / 14)] as const);
  const lines = linesThrough(size, [wave]);
  const strokes = strokesOf(lines, wish);
  expect(strokes).toHaveLength(1);
  expect(farthest(lines, strokes)).toBeLessThan(0.5);
  const { points } = strokes[0]!;
  expect(points.length / 6).toBeLessThan(12);
  for (let i = 6; i + 2 < points.length; i += 6) {
    const [ax, ay] = [points[i]! - points[i - 2]!, points[i + 1]! - points[i - 1]!];
    const [bx, by] = [points[i + 2]! - points[i]!, points[i + 3]! - points[i + 1]!];
    // rounding to hundredths turns handles a little
    expect((ax * bx + ay * by) / (Math.hypot(ax, ay) * Math.hypot(bx, by))).toBeGreaterThan(0.999);
  }
});

test("free ends taper, ends on other lines do not", () => {
  const lines = linesThrough(size, [
    [
      [10, 60],
      [150, 60],
    ],
    [
      [80, 60],
      [80, 115],
    ],
  ]);
  const strokes = strokesOf(lines, { ...wish, weights: [1, 1], taper: 3 });
  const hanging = strokes.find(({ points }) => Math.abs(points[0]! - points.at(-2)!) < 100)!;
  const widths = nodesOf(hanging)[0]!.endsWith("1512") ? hanging.widths : hanging.widths.toReversed();
  const [free, held] = [Math.min(widths[0]!, widths.at(-1)!), Math.max(widths[0]!, widths.at(-1)!)];
  expect(free).toBeLessThan(25);
  expect(held).toBe(60);
});

test("what is known of the width of ink is the width of the stroke", () => {
  const lines = linesThrough(size, [
    [
      [10, 60],
      [150, 60],
    ],
  ]);
  const [stroke] = strokesOf({ ...lines, widths: Float32Array.from(lines.on, (on) => on * 5) }, wish);
  expect(stroke!.widths).toEqual([125]);
});

test("any pixels give strokes inside the page, the same ones again", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 24 }),
      fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 1, maxLength: 24 * 24 }),
      fc.boolean(),
      (width, bits, varies) => {
        const height = Math.ceil(bits.length / width);
        const on = Uint8Array.from({ length: width * height }, (_, i) => bits[i] ?? 0);
        const lines = { width, height, on, strength: Float32Array.from(on) };
        const own = { ...wish, ...(varies && { weights: [0.4, 1.5] as const, taper: 2 }) };
        const strokes = strokesOf(lines, own);
        expect(strokesOf(lines, own)).toEqual(strokes);
        for (const { points, widths, closed } of strokes) {
          expect(points.length % 6).toBe(2);
          expect([1, nodesOf({ points } as Stroke).length]).toContain(widths.length);
          if (closed) expect(points.slice(-2)).toEqual(points.slice(0, 2));
          points.forEach((value, i) => {
            expect(Number.isInteger(value)).toBe(true);
            expect(value).toBeGreaterThanOrEqual(0);
            expect(value).toBeLessThanOrEqual((i % 2 === 0 ? width : height) * 25);
          });
        }
      },
    ),
  );
});

test("whatever lines meet, each stroke that ends on another ends in one of its nodes", () => {
  const place = fc.tuple(fc.integer({ min: 5, max: 154 }), fc.integer({ min: 5, max: 114 }));
  fc.assert(
    fc.property(fc.array(fc.tuple(place, place), { minLength: 2, maxLength: 5 }), (lines) => {
      const strokes = strokesOf(linesThrough(size, lines), wish);
      const counts = new Map<string, number>();
      for (const stroke of strokes)
        for (const node of nodesOf(stroke)) counts.set(node, (counts.get(node) ?? 0) + 1);
      const drawn = lines.flat().map(([x, y]) => [(x + 0.5) * 25, (y + 0.5) * 25] as const);
      for (const stroke of strokes) {
        if (stroke.closed) continue;
        for (const node of [nodesOf(stroke)[0]!, nodesOf(stroke).at(-1)!]) {
          const [x, y] = node.split(" ").map(Number) as [number, number];
          const isDrawnEnd = drawn.some(([px, py]) => Math.hypot(px - x, py - y) < 150);
          if (!isDrawnEnd) expect(counts.get(node)).toBeGreaterThan(1);
        }
      }
    }),
    {
      examples: [
        [
          [
            [
              [65, 34],
              [5, 90],
            ],
            [
              [5, 91],
              [80, 28],
            ],
          ],
        ],
      ],
      numRuns: 200,
    },
  );
});
