import { eachAround } from "../edges/each-around.ts";
import type { Field } from "../edges/grid.ts";
import { distance, type Point } from "../strokes/smooth-curve.ts";

/** How surely a line that is drawn into the map is one. */
const sure = 0.85;

/** Points of a line through others, with so many steps from each to the next. */
export function along(points: readonly Point[], between: number): Point[] {
  const out = [points[0]!];
  for (let i = 1; i < points.length; i++) {
    const [p, q] = [points[i - 1]!, points[i]!];
    for (let k = 1; k <= between; k++)
      out.push({ x: p.x + (k / between) * (q.x - p.x), y: p.y + (k / between) * (q.y - p.y) });
  }
  return out;
}

/** A direction, of length 1. */
export function unit({ x, y }: Point): Point {
  const length = Math.max(1e-6, Math.sqrt(x * x + y * y));
  return { x: x / length, y: y / length };
}

/** The greatest value at a place and around it: a line is thinner than a step. */
export function valueAt({ width, height, data }: Field, { x, y }: Point): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  let max = 0;
  for (let v = Math.max(0, row - 1); v <= Math.min(height - 1, row + 1); v++)
    for (let u = Math.max(0, column - 1); u <= Math.min(width - 1, column + 1); u++)
      max = Math.max(max, data[v * width + u]!);
  return max;
}

/**
 * Runs of so many places at least at which a line is to be seen; between two such places that are no farther apart than `gap` it is
 * seen, too.
 */
export function runsOf(
  points: readonly Point[],
  isShown: readonly boolean[],
  { gap, min }: { readonly gap: number; readonly min: number },
): Point[][] {
  const shown = points.flatMap((_, i) => (isShown[i] ? [i] : []));
  const runs: Point[][] = [];
  let from = 0;
  shown.forEach((at, k) => {
    const next = shown[k + 1];
    if (next !== undefined && distance(points[at]!, points[next]!) <= gap) return;
    const run = points.slice(shown[from], at + 1);
    if (run.length >= min) runs.push(run);
    from = k + 1;
  });
  return runs;
}

/** What the map keeps beside a line that is drawn into it: it says the same. */
const besideLine = 0.25;

/** Draws a line into the map, a ridge three pixels wide, and lowers what is so near beside it. */
export function drawInto(map: Field, line: readonly Point[], near: number): void {
  const done = new Set<number>();
  for (const { x, y } of line) eachAround(map, { x, y }, near, (i) => done.add(i));
  for (const i of done) map.data[i] = besideLine * map.data[i]!;
  for (const place of finely(line)) {
    eachAround(map, place, 2, (i, squared) => {
      map.data[i] = Math.max(map.data[i]!, sure * (1 - squared / 4));
    });
  }
}

/** Places along a line, half a pixel apart. */
function finely(line: readonly Point[]): Point[] {
  return line.slice(1).flatMap((q, i) => {
    const p = line[i]!;
    const steps = Math.ceil(2 * distance(p, q)) + 1;
    return Array.from({ length: steps + 1 }, (_, k) => ({
      x: p.x + (k / steps) * (q.x - p.x),
      y: p.y + (k / steps) * (q.y - p.y),
    }));
  });
}
