import { expMinus } from "../../arithmetic/reproducible.ts";
import type { Field } from "../../edges/grid.ts";
import { waysFrom } from "./color-steps.ts";
import { isInTheMiddle } from "./in-the-middle.ts";
import type { PreparedSubject } from "./prepare-subject.ts";
import { type SubjectStroke, seedsOf } from "./strokes.ts";
import type { Superpixels } from "./superpixels.ts";
import { cutTidily, partsOf } from "./tidy-cut.ts";

/** What a picture is about. */
export interface Subject {
  /** 1 a pixel of it, 0 else; over the whole photo. All of it is 0 where nothing stands out. */
  readonly mask: Field;
  /** How sure it is that the picture is about this and about nothing else, 0 to 1; 0 where nothing stands out. */
  readonly confidence: number;
}

/**
 * What a stroke counts where it is, in logits, and how far that reaches: over steps of color, and in shares of the
 * picture's longer side. What was found without strokes counts by this share beside them.
 */
const stroke = { counts: 4, steps: 6, side: 0.15 };
const beside = 0.8;
/** What was found without strokes is right more often than not: it counts so many logits where it is, and as many against what is not. */
const stays = 0.5;

/**
 * Cuts the subject out, as strokes wish: what a stroke covers is, or is not, subject, and what changes because of strokes
 * hangs together with one. Takes some milliseconds.
 * @param strokes what a visitor drew, later ones over earlier ones
 */
export function cutSubject(prepared: PreparedSubject, strokes: readonly SubjectStroke[] = []): Subject {
  const { superpixels, odds, found } = prepared;
  const seeds = seedsOf(superpixels, strokes);
  if (!seeds.some((sign) => sign !== 0)) return subjectOf(prepared, found, prepared.confidence);
  // who shows the subject need not take a guess away first
  const isShown = strokes.some(({ isSubject }) => isSubject);
  const before = prepared.isGuess && isShown ? new Uint8Array(found.length) : found;
  const is = nearness(prepared, seeds, 1);
  const isNot = nearness(prepared, seeds, -1);
  const refused = refusedBy(prepared, strokes);
  for (let p = 0; p < seeds.length; p++) {
    if (!refused[p] || seeds[p] !== 0) continue;
    seeds[p] = -1;
    isNot[p] = 1;
  }
  const moved = odds.map(
    (value, p) => beside * value + stays * (2 * before[p]! - 1) + stroke.counts * (is[p]! - isNot[p]!),
  );
  const side = cutTidily(superpixels, moved, seeds, odds);
  keepTouched(prepared, before, side, { seeds, near: [isNot, is] });
  return subjectOf(prepared, side, 1);
}

/** How near each superpixel is to strokes of one kind: 1 on them, 0 far from them. */
function nearness({ superpixels, steps }: PreparedSubject, seeds: Int8Array, sign: number): Float64Array {
  const chosen = Array.from(seeds, (_, p) => p).filter((p) => seeds[p] === sign);
  return waysFrom(chosen, superpixels, steps).map((way, p) => {
    let nearest = Number.POSITIVE_INFINITY;
    for (const q of chosen) {
      const [dx, dy] = [superpixels.x[p]! - superpixels.x[q]!, superpixels.y[p]! - superpixels.y[q]!];
      nearest = Math.min(nearest, dx * dx + dy * dy);
    }
    const far = way / stroke.steps + nearest / (stroke.side * stroke.side);
    return far > farthest ? 0 : expMinus(far);
  });
}

/**
 * A place that looks so many logits less like subject than the thing it hangs together with was taken for a part of it by mistake:
 * a stroke on it does not mean that thing.
 */
const doubtful = 0.5;
/** Below this confidence all that was found may be wrong, and not only what was taken too much at the rim of a thing. */
const sureFound = 0.5;

/**
 * 1 for what strokes take away: whoever says that a place is no subject means the whole thing around it, unless the place
 * hardly looks like it, or lies at its rim, where it means what was taken too much; a later stroke brings that back.
 */
function refusedBy(
  { superpixels, things, found, odds, confidence }: PreparedSubject,
  strokes: readonly SubjectStroke[],
): Uint8Array {
  const out = new Uint8Array(found.length);
  strokes.forEach((drawn, k) => {
    const refused = drawn.isSubject ? 0 : 1;
    // who has said nothing before, and looks at what is hardly sure, means all of it
    const takesAll = k === 0 && confidence < sureFound;
    const isWhole = (thing: readonly number[], p: number) =>
      odds[p]! >= meanOver(thing, odds, superpixels) - doubtful &&
      (takesAll || isInTheMiddle(drawn, { thing, isSomebody: things.isSomebody(p) }, superpixels));
    seedsOf(superpixels, [drawn]).forEach((sign, p) => {
      if (sign === 0 || !found[p] || out[p] === refused) return;
      const thing = things.around(p, found);
      if (!drawn.isSubject && !isWhole(thing, p)) return;
      for (const q of thing) out[q] = refused;
    });
  });
  return out;
}

/** The mean of a value over superpixels. */
function meanOver(some: readonly number[], values: Float64Array, { graph }: Superpixels): number {
  let [sum, area] = [0, 0];
  for (const p of some) {
    sum += values[p]! * graph.area[p]!;
    area += graph.area[p]!;
  }
  return sum / area;
}

/** Beyond this, in powers of e, nothing is near. */
const farthest = 9;

/** Takes back what changed without hanging together with a stroke that says so, or too far from it. */
function keepTouched(
  { superpixels }: PreparedSubject,
  before: Uint8Array,
  side: Uint8Array,
  {
    seeds,
    near,
  }: { readonly seeds: Int8Array; readonly near: readonly [isNot: Float64Array, is: Float64Array] },
): void {
  for (let p = 0; p < side.length; p++)
    if (side[p] !== before[p] && near[side[p]!]![p] === 0) side[p] = before[p]!;
  const change = side.map((value, p) => (value === before[p] ? 0 : 1 + value));
  const { part, count } = partsOf(superpixels, change);
  const isTouched = new Uint8Array(count);
  const touch = (p: number, sign: number) => {
    if (change[p] === (sign > 0 ? 2 : 1)) isTouched[part[p]!] = 1;
  };
  // a stroke on what is right already says that what is next to it is right too
  for (let p = 0; p < seeds.length; p++) {
    const sign = seeds[p]!;
    if (sign === 0) continue;
    touch(p, sign);
    superpixels.graph.eachBorder(p, (border) => touch(superpixels.graph.other(border, p), sign));
  }
  for (let p = 0; p < side.length; p++) if (change[p] && !isTouched[part[p]!]) side[p] = before[p]!;
}

function subjectOf({ superpixels }: PreparedSubject, side: Uint8Array, confidence: number): Subject {
  const { width, height, data } = superpixels.labels;
  const mask = { width, height, data: new Float32Array(data.length) };
  for (let i = 0; i < data.length; i++) mask.data[i] = side[data[i]!]!;
  return { mask, confidence };
}
