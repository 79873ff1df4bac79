import { stepsPerUnit } from "../colors/oklab.ts";
import type { Field } from "../edges/grid.ts";
import { planeAt, type Planes } from "../raster/planes.ts";
import { faceLines } from "../seeing/face-lines.ts";
import { faceSkin, stepFromSkin } from "../seeing/face-skin.ts";
import { openPath } from "../seeing/open-path.ts";
import { distance, type Point } from "../strokes/smooth-curve.ts";
import { type MeshedFace, pointsOf } from "./face-areas.ts";

/** A jaw begins below the ears: so many of the points on each side are cheeks, hair and ears. */
const cheeks = 3;
/** Places that are looked at on the way between two landmarks. */
const between = 3;
/** How far to both sides of the landmarks the jaw's line of the map may lie, in heights of the face, in so many steps. */
const reach = { far: 0.06, steps: 13 };
/** A line of the map that far off must be so much surer than one on the landmarks; and what a step to the side costs. */
const off = 0.3;
const moves = { max: 1, cost: 0.05 };
/** Inside the jaw, so far from it in heights of the face, there is skin: of a color within such a step; else hair hides it. */
const inside = { by: 0.07, step: 13 };
/** How surely a jaw is a line; what the map has beside it, so near in heights of the face, says the same. */
const sure = 0.85;
const beside = { near: 0.055, share: 0.25 };
/** Fewer places in a row that show skin are no jaw; between such places, so far apart in heights of the face, some may show none. */
const minRun = 5;
const maxShade = 0.2;

/**
 * Draws the jaws of faces into the map of lines: one line from ear to ear, along the map's where it has one near the landmarks, and
 * along those where it has none, as far as nothing hides it.
 * @param from.map the map before anything was raised or lowered
 * @param from.scale pixels of the map for one in which faces are measured
 */
export function drawJaws(
  strength: Field,
  faces: readonly MeshedFace[],
  { planes, map, scale }: { readonly planes: Planes; readonly map: Field; readonly scale: number },
): void {
  for (const face of faces) {
    if (!face.visible.oval) continue;
    const at = pointsOf(face.points, scale);
    const [top, chin] = [at(faceLines.forehead), at(faceLines.chin)];
    const height = distance(top, chin);
    const middle = { x: (top.x + chin.x) / 2, y: (top.y + chin.y) / 2 };
    const places = along(faceLines.jaw.slice(cheeks, -cheeks).map(at));
    const step = (2 * reach.far * height) / (reach.steps - 1);
    const outwards = places.map((place) => unit({ x: place.x - middle.x, y: place.y - middle.y }));
    const placeAt = (i: number, k: number): Point => {
      const by = step * (k - (reach.steps - 1) / 2);
      return { x: places[i]!.x + by * outwards[i]!.x, y: places[i]!.y + by * outwards[i]!.y };
    };
    const rows = places.map((_, i) =>
      Array.from({ length: reach.steps }, (_, k) => {
        const far = (2 * k) / (reach.steps - 1) - 1;
        return valueAt(map, placeAt(i, k)) - off * far * far;
      }),
    );
    const path = openPath(rows, moves);
    const smooth = path.map((k, i) => ((path[i - 1] ?? k) + 2 * k + (path[i + 1] ?? k)) / 4);
    const jaw = smooth.map((k, i) => placeAt(i, k));
    const skin = faceSkin(face.points, scale, planes);
    const isBare = jaw.map(({ x, y }, i) => {
      const [u, v] = [x - inside.by * height * outwards[i]!.x, y - inside.by * height * outwards[i]!.y];
      const color = [planes.l, planes.a, planes.b].map(
        (plane) => planeAt(planes, plane, u, v) / stepsPerUnit,
      );
      return stepFromSkin(skin, color as [number, number, number]) <= inside.step;
    });
    for (const run of runsOf(jaw, isBare, maxShade * height)) {
      calm(strength, run, beside.near * height);
      for (let i = 1; i < run.length; i++) stamp(strength, run[i - 1]!, run[i]!);
    }
  }
}

/** Points on the way along a line through others. */
function along(points: readonly Point[]): Point[] {
  const out = [points[0]!];
  for (let i = 1; i < points.length; i++) {
    const [p, q] = [points[i - 1]!, points[i]!];
    for (let k = 1; k <= between; k++)
      out.push({ x: p.x + (k / between) * (q.x - p.x), y: p.y + (k / between) * (q.y - p.y) });
  }
  return out;
}

function unit({ x, y }: Point): Point {
  const length = Math.max(1e-6, Math.sqrt(x * x + y * y));
  return { x: x / length, y: y / length };
}

/** The greatest value at a place and around it: a line is thinner than a step. */
function valueAt({ width, height, data }: Field, { x, y }: Point): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  let max = 0;
  for (let v = Math.max(0, row - 1); v <= Math.min(height - 1, row + 1); v++)
    for (let u = Math.max(0, column - 1); u <= Math.min(width - 1, column + 1); u++)
      max = Math.max(max, data[v * width + u]!);
  return max;
}

/** Runs of places that are bare, long enough to say something; what is not between two that are, and short, is shade. */
function runsOf(points: readonly Point[], isBare: readonly boolean[], shade: number): Point[][] {
  const bare = points.flatMap((_, i) => (isBare[i] ? [i] : []));
  const runs: Point[][] = [];
  let from = 0;
  bare.forEach((at, k) => {
    const next = bare[k + 1];
    if (next !== undefined && distance(points[at]!, points[next]!) <= shade) return;
    const run = points.slice(bare[from], at + 1);
    if (run.length >= minRun) runs.push(run);
    from = k + 1;
  });
  return runs;
}

/** Lowers the map around a line. */
function calm(map: Field, line: readonly Point[], near: number): void {
  const done = new Set<number>();
  for (const { x, y } of line) eachAround(map, { x, y }, near, (i) => done.add(i));
  for (const i of done) map.data[i] = beside.share * map.data[i]!;
}

/** Raises the map along a line, a ridge three pixels wide. */
function stamp(map: Field, p: Point, q: Point): void {
  const steps = Math.ceil(2 * distance(p, q)) + 1;
  for (let k = 0; k <= steps; k++) {
    const place = { x: p.x + (k / steps) * (q.x - p.x), y: p.y + (k / steps) * (q.y - p.y) };
    eachAround(map, place, 2, (i, squared) => {
      map.data[i] = Math.max(map.data[i]!, sure * (1 - squared / 4));
    });
  }
}

/** Visits the pixels whose middles lie within a distance of a place, with the square of theirs. */
function eachAround(
  { width, height }: Field,
  { x, y }: Point,
  near: number,
  visit: (i: number, squared: number) => void,
): void {
  for (let row = Math.max(0, Math.floor(y - near)); row <= Math.min(height - 1, y + near); row++)
    for (let column = Math.max(0, Math.floor(x - near)); column <= Math.min(width - 1, x + near); column++) {
      const squared = (column + 0.5 - x) ** 2 + (row + 0.5 - y) ** 2;
      if (squared <= near * near) visit(row * width + column, squared);
    }
}
