import { expect, test } from "vitest";
import { connect } from "../regions/connect.ts";
import { type CenterLines, centerLines, type Ink, type InkLine } from "./center-lines.ts";

const side = 120;
/** Samples per pixel, along each axis, of the ink that tests draw. */
const fine = 6;

/** Ink wherever a place, in pixels, is drawn. */
function inkWhere(isInk: (x: number, y: number) => boolean): Ink {
  const coverage = new Uint8Array(side * side);
  for (let i = 0; i < coverage.length; i++) {
    let hits = 0;
    for (let k = 0; k < fine * fine; k++) {
      const [dx, dy] = [((k % fine) + 0.5) / fine, (Math.floor(k / fine) + 0.5) / fine];
      if (isInk((i % side) + dx, Math.floor(i / side) + dy)) hits++;
    }
    coverage[i] = Math.round((255 * hits) / (fine * fine));
  }
  const { data, count } = connect(
    Int32Array.from(coverage, (value) => (value > 127 ? 1 : 0)),
    side,
    side,
  );
  const areaOf = new Int32Array(count).fill(-1);
  let areas = 0;
  coverage.forEach((value, i) => {
    if (value > 127 && areaOf[data[i]!]! < 0) areaOf[data[i]!] = areas++;
  });
  return { width: side, height: side, coverage, areas: data.map((label) => areaOf[label]!), count: areas };
}

/** A round pen of a width that runs along straight lines from place to place. */
function drawnWith(width: number, ...ways: readonly (readonly (readonly [number, number])[])[]) {
  return (x: number, y: number): boolean =>
    ways.some((way) =>
      way.some(([x1, y1], i) => {
        if (i === 0) return false;
        const [x0, y0] = way[i - 1]!;
        const [dx, dy] = [x1 - x0, y1 - y0];
        const t = Math.max(0, Math.min(1, ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy)));
        return Math.hypot(x - x0 - t * dx, y - y0 - t * dy) <= width / 2;
      }),
    );
}

const linesOf = (isInk: (x: number, y: number) => boolean): CenterLines =>
  centerLines(
    inkWhere(isInk),
    { tolerance: 0.35, straight: 0.35, corner: 0.47, smooth: 1, minSegment: 0 },
    (pixels) => pixels,
  );

const ends = ({ points }: InkLine) => [points.slice(0, 2), points.slice(-2)];

/** The nodes of a line, without its handles. */
const nodesOf = ({ points }: InkLine) =>
  points.flatMap((_, i) => (i % 6 === 0 && i + 1 < points.length ? [[points[i]!, points[i + 1]!]] : []));

function expectNear(place: readonly number[], wanted: readonly number[], within: number): void {
  expect(Math.hypot(place[0]! - wanted[0]!, place[1]! - wanted[1]!), `${place} for ${wanted}`).toBeLessThan(
    within,
  );
}

for (const width of [3, 6.5, 12]) {
  test(`a straight line comes back with its ends and its width of ${width} pixels`, () => {
    const { lines, blobs } = linesOf(
      drawnWith(width, [
        [20.3, 30.7],
        [95.2, 78.1],
      ]),
    );
    expect(blobs).toEqual([]);
    expect(lines).toHaveLength(1);
    expect(lines[0]!.width).toBeCloseTo(width, 0);
    expect(Math.abs(lines[0]!.width - width)).toBeLessThan(0.2);
    expect(lines[0]!.points).toHaveLength(8);
    const [begin, end] = ends(lines[0]!).sort((p, q) => p[0]! - q[0]!);
    expectNear(begin!, [20.3, 30.7], 0.7);
    expectNear(end!, [95.2, 78.1], 0.7);
  });
}

test("a circle comes back as four cubics around its center, with the width of its pen", () => {
  const { lines } = linesOf((x, y) => Math.abs(Math.hypot(x - 60.4, y - 58.8) - 40) <= 2.5);
  expect(lines).toHaveLength(1);
  const [{ points, closed, width }] = lines as [InkLine];
  expect(closed).toBe(true);
  expect(points).toHaveLength(26);
  expect(Math.abs(width - 5)).toBeLessThan(0.15);
  for (const node of nodesOf(lines[0]!))
    expect(Math.abs(Math.hypot(node[0]! - 60.4, node[1]! - 58.8) - 40)).toBeLessThan(0.3);
});

test("a square keeps its corners", () => {
  const { lines } = linesOf(
    drawnWith(8, [
      [25, 25],
      [95, 25],
      [95, 90],
      [25, 90],
      [25, 25],
    ]),
  );
  expect(lines).toHaveLength(1);
  const nodes = nodesOf(lines[0]!);
  for (const corner of [
    [25, 25],
    [95, 25],
    [95, 90],
    [25, 90],
  ]) {
    const nearest = nodes.toSorted(
      (p, q) =>
        Math.hypot(p[0]! - corner[0]!, p[1]! - corner[1]!) -
        Math.hypot(q[0]! - corner[0]!, q[1]! - corner[1]!),
    )[0]!;
    expectNear(nearest, corner, 0.6);
  }
});

test("a letter A is two strokes: over its tip, and across", () => {
  const { lines } = linesOf(
    drawnWith(
      6,
      [
        [30, 100],
        [60, 20],
        [90, 100],
      ],
      [
        [41, 70],
        [79, 70],
      ],
    ),
  );
  expect(lines).toHaveLength(2);
  const [over, across] = lines.toSorted((p, q) => q.points.length - p.points.length) as [InkLine, InkLine];
  expect(nodesOf(over).some(([x, y]) => Math.hypot(x! - 60, y! - 20) < 1.5)).toBe(true);
  for (const [, y] of ends(across)) expect(Math.abs(y! - 70)).toBeLessThan(1);
  // lines that meet share a node
  for (const end of ends(across)) expect(nodesOf(over).some((node) => node.join() === end.join())).toBe(true);
});

test("lines that cross stay straight and share the place where they do", () => {
  const { lines } = linesOf(
    drawnWith(
      7,
      [
        [15, 30],
        [105, 85],
      ],
      [
        [20, 95],
        [100, 20],
      ],
    ),
  );
  expect(lines).toHaveLength(2);
  const [p, q] = lines.map((line) => nodesOf(line).map((node) => node.join())) as [string[], string[]];
  expect(p.some((node) => q.includes(node))).toBe(true);
});

test("pens of nearly one width are one pen, others are not", () => {
  const { lines } = linesOf(
    (x, y) =>
      drawnWith(4, [
        [15, 20],
        [105, 20],
      ])(x, y) ||
      drawnWith(4.3, [
        [15, 50],
        [105, 52],
      ])(x, y) ||
      drawnWith(9, [
        [15, 90],
        [105, 90],
      ])(x, y),
  );
  const widths = [...new Set(lines.map(({ width }) => width))].sort((a, b) => a - b);
  expect(widths).toHaveLength(2);
  expect(Math.abs(widths[0]! - 4.15)).toBeLessThan(0.3);
  expect(Math.abs(widths[1]! - 9)).toBeLessThan(0.3);
});

test("dots, solid areas and brushes that swell stay filled", () => {
  const isInk = (x: number, y: number) =>
    Math.hypot(x - 25, y - 25) < 9 ||
    (x > 60 && x < 100 && y > 15 && y < 45) ||
    (x > 10 && x < 110 && Math.abs(y - 85) < 1 + x / 9);
  const { lines, blobs } = linesOf(isInk);
  expect(lines).toEqual([]);
  expect(blobs).toHaveLength(3);
});

test("paper without ink has no lines, ink without paper is one area", () => {
  expect(linesOf(() => false)).toEqual({ lines: [], blobs: [] });
  expect(linesOf(() => true)).toEqual({ lines: [], blobs: [0] });
});
