import { expMinus } from "../arithmetic/reproducible.ts";
import type { Planes } from "../raster/planes.ts";
import type { Vote, Window } from "../simd/round-regions.ts";
import type { ColoredLabels } from "./labels.ts";

/** How borders are rounded. */
export interface Rounding {
  /** Standard deviation of the Gaussian vote, in pixels. */
  readonly sigma: number;
  /** Share of all votes lost for each squared step between a pixel and a region's color. */
  readonly fidelity: number;
  readonly sweeps: number;
  readonly palette: Float64Array;
  /** How important each pixel is, and from which importance on pixels lose `factor` times `fidelity`. */
  readonly importance?: { readonly of: Uint8Array; readonly least: number; readonly factor: number };
}

/** All votes of a window together, but for rounding. */
const allVotes = 1 << 14;
/** A color this far away (20 units, squared, in steps) is as bad as any: outliers do not pull borders. */
const farthest = 400 * 6400;

/** A round Gaussian window, row by row. */
function gaussianWindow(sigma: number): Window {
  const reach = Math.max(1, Math.ceil(2.2 * sigma));
  const [dx, dy, weight]: [number[], number[], number[]] = [[], [], []];
  let total = 0;
  for (let y = -reach; y <= reach; y++) {
    for (let x = -reach; x <= reach; x++) {
      if (x * x + y * y > reach * reach + 0.5) continue;
      dx.push(x);
      dy.push(y);
      weight.push(expMinus((x * x + y * y) / (2 * sigma * sigma)));
      total += weight.at(-1)!;
    }
  }
  const votes = Int16Array.from(weight, (w) => Math.round((w / total) * allVotes));
  return { reach, dx: Int32Array.from(dx), dy: Int32Array.from(dy), votes };
}

/** What rounding needs to know, in whole numbers. @param active pixels from which borders moved before */
export function voteOf(
  labels: ColoredLabels,
  planes: Planes,
  rounding: Rounding,
  active: Uint8Array | undefined,
): Vote {
  return {
    labels,
    planes,
    window: gaussianWindow(rounding.sigma),
    palette: Int32Array.from(rounding.palette, Math.round),
    fidelity: rounding.fidelity * allVotes,
    farthest,
    importance: rounding.importance,
    sweeps: rounding.sweeps,
    active,
  };
}

/**
 * Rounds the borders of regions and lets slivers shrink away: threshold dynamics for the piecewise constant
 * Mumford-Shah functional (Merriman, Bence & Osher 1992; Esedoglu & Tsai 2006). In each sweep every pixel at a
 * border takes the label, of its own and its four neighbors', with the largest Gaussian vote minus `fidelity`
 * times the squared distance of its color. Regions may fall apart or vanish; the labels' numbers stay.
 */
export function roundBorders(vote: Vote): Int32Array {
  const { width, height } = vote.labels;
  const current = Int32Array.from(vote.labels.data);
  let marks = vote.active ? markAround(vote, indicesOf(vote.active)) : new Uint8Array(width * height).fill(1);
  for (let sweep = 0; sweep < vote.sweeps; sweep++) {
    // all pixels look at the labels as they were before the sweep
    const movedPixels: number[] = [];
    const movedTo: number[] = [];
    for (let i = 0; i < marks.length; i++) {
      if (marks[i] === 0) continue;
      const winner = winnerAt(vote, current, i);
      if (winner === current[i]) continue;
      movedPixels.push(i);
      movedTo.push(winner);
    }
    movedPixels.forEach((i, n) => {
      current[i] = movedTo[n]!;
    });
    if (movedPixels.length === 0) break;
    marks = markAround(vote, movedPixels);
  }
  return current;
}

/** The label that wins a pixel; its own wins a draw. */
function winnerAt(vote: Vote, current: Int32Array, i: number): number {
  const { width, height } = vote.labels;
  const own = current[i]!;
  const x = i % width;
  const y = (i - x) / width;
  const left = x > 0 ? current[i - 1]! : own;
  const right = x + 1 < width ? current[i + 1]! : own;
  const up = y > 0 ? current[i - width]! : own;
  const down = y + 1 < height ? current[i + width]! : own;
  if (left === own && right === own && up === own && down === own) return own;
  let winner = own;
  let best = worth(vote, current, i, own);
  for (const other of new Set([left, right, up, down])) {
    const value = other === own ? best : worth(vote, current, i, other);
    if (value > best) {
      best = value;
      winner = other;
    }
  }
  return winner;
}

/** The votes for a label around pixel i, less what the distance of its color costs. */
function worth(
  { labels, planes, window, palette, importance, ...vote }: Vote,
  current: Int32Array,
  i: number,
  label: number,
): number {
  const { width, height, colors } = labels;
  const x = i % width;
  const y = (i - x) / width;
  const { reach, dx, dy, votes } = window;
  const isDeep = x >= reach && x < width - reach && y >= reach && y < height - reach;
  let sum = 0;
  for (let j = 0; j < votes.length; j++) {
    const at = isDeep
      ? i + dy[j]! * width + dx[j]!
      : mirror(y + dy[j]!, height) * width + mirror(x + dx[j]!, width);
    if (current[at] === label) sum += votes[j]!;
  }
  const k = colors[label]! * 3;
  const dl = planes.l[i]! - palette[k]!;
  const da = planes.a[i]! - palette[k + 1]!;
  const db = planes.b[i]! - palette[k + 2]!;
  const isEssential = importance !== undefined && importance.of[i]! >= importance.least;
  const fidelity = isEssential ? vote.fidelity * importance.factor : vote.fidelity;
  return sum - fidelity * Math.min(vote.farthest, dl * dl + da * da + db * db);
}

/** The picture is mirrored at its edges. */
function mirror(v: number, size: number): number {
  const folded = v < 0 ? -v - 1 : v >= size ? 2 * size - 1 - v : v;
  return Math.max(0, Math.min(size - 1, folded));
}

function indicesOf(set: Uint8Array): number[] {
  const indices: number[] = [];
  for (let i = 0; i < set.length; i++) if (set[i]) indices.push(i);
  return indices;
}

/** 1 for every pixel whose window's square holds one of the given pixels: only these can change their minds. */
function markAround(
  { labels: { width, height }, window: { reach } }: Vote,
  pixels: number[],
): Uint8Array<ArrayBuffer> {
  const marks = new Uint8Array(width * height);
  for (const i of pixels) {
    const x = i % width;
    const y = (i - x) / width;
    const [first, end] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
    for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row++) {
      marks.fill(1, row * width + first, row * width + end);
    }
  }
  return marks;
}
