import { colorDifference, type Lab } from "../color-difference.ts";
import type { DifferenceForm } from "./difference-form.ts";

/** Colors sorted by cells of CIELAB, so that those near one are found without looking at all. */
export interface ColorIndex {
  /** CIELAB, three numbers each, cell after cell. */
  readonly labs: Float32Array;
  /** Where the colors of each cell begin, and one end more. */
  readonly starts: Uint32Array;
}

/** Sides of the cells in CIELAB, and how many there are along lightness and along a and b. */
const side = 4;
const [lCount, abCount] = [26, 64];

const within = (cell: number, count: number) => (cell < 0 ? 0 : cell >= count ? count - 1 : cell);
const lCell = (l: number) => within(Math.floor(l / side), lCount);
const abCell = (value: number) => within(Math.floor(value / side) + abCount / 2, abCount);
// lightness last: what lies above each other in CIELAB lies side by side here
const firstOf = (a: number, b: number) => (a * abCount + b) * lCount;

/** Sorts colors: CIELAB, three numbers each. */
export function colorIndex(labs: Float32Array): ColorIndex {
  const cells = new Uint32Array(labs.length / 3);
  const starts = new Uint32Array(lCount * abCount * abCount + 1);
  for (let i = 0; i < cells.length; i++) {
    const cell = firstOf(abCell(labs[3 * i + 1]!), abCell(labs[3 * i + 2]!)) + lCell(labs[3 * i]!);
    cells[i] = cell;
    starts[cell + 1]!++;
  }
  for (let cell = 1; cell < starts.length; cell++) starts[cell]! += starts[cell - 1]!;
  const next = starts.slice();
  const sorted = new Float32Array(labs.length);
  for (let i = 0; i < cells.length; i++) {
    const place = 3 * next[cells[i]!]!++;
    for (let axis = 0; axis < 3; axis++) sorted[place + axis] = labs[3 * i + axis]!;
  }
  return { labs: sorted, starts };
}

/** What a color's form calls farther than this many times the limit is not looked at. */
const slack = 1.4;

/**
 * Whether some color of the index is within a difference of one.
 * @param form of that one
 * @param limit CIEDE2000
 */
export function hasWithin(
  { labs, starts }: ColorIndex,
  lab: Lab,
  form: DifferenceForm,
  limit: number,
): boolean {
  const wide = limit * slack;
  const [l, a, b] = lab;
  const [lReach, aReach, bReach] = form.reach;
  const [lFrom, lTo] = [lCell(l - wide * lReach), lCell(l + wide * lReach)];
  const [aFrom, aTo] = [abCell(a - wide * aReach), abCell(a + wide * aReach)];
  const [bFrom, bTo] = [abCell(b - wide * bReach), abCell(b + wide * bReach)];
  for (let aAt = aFrom; aAt <= aTo; aAt++) {
    for (let bAt = bFrom; bAt <= bTo; bAt++) {
      const first = firstOf(aAt, bAt);
      const end = 3 * starts[first + lTo + 1]!;
      for (let i = 3 * starts[first + lFrom]!; i < end; i += 3) {
        if (form.squared(labs[i]! - l, labs[i + 1]! - a, labs[i + 2]! - b) > wide * wide) continue;
        if (colorDifference(lab, [labs[i]!, labs[i + 1]!, labs[i + 2]!]) <= limit) return true;
      }
    }
  }
  return false;
}
