import { cubicsIn } from "../drawing/line-art.ts";
import { type Curve, cutCubic, pointAt } from "./cubics.ts";
import { smoothValues } from "./smooth-points.ts";
import type { Polyline } from "./polylines.ts";

/** How heavy strokes are. Lengths in pixels. */
export interface Weights {
  /** Least and greatest share of the pen's width. */
  readonly min: number;
  readonly max: number;
  /** A stroke so long is as heavy as length makes it. */
  readonly long: number;
  /** Length over which free ends become thin; 0 for strokes of one width each. */
  readonly taper: number;
}

/** What is left of the width at a free end. */
const tip = 0.3;
/** Sure lines are heavier: this much of the weight comes from strength, the rest from length. */
const byStrength = 0.7;
/** Strengths from which and to which weight grows. */
const faint = 0.25;
const sure = 0.75;
/** Width changes from node to node: a swelling stroke has at least about so many, if tapers are not longer. */
const steadyParts = 6;

/**
 * Shares of the pen's width: one for the whole stroke, or where ends taper one for each node of the curve, which may get
 * nodes more for that.
 * @param free whether the stroke's beginning and end hang on nothing
 */
export function weigh(
  { strength, x, closed }: Polyline,
  curve: Curve,
  { min, max, long, taper }: Weights,
  free: readonly [boolean, boolean],
): number[] {
  const share = (value: number) => {
    const bySure = Math.max(0, Math.min(1, (value - faint) / (sure - faint)));
    return min + (max - min) * (byStrength * bySure + (1 - byStrength) * Math.min(1, x.length / long));
  };
  if (taper === 0) return [share(median(strength))];
  cutAtTapers(curve, taper, closed, free);
  const calm = smoothValues(strength, Math.max(1, Math.min(taper, (x.length - 1) / 6)), closed);
  const lengths = lengthsAt(curve);
  const total = lengths.at(-1)!;
  return lengths.map((length) => {
    const at = Math.min(calm.length - 1, Math.round((length / (total || 1)) * (calm.length - 1)));
    const ends = [free[0] ? length : total, free[1] ? total - length : total];
    const near = closed ? 1 : Math.min(1, Math.min(...ends) / Math.min(taper, total / 2 || 1));
    return share(calm[at]!) * (tip + (1 - tip) * near * (2 - near));
  });
}

/** How much the width of a line of ink may vary before it is a swelling line: as a factor, and in pixels. */
const steady = 1.45;
const steadyPixels = 2.1;
/** Which of its widths, as shares of all in order, are compared: the narrowest and widest are chance. */
const [narrow, wide] = [0.1, 0.9];

/**
 * The widths of a polyline that was drawn in ink, in pixels: one where it hardly varies, else one for each node of the
 * curve; undefined where nothing is known.
 */
export function inkWidths({ widths }: Polyline, curve: readonly number[]): number[] | undefined {
  const known = widths.filter((value) => value > 0).sort();
  if (known.length === 0) return undefined;
  const at = (share: number) => known[Math.floor((known.length - 1) * share)]!;
  if (at(wide) <= Math.max(steady * at(narrow), at(narrow) + steadyPixels)) return [at(0.5)];
  const usual = at(0.5);
  const filled = widths.map((value) => (value > 0 ? value : usual));
  const calm = smoothValues(filled, Math.min(5, (filled.length - 1) / 6), false);
  const lengths = lengthsAt(curve);
  return lengths.map((length) => {
    const i = Math.round((length / (lengths.at(-1)! || 1)) * (calm.length - 1));
    return Math.max(at(0), Math.min(at(1), calm[i]!));
  });
}

function median(values: Float64Array): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[sorted.length >> 1]!;
}

/** Gives a curve nodes where its free ends begin to taper, one in each taper and some on the way. */
function cutAtTapers(curve: Curve, taper: number, closed: boolean, free: readonly [boolean, boolean]): void {
  const total = lengthsAt(curve).at(-1)!;
  for (let cubic = cubicsIn(curve) - 1; cubic >= 0; cubic--) {
    const parts = Math.min(24, Math.ceil(lengthOf(curve, cubic) / (taper + total / steadyParts)));
    for (let k = parts; k > 1; k--) cutCubic(curve, cubic, (k - 1) / k);
  }
  if (closed) return;
  const long = Math.min(taper, total / 2);
  // the taper in two: it is round, not a wedge
  for (const length of [long / 2, long]) {
    if (free[0]) cutAt(curve, length);
    if (free[1]) cutAt(curve, total - length);
  }
}

/** A node within this share of a cubic serves for a cut in it. */
const nodeNear = 0.1;

/** Cuts a curve at a length from its beginning, where no node is near. */
function cutAt(curve: Curve, length: number): void {
  const lengths = lengthsAt(curve);
  const cubic = Math.max(0, lengths.findIndex((end) => end > length) - 1);
  const t = (length - lengths[cubic]!) / (lengths[cubic + 1]! - lengths[cubic]! || 1);
  if (t > nodeNear && t < 1 - nodeNear) cutCubic(curve, cubic, t);
}

/** The length along a curve at each of its nodes. */
function lengthsAt(curve: readonly number[]): number[] {
  const out = [0];
  for (let cubic = 0; cubic < cubicsIn(curve); cubic++) out.push(out.at(-1)! + lengthOf(curve, cubic));
  return out;
}

function lengthOf(curve: readonly number[], cubic: number): number {
  let from = pointAt(curve, cubic, 0);
  let length = 0;
  for (let k = 1; k <= 4; k++) {
    const to = pointAt(curve, cubic, k / 4);
    const dx = to[0] - from[0];
    const dy = to[1] - from[1];
    length += Math.sqrt(dx * dx + dy * dy);
    from = to;
  }
  return length;
}
