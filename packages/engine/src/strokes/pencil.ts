import type { Stroke } from "../drawing/line-art.ts";
import { unitsPerMM } from "../drawing/picture.ts";
import { hash } from "./hash.ts";
import { type Hatching, shownHatching } from "./hatch.ts";

/** Tone of the final contour and of the searching lines beside it. */
const contourTone = 48;
const searchingTone = 150;
/** Searching lines: their width, how far they run beside the contour and beyond its ends, in hundredths of a mm. */
const searchingWidth = 20;
const beside = 32;
const beyond = 260;
/** They change sides about once in this length. */
const swayLength = 1400;
/** Shorter contours are drawn at once, without searching, in hundredths of a millimeter. */
const minSearched = 1200;
/** Contours so many times as long have two searching lines. */
const searchedTwice = 3;
/** More than a page is wide, in hundredths of a millimeter: two numbers become one. */
const wide = 40_000;

/**
 * A page of strokes as a pencil draws it: each contour firm and gray, beside the longer ones a lighter line or two that
 * searched for it, and hatching in the shade.
 * @param contours strokes with their widths
 * @param page its size, and the share of its hatching that is shown, 0 to 1: the darkest stays longest
 */
export function pencilStrokes(
  contours: readonly Stroke[],
  page: { readonly widthMM: number; readonly heightMM: number; readonly share: number },
  hatching: Hatching,
): Stroke[] {
  const size = [page.widthMM * unitsPerMM, page.heightMM * unitsPerMM].map(Math.floor);
  const searching: Stroke[] = [];
  for (const contour of contours) {
    const length = lengthOf(contour.points);
    if (length < minSearched) continue;
    // named by where it begins: a line keeps its searching lines when others come or go
    const name = contour.points[0]! * wide + contour.points[1]!;
    searching.push(searched(contour, 2 * name, size));
    if (length > searchedTwice * minSearched) searching.push(searched(contour, 2 * name + 1, size));
  }
  const firm = contours.map((contour) => ({ ...contour, tone: contourTone }));
  return [...shownHatching(hatching, page.share), ...searching, ...firm];
}

function lengthOf(points: readonly number[]): number {
  let length = 0;
  for (let i = 6; i < points.length; i += 6) {
    const dx = points[i]! - points[i - 6]!;
    const dy = points[i + 1]! - points[i - 5]!;
    length += Math.sqrt(dx * dx + dy * dy);
  }
  return length;
}

/** A light line that runs beside a contour, now on its one side and now on the other, and beyond its ends. */
function searched({ points, closed }: Stroke, name: number, size: readonly number[]): Stroke {
  const out = points.slice();
  let length = 0;
  for (let at = 0; at < out.length; at += 6) {
    if (at > 0) {
      const dx = points[at]! - points[at - 6]!;
      const dy = points[at + 1]! - points[at - 5]!;
      length += Math.sqrt(dx * dx + dy * dy);
    }
    // a node moves with its handles; a closed line ends beside its beginning, as a hand would end it
    for (const axis of [0, 1]) {
      const by = beside * sway(name, length, axis);
      for (const i of [at - 2, at, at + 2]) if (i >= 0 && i < out.length) out[i + axis] = out[i + axis]! + by;
    }
  }
  if (!closed) {
    const before = overshoot(out, 0, 1, beyond * hash(name, -1));
    const after = overshoot(out, out.length - 2, -1, beyond * hash(name, -2));
    out.unshift(...before, ...before, out[0]!, out[1]!);
    out.push(out.at(-2)!, out.at(-1)!, ...after, ...after);
  }
  const kept = out.map((value, i) => Math.max(0, Math.min(size[i % 2]!, Math.round(value))));
  return { points: kept, closed: false, widths: [searchingWidth], layer: "shading", tone: searchingTone };
}

/** From -1 to 1, changing gently along a line. */
function sway(name: number, length: number, axis: number): number {
  const place = length / swayLength;
  const first = Math.floor(place);
  const t = place - first;
  const p = hash(name, 2 * first + axis);
  const q = hash(name, 2 * first + 2 + axis);
  return 2 * (p + (q - p) * t * t * (3 - 2 * t)) - 1;
}

/** The point where a line would be if it went on straight from its end. */
function overshoot(points: readonly number[], end: number, step: 1 | -1, by: number): [number, number] {
  const isBare = points[end] === points[end + 2 * step] && points[end + 1] === points[end + 1 + 2 * step];
  const inner = end + (isBare ? 6 : 2) * step;
  const dx = points[end]! - points[inner]!;
  const dy = points[end + 1]! - points[inner + 1]!;
  const length = Math.sqrt(dx * dx + dy * dy) || 1;
  return [points[end]! + (dx / length) * by, points[end + 1]! + (dy / length) * by];
}
