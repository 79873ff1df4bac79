import type { Chains } from "./chains.ts";
import { crossingLines } from "./crossings.ts";
import type { ArcFitting } from "./arc-fitting.ts";
import { fitArcs } from "./fit-arcs.ts";
import type { Line } from "./lines.ts";
import type { TracedBorders } from "./trace-borders.ts";

/** Curves and their grid. */
export interface Curving {
  readonly fitting: ArcFitting;
  /** Steps of the coordinates in a pixel. */
  readonly units: number;
  /** Lines that some loops have already, by border; they stay unless they cross others. */
  readonly forms?: ReadonlyMap<number, Line>;
}

/** A border that crosses another is fitted so much more closely, then again, then drawn as its points. */
const closer = [1, 0.5, 0.2] as const;
/** Lengths of the straight segments on which crossings are sought, in pixels: first the longer ones, cheap to compare. */
const segmentLengths = [1, 0.25] as const;
/** With fewer points the short ones serve at once. */
const fewPoints = 50_000;
/** Height of the bands of a page that are searched one after the other, in pixels: short segments need memory. */
const bandHeight = 512;
/** Side of the cells in which segments are compared, in pixels. */
const cell = 2;
/** Side of the squares that say what lies near a changed line, in pixels. */
const tile = 32;

/**
 * One line for each border, on a grid of whole numbers: fitted once for both sides. Lines that cross are made anew,
 * ever closer to their points, at last as the points themselves; those cannot cross (see `placePoints`).
 */
export function curveArcs(
  borders: TracedBorders,
  chains: Chains,
  { fitting, units, forms }: Curving,
): Line[] {
  const { count, left, right, loop, width, height } = borders;
  const level = new Uint8Array(count);
  const isOutside = (b: number) => left[b]! < 0 || right[b]! < 0;
  const lines: Line[] = new Array(count);
  const boxes = new Int32Array(count * 4);
  /** Makes some lines at their levels. */
  const make = (some: readonly number[]) => {
    const isFormed = (b: number) => level[b] === 0 && forms !== undefined && forms.has(b);
    const list = Int32Array.from(
      some.filter((b) => !isOutside(b) && level[b]! < closer.length && !isFormed(b)),
    );
    const factors = Float64Array.from(list, (b) => closer[level[b]!]!);
    const { begins, numbers } = fitArcs(chains, { loops: loop, list, factors }, fitting);
    list.forEach((b, k) => {
      lines[b] = onGrid(numbers.subarray(begins[k], begins[k + 1]), units);
    });
    for (const b of some) {
      if (isOutside(b)) lines[b] = edgeOf(b, borders, units);
      else if (isFormed(b)) lines[b] = forms!.get(b)!;
      else if (level[b]! >= closer.length) lines[b] = pointsOf(b, chains, loop[b] === 1, units);
    }
    for (const b of some) measure(lines[b]!, boxes, b);
  };
  make(Array.from({ length: count }, (_, b) => b));
  let among: number[] | undefined;
  const [long, short] = segmentLengths;
  let step = chains.x.length < fewPoints ? short : long;
  for (;;) {
    const remade: number[] = [];
    for (const b of crossingAmong(lines, among, step, { boxes, width, height, units })) {
      if (isOutside(b) || level[b]! >= closer.length) continue;
      level[b] = level[b]! + 1;
      remade.push(b);
    }
    if (remade.length === 0) {
      if (step === short) return lines;
      step = short;
      among = undefined;
      continue;
    }
    const touched = new Uint8Array(tilesOf(width) * tilesOf(height));
    const mark = (b: number) =>
      forTiles(boxes, b, { width, height, units }, (at) => {
        touched[at] = 1;
      });
    remade.forEach(mark);
    make(remade);
    remade.forEach(mark);
    among = [];
    for (let b = 0; b < count; b++) {
      let isNear = false;
      forTiles(boxes, b, { width, height, units }, (at) => {
        isNear ||= touched[at] === 1;
      });
      if (isNear) among.push(b);
    }
  }
}

/** Every border as its own points on the grid. */
export function pointLines(borders: TracedBorders, chains: Chains, units: number): Line[] {
  const { count, left, right, loop } = borders;
  return Array.from({ length: count }, (_, b) =>
    left[b]! < 0 || right[b]! < 0 ? edgeOf(b, borders, units) : pointsOf(b, chains, loop[b] === 1, units),
  );
}

function tilesOf(side: number): number {
  return Math.floor(side / tile) + 3;
}

interface Page {
  readonly width: number;
  readonly height: number;
  readonly units: number;
}

/** Visits the tiles under the box around a line. */
function forTiles(
  boxes: Int32Array,
  b: number,
  { width, height, units }: Page,
  visit: (at: number) => void,
): void {
  const side = tile * units;
  // handles may lie a little outside the page
  const place = (value: number, tiles: number) =>
    Math.min(tiles - 1, Math.max(0, Math.floor(value / side) + 1));
  const [across, down] = [tilesOf(width), tilesOf(height)];
  const [left, right] = [place(boxes[4 * b]!, across), place(boxes[4 * b + 2]!, across)];
  const bottom = place(boxes[4 * b + 3]!, down);
  for (let r = place(boxes[4 * b + 1]!, down); r <= bottom; r++)
    for (let c = left; c <= right; c++) visit(r * across + c);
}

/** Sets the box around a line, handles included: left, top, right and bottom. */
function measure({ points }: Line, boxes: Int32Array, b: number): void {
  let [x0, y0, x1, y1] = [points[0]!, points[1]!, points[0]!, points[1]!];
  for (let i = 2; i < points.length; i += 2) {
    const x = points[i]!;
    const y = points[i + 1]!;
    if (x < x0) x0 = x;
    if (x > x1) x1 = x;
    if (y < y0) y0 = y;
    if (y > y1) y1 = y;
  }
  boxes[4 * b] = x0;
  boxes[4 * b + 1] = y0;
  boxes[4 * b + 2] = x1;
  boxes[4 * b + 3] = y1;
}

/** The lines that cross others, of those named; segments are `step` pixels long. */
function crossingAmong(
  lines: readonly Line[],
  among: readonly number[] | undefined,
  step: number,
  { boxes, width, height, units }: Page & { readonly boxes: Int32Array },
): number[] {
  const found = new Set<number>();
  const every = among ?? lines.map((_, b) => b);
  const grid = { cell: cell * units, width: width * units, height: height * units };
  for (let top = 0; top < height; top += bandHeight) {
    const [from, to] = [top * units, (top + bandHeight) * units];
    const some = every.filter((b) => boxes[4 * b + 1]! <= to && boxes[4 * b + 3]! >= from);
    const crossing = crossingLines(
      some.map((b) => lines[b]!),
      step * units,
      grid,
    );
    for (const i of crossing) found.add(some[i]!);
  }
  return [...found].sort((p, q) => p - q);
}

/** A length on the grid; never the zero below zero, which files do not know. */
function whole(pixels: number, units: number): number {
  return Math.round(pixels * units) + 0;
}

/** A border on the page's edge, which is straight. */
function edgeOf(b: number, { start, corners, loop, width }: TracedBorders, units: number): Line {
  const across = width + 1;
  const points: number[] = [];
  const [first, last] = [start[b]!, start[b + 1]! - 1];
  for (let i = first; i <= last; i++) {
    const isBend =
      i === first || i === last || corners[i]! - corners[i - 1]! !== corners[i + 1]! - corners[i]!;
    if (!isBend && !loop[b]) continue;
    const x = corners[i]! % across;
    points.push(x * units, ((corners[i]! - x) / across) * units);
  }
  return { shape: "line", points };
}

/** The points of a border as they are. */
function pointsOf(b: number, { start, x, y }: Chains, isLoop: boolean, units: number): Line {
  const points: number[] = [];
  for (let i = start[b]!; i < start[b + 1]!; i++) {
    points.push(whole(x[i]!, units), whole(y[i]!, units));
  }
  if (isLoop) points.push(points[0]!, points[1]!);
  return { shape: "line", points };
}

/** Segments on the grid; a line where all are straight. Segments without length are left out. */
function onGrid(segments: Float64Array, units: number): Line {
  const points = [whole(segments[0]!, units), whole(segments[1]!, units)];
  let isCurve = false;
  for (let i = 2; i < segments.length; i += 6) {
    const [x0, y0] = [points[points.length - 2]!, points[points.length - 1]!];
    const x3 = whole(segments[i + 4]!, units);
    const y3 = whole(segments[i + 5]!, units);
    const isStraight = segments[i + 2] === segments[i + 4] && segments[i + 3] === segments[i + 5];
    if (isStraight) {
      if (x0 === x3 && y0 === y3 && i + 6 < segments.length) continue;
      points.push(x0, y0, x3, y3, x3, y3);
      continue;
    }
    isCurve = true;
    for (let c = 0; c < 4; c++) points.push(whole(segments[i + c]!, units));
    points.push(x3, y3);
  }
  if (isCurve) return { shape: "curve", points };
  const corners = [points[0]!, points[1]!];
  for (let i = 6; i < points.length; i += 6) corners.push(points[i]!, points[i + 1]!);
  return { shape: "line", points: corners };
}
