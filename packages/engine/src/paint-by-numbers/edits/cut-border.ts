import type { Border } from "../../drawing/picture.ts";
import type { Place } from "./edit.ts";

/** Points along a border with how far they are along it. */
export interface Samples {
  /** Which cubic or straight segment, plus how much of it: 2.5 is the middle of the third. */
  readonly t: readonly number[];
  readonly x: readonly number[];
  readonly y: readonly number[];
}

/** Points on each cubic. */
const perCubic = 16;
/** No piece of a border is shorter than this, in steps of the curve: pieces of nothing would have no direction. */
const minPiece = 8;

type Line = Pick<Border, "shape" | "points">;

/** Points along a border, close enough together to find where another line crosses it. */
export function samplesOf({ shape, points }: Line): Samples {
  const steps = shape === "line" ? 1 : perCubic;
  const count = segmentCount({ shape, points }) * steps;
  const t = Array.from({ length: count + 1 }, (_, i) => i / steps);
  const places = t.map((at) => pointAt({ shape, points }, at));
  return { t, x: places.map(([x]) => x), y: places.map(([, y]) => y) };
}

/** The point of a border at `t`; see `Samples`. */
export function pointAt({ shape, points }: Line, t: number): Place {
  const k = Math.min(segmentCount({ shape, points }) - 1, Math.floor(t));
  const u = t - k;
  if (shape === "line") {
    const [x0, y0, x1, y1] = points.slice(2 * k, 2 * k + 4) as [number, number, number, number];
    return [x0 + (x1 - x0) * u, y0 + (y1 - y0) * u];
  }
  const [before] = halves(points.slice(6 * k, 6 * k + 8), u);
  return [before[6]!, before[7]!];
}

/** A cubic in two at `u` (de Casteljau). */
function halves(c: readonly number[], u: number): [number[], number[]] {
  const mix = (i: number, j: number, list: readonly number[]) => list[i]! + (list[j]! - list[i]!) * u;
  const level1 = [0, 1, 2, 3, 4, 5].map((i) => mix(i, i + 2, c));
  const level2 = [0, 1, 2, 3].map((i) => mix(i, i + 2, level1));
  const level3 = [0, 1].map((i) => mix(i, i + 2, level2));
  return [
    [c[0]!, c[1]!, level1[0]!, level1[1]!, level2[0]!, level2[1]!, level3[0]!, level3[1]!],
    [level3[0]!, level3[1]!, level2[2]!, level2[3]!, level1[4]!, level1[5]!, c[6]!, c[7]!],
  ];
}

/**
 * Moves places to cut along a border until every piece is long enough.
 * @param wanted in rising order
 * @returns null when the border is too short for all of them
 */
export function spreadCuts({ t, x, y }: Samples, wanted: readonly number[]): number[] | null {
  const lengths = [0];
  for (let i = 1; i < t.length; i++) {
    const [dx, dy] = [x[i]! - x[i - 1]!, y[i]! - y[i - 1]!];
    lengths.push(lengths[i - 1]! + Math.sqrt(dx * dx + dy * dy));
  }
  const whole = lengths.at(-1)!;
  if (whole < minPiece * (wanted.length + 1)) return null;
  const from = (value: number, known: readonly number[], asked: readonly number[]) => {
    let i = 1;
    while (i < known.length - 1 && known[i]! < value) i++;
    const [a, b] = [known[i - 1]!, known[i]!];
    return asked[i - 1]! + (b > a ? (value - a) / (b - a) : 0) * (asked[i]! - asked[i - 1]!);
  };
  const places = wanted.map((at) => from(at, t, lengths));
  for (let i = 0; i < places.length; i++)
    places[i] = Math.max(places[i]!, (i > 0 ? places[i - 1]! : 0) + minPiece);
  for (let i = places.length - 1; i >= 0; i--)
    places[i] = Math.min(places[i]!, (places[i + 1] ?? whole) - minPiece);
  return places.map((at) => from(at, lengths, t));
}

/** The pieces of a border that is cut at some places, in its direction; `cuts` in rising order. */
export function cutBorder(border: Border, cuts: readonly number[]): Border[] {
  const ends = [0, ...cuts, segmentCount(border)];
  return ends.slice(1).map((to, i) => {
    const points = part(border, ends[i]!, to).map((value) => Math.round(value));
    return { ...border, points };
  });
}

function part({ shape, points }: Line, from: number, to: number): number[] {
  const out = [...pointAt({ shape, points }, from)];
  for (let k = Math.floor(from); k < to; k++) {
    const [begin, end] = [Math.max(0, from - k), Math.min(1, to - k)];
    if (end <= begin) continue;
    if (shape === "line") {
      out.push(...pointAt({ shape, points }, k + end));
      continue;
    }
    const [, rest] = halves(points.slice(6 * k, 6 * k + 8), begin);
    const [piece] = halves(rest, (end - begin) / (1 - begin));
    out.push(...piece.slice(2));
  }
  return out;
}

function segmentCount({ shape, points }: Line): number {
  return shape === "line" ? points.length / 2 - 1 : (points.length - 2) / 6;
}
