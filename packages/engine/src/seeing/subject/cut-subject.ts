import { expMinus } from "../../arithmetic/reproducible.ts";
import type { Field } from "../../edges/grid.ts";
import { waysFrom } from "./color-steps.ts";
import type { PreparedSubject } from "./prepare-subject.ts";
import { type SubjectStroke, seedsOf } from "./strokes.ts";
import { cutTidily, partsOf } from "./tidy-cut.ts";

/** What a picture is about. */
export interface Subject {
  /** 1 a pixel of it, 0 else; over the whole photo. */
  readonly mask: Field;
  /** How sure it is that the picture is about this and about nothing else, 0 to 1. */
  readonly confidence: number;
}

/**
 * What a stroke counts where it is, in logits, and how far that reaches: over steps of color, and in shares of the
 * picture's longer side. What was found without strokes counts by this share beside them.
 */
const stroke = { counts: 6, steps: 6, side: 0.15 };
const beside = 0.6;

/** A subject is none up to this score (see `confidenceOf`), and sure from the second on. */
const doubtful = 0.4;
const clear = 0.8;

/**
 * Cuts the subject out, as strokes wish: what a stroke covers is, or is not, subject, and what changes because of strokes
 * hangs together with one. Takes some milliseconds.
 * @param strokes what a visitor drew, later ones over earlier ones
 */
export function cutSubject(prepared: PreparedSubject, strokes: readonly SubjectStroke[] = []): Subject {
  const { pieces, odds, found: before } = prepared;
  const sure = seedsOf(pieces, strokes);
  if (!sure.some((sign) => sign !== 0)) return subjectOf(prepared, before, confidenceOf(prepared, before));
  const is = nearness(prepared, sure, 1);
  const isNot = nearness(prepared, sure, -1);
  const moved = odds.map((value, p) => beside * value + stroke.counts * (is[p]! - isNot[p]!));
  const side = cutTidily(pieces, moved, sure, odds);
  keepTouched(prepared, before, side, sure, [isNot, is]);
  return subjectOf(prepared, side, 1);
}

/** How near each superpixel is to strokes of one kind: 1 on them, 0 far from them. */
function nearness({ pieces, steps }: PreparedSubject, sure: Int8Array, sign: number): Float64Array {
  const seeds = Array.from(sure, (_, p) => p).filter((p) => sure[p] === sign);
  return waysFrom(seeds, pieces, steps).map((way, p) => {
    let nearest = Number.POSITIVE_INFINITY;
    for (const q of seeds) {
      const [dx, dy] = [pieces.x[p]! - pieces.x[q]!, pieces.y[p]! - pieces.y[q]!];
      nearest = Math.min(nearest, dx * dx + dy * dy);
    }
    const far = way / stroke.steps + nearest / (stroke.side * stroke.side);
    return far > farthest ? 0 : expMinus(far);
  });
}

/** Beyond this, in powers of e, nothing is near. */
const farthest = 9;

/** Takes back what changed without hanging together with a stroke that says so, or too far from it. */
function keepTouched(
  { pieces }: PreparedSubject,
  before: Uint8Array,
  side: Uint8Array,
  sure: Int8Array,
  near: readonly [isNot: Float64Array, is: Float64Array],
): void {
  for (let p = 0; p < side.length; p++)
    if (side[p] !== before[p] && near[side[p]!]![p] === 0) side[p] = before[p]!;
  const change = side.map((value, p) => (value === before[p] ? 0 : 1 + value));
  const { part, count } = partsOf(pieces, change);
  const isTouched = new Uint8Array(count);
  const touch = (p: number, sign: number) => {
    if (change[p] === (sign > 0 ? 2 : 1)) isTouched[part[p]!] = 1;
  };
  // a stroke on what is right already says that what is next to it is right too
  for (let p = 0; p < sure.length; p++) {
    const sign = sure[p]!;
    if (sign === 0) continue;
    touch(p, sign);
    pieces.graph.eachBorder(p, (border) => touch(pieces.graph.other(border, p), sign));
  }
  for (let p = 0; p < side.length; p++) if (change[p] && !isTouched[part[p]!]) side[p] = before[p]!;
}

/**
 * How clearly a cut is one thing before another: how far the odds of its sides are apart beside how they vary, times the
 * strength of the boundary map along the contour, times how short that is for its area.
 */
function confidenceOf({ pieces, odds }: PreparedSubject, side: Uint8Array): number {
  const { graph } = pieces;
  const area = [0, 0];
  const mean = [0, 0];
  for (let p = 0; p < side.length; p++) {
    area[side[p]!]! += graph.area[p]!;
    mean[side[p]!]! += graph.area[p]! * odds[p]!;
  }
  if (area[0] === 0 || area[1] === 0) return 0;
  for (const k of [0, 1]) mean[k] = mean[k]! / area[k]!;
  let spread = 0;
  for (let p = 0; p < side.length; p++) spread += graph.area[p]! * (odds[p]! - mean[side[p]!]!) ** 2;
  let [length, strength] = [0, 0];
  for (let border = 0; border < graph.borders; border++) {
    if (side[graph.a[border]!] === side[graph.b[border]!]) continue;
    length += graph.length[border]!;
    strength += graph.strength[border]!;
  }
  const apart = (mean[1]! - mean[0]!) / Math.sqrt(spread / (area[0]! + area[1]!) + 1e-3);
  const compact = Math.sqrt(4 * Math.PI * area[1]!) / length;
  const score = (apart * compact * strength) / length;
  return Math.max(0, Math.min(1, (score - doubtful) / (clear - doubtful)));
}

function subjectOf({ pieces }: PreparedSubject, side: Uint8Array, confidence: number): Subject {
  const { width, height, data } = pieces.labels;
  return { mask: { width, height, data: Float32Array.from(data, (p) => side[p]!) }, confidence };
}
