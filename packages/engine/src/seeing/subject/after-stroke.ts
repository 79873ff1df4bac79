import { expMinus } from "../../arithmetic/reproducible.ts";
import { waysFrom } from "./color-steps.ts";
import { isInTheMiddle } from "./in-the-middle.ts";
import type { PreparedSubject } from "./prepare-subject.ts";
import { coveredBy, isTap, type SubjectStroke } from "./strokes.ts";
import type { Superpixels } from "./superpixels.ts";
import { cutTidily, partsOf } from "./tidy-cut.ts";

/**
 * What a stroke counts where it is, in logits, and how far that reaches: over steps of color, and in shares of the
 * picture's longer side. What was found without strokes counts by this share beside them.
 */
const stroke = { counts: 4, steps: 6, side: 0.15 };
const beside = 0.8;
/** What was there before a stroke is right more often than not: it counts so many logits where it is, and as many against what is not. */
const stays = 1;
/** Beyond this, in powers of e, nothing is near. */
const farthest = 9;
/** Where a "not this" counts more than this, 0 to 1, no tap nearby brings a whole thing back. */
const heard = 0.1;
/**
 * A place that looks so many logits less like subject than the thing it hangs together with was taken for a part of it by mistake:
 * a stroke on it does not mean that thing. So it is with a tap on what looks more like subject than the thing around.
 */
const doubtful = 0.5;
/** Below this confidence all that was found may be wrong, and not only what was taken too much at the rim of a thing. */
const sureFound = 0.5;

/** What strokes have said so far of each superpixel. */
export interface Said {
  /** 1 for what they covered last as subject, −1 for what they covered as none. */
  readonly covered: Int8Array;
  /** The same with the whole things that they meant. */
  readonly meant: Int8Array;
  /** The things that "not this" took away, each by its superpixels. */
  readonly taken: Set<number>[];
  /** How near strokes are that say so, 0 to 1. */
  readonly near: { readonly is: Float64Array; readonly isNot: Float64Array };
}

/** Before the first of all strokes. */
export function nothingSaid(superpixels: number): Said {
  return {
    covered: new Int8Array(superpixels),
    meant: new Int8Array(superpixels),
    taken: [],
    near: { is: new Float64Array(superpixels), isNot: new Float64Array(superpixels) },
  };
}

/**
 * What is subject after one more stroke: 1 for each superpixel that is.
 * @param before the same without it
 * @param said by the strokes before; hears of this one
 */
export function afterStroke(
  prepared: PreparedSubject,
  before: Uint8Array,
  said: Said,
  drawn: SubjectStroke,
): Uint8Array {
  const { superpixels, odds, steps } = prepared;
  const covered = coveredBy(superpixels, steps, drawn);
  const sign = drawn.isSubject ? 1 : -1;
  const turn = { before, said, drawn, under: covered.middle };
  const things = drawn.isSubject ? addedThings(prepared, turn) : refusedThings(prepared, turn);
  if (!drawn.isSubject) said.taken.push(new Set(things));
  for (const p of covered.all) said.covered[p] = sign;
  const reach = nearness(prepared, covered.all);
  const [own, others] = drawn.isSubject ? [said.near.is, said.near.isNot] : [said.near.isNot, said.near.is];
  for (const p of [...covered.all, ...things]) {
    if (said.covered[p] === -sign) continue;
    said.meant[p] = sign;
    reach[p] = 1;
    others[p] = 0;
  }
  for (let p = 0; p < reach.length; p++) own[p] = Math.max(own[p]!, reach[p]!);
  const { is, isNot } = said.near;
  const moved = odds.map(
    (value, p) => beside * value + stays * (2 * before[p]! - 1) + stroke.counts * (is[p]! - isNot[p]!),
  );
  const side = cutTidily(superpixels, moved, said.meant, odds);
  const to = drawn.isSubject ? 1 : 0;
  for (let p = 0; p < side.length; p++) if (side[p] !== to || reach[p] === 0) side[p] = before[p]!;
  keepUntouched(superpixels, before, side, covered.all);
  return side;
}

/** One stroke, and what came before it. */
interface Turn {
  readonly before: Uint8Array;
  readonly said: Said;
  readonly drawn: SubjectStroke;
  /** The superpixels under its middle. */
  readonly under: readonly number[];
}

/** How near each superpixel is to some: 1 on them, 0 far from them. */
function nearness({ superpixels, steps }: PreparedSubject, chosen: readonly number[]): Float64Array {
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
 * What "not this" takes away beside what it covers: the whole thing around, unless the place hardly looks like it, or lies at its rim,
 * where only what was taken too much is meant, or somebody has said of a part of it that this is it.
 */
function refusedThings(
  { superpixels, things, odds, confidence }: PreparedSubject,
  { before, said, drawn, under }: Turn,
): Set<number> {
  const out = new Set<number>();
  // who has said nothing before, and looks at what is hardly sure, means all of it
  const takesAll = said.covered.every((sign) => sign === 0) && confidence < sureFound;
  for (const p of under) {
    if (!before[p] || out.has(p)) continue;
    const thing = things.around(p, before);
    if (thing.some((q) => said.covered[q]! > 0)) continue;
    if (odds[p]! < meanOver(thing, odds, superpixels) - doubtful) continue;
    if (takesAll || isInTheMiddle(drawn, { thing, isSomebody: things.isSomebody(p) }, superpixels))
      for (const q of thing) out.add(q);
  }
  return out;
}

/**
 * What "this is it" adds beside what it covers: the thing that was taken away there; else, if it is a tap, the largest thing around that
 * the map shows, as far as nobody has refused it.
 */
function addedThings(
  { superpixels, things, odds }: PreparedSubject,
  { before, said: { meant, near, taken }, drawn, under }: Turn,
): number[] {
  const isFree = before.map((on, p) => Number(!on && meant[p]! >= 0 && near.isNot[p]! <= heard));
  return under.flatMap((p) => {
    if (before[p]) return [];
    const lost = taken.findLast((own) => own.has(p));
    if (lost) return [...lost];
    if (!isTap(drawn)) return [];
    const thing = things.shownAround(p, isFree, before);
    return odds[p]! <= meanOver(thing, odds, superpixels) + doubtful ? thing : [];
  });
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

/** Takes back what changed without hanging together with what a stroke covers. */
function keepUntouched(
  superpixels: Superpixels,
  before: Uint8Array,
  side: Uint8Array,
  covered: readonly number[],
): void {
  const change = side.map((value, p) => Number(value !== before[p]));
  const { part, count } = partsOf(superpixels, change);
  const isTouched = new Uint8Array(count);
  // a stroke on what is right already says that what is next to it is right too
  for (const p of covered) {
    isTouched[part[p]!] = 1;
    superpixels.graph.eachBorder(p, (border) => {
      isTouched[part[superpixels.graph.other(border, p)]!] = 1;
    });
  }
  for (let p = 0; p < side.length; p++) if (change[p] && !isTouched[part[p]!]) side[p] = before[p]!;
}
