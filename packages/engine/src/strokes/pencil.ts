import type { Stroke } from "../drawing/line-art.ts";
import { unitsPerMM } from "../drawing/picture.ts";
import { cubicsOf } from "./cubics.ts";
import { hash } from "./hash.ts";
import { hatch, type HatchedPage } from "./hatch.ts";

/** Tone of the final contour and of the searching lines beside it. */
const contourTone = 48;
const searchingTone = 150;
/** Searching lines: their width, how far they run beside the contour and beyond its ends, in hundredths of a mm. */
const searchingWidth = 20;
const beside = 32;
const beyond = 260;
/** Shorter contours are drawn at once, without searching, in hundredths of a millimetre. */
const leastSearched = 1200;

/**
 * A page of strokes as a pencil draws it: each contour firm and gray, beside the longer ones a lighter line or two that
 * searched for it, and hatching in the shade.
 * @param contours strokes with their widths
 */
export function pencilStrokes(contours: readonly Stroke[], page: HatchedPage): Stroke[] {
  const size = [page.widthMM * unitsPerMM, page.heightMM * unitsPerMM].map(Math.floor);
  const searching: Stroke[] = [];
  for (const contour of contours) {
    const length = lengthOf(contour.points);
    if (length < leastSearched) continue;
    // named by where it begins: a line keeps its searching lines when others come or go
    const name = contour.points[0]! * 40_000 + contour.points[1]!;
    searching.push(searched(contour, 2 * name, size));
    if (length > 3 * leastSearched) searching.push(searched(contour, 2 * name + 1, size));
  }
  return [...hatch(page), ...searching, ...contours.map((contour) => ({ ...contour, tone: contourTone }))];
}

function lengthOf(points: readonly number[]): number {
  let length = 0;
  for (let i = 6; i < points.length; i += 6) {
    const [dx, dy] = [points[i]! - points[i - 6]!, points[i + 1]! - points[i - 5]!];
    length += Math.sqrt(dx * dx + dy * dy);
  }
  return length;
}

/** A light line that runs beside a contour, now on its one side and now on the other, and beyond its ends. */
function searched({ points, closed }: Stroke, number: number, size: readonly number[]): Stroke {
  const out = points.slice();
  const last = cubicsOf(points);
  for (let node = 0; node <= last; node++) {
    const at = node * 6;
    // beginnings and ends of closed lines part: a hand does not meet its own beginning exactly
    const [dx, dy] = [
      (hash(number, 4 * node) - 0.5) * 2 * beside,
      (hash(number, 4 * node + 1) - 0.5) * 2 * beside,
    ];
    for (const i of [at - 2, at, at + 2]) {
      if (i < 0 || i >= out.length) continue;
      out[i] = out[i]! + dx;
      out[i + 1] = out[i + 1]! + dy;
    }
  }
  if (!closed) {
    const [x0, y0] = beyondEnd(out, 0, 1, beyond * hash(number, -1));
    const end = out.length - 2;
    const [x3, y3] = beyondEnd(out, end, -1, beyond * hash(number, -2));
    [out[0], out[1], out[end], out[end + 1]] = [x0, y0, x3, y3];
  }
  const kept = out.map((value, i) => Math.max(0, Math.min(size[i % 2]!, Math.round(value))));
  return { points: kept, closed: false, widths: [searchingWidth], layer: "shading", tone: searchingTone };
}

/** The end of a line moved on in its own direction. */
function beyondEnd(points: readonly number[], end: number, step: 1 | -1, by: number): [number, number] {
  const inner = end + 6 * step;
  const [dx, dy] = [points[end]! - points[inner]!, points[end + 1]! - points[inner + 1]!];
  const length = Math.sqrt(dx * dx + dy * dy) || 1;
  return [points[end]! + (dx / length) * by, points[end + 1]! + (dy / length) * by];
}
