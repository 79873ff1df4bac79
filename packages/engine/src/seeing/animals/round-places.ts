import { blur } from "../../edges/blur.ts";
import type { Field } from "../../edges/grid.ts";

/** A place around which a picture is round, in its pixels. */
export interface RoundPlace {
  readonly x: number;
  readonly y: number;
  /** About 1 for a whole edge of middling contrast all around; 2 and more where edges of several radii agree. */
  readonly score: number;
}

/** Radii of what is darker than what is around it, and of what is lighter, in pixels: from a pupil to the rim of an iris. */
const radii = { dark: [2, 3, 4, 5], light: [3, 4, 5] };
/** How soft the picture is made, sigma in pixels: noise has directions, too. */
const softness = 0.8;
/** Edges below this say nothing, and above this all the same, in lightness (0 to 100) a pixel. */
const slope = { min: 0.8, full: 5 };
/** Votes for a middle are spread by this share of the radius, and so many pixels: eyes are not quite round. */
const spread = { share: 0.3, pixels: 0.3 };
/** Nothing of the same kind lies nearer than this, in pixels. */
const apart = 2;
/** Places below this score are left out. */
const minScore = 1.15;

/**
 * Finds the middles of what is round and small: each edge votes for the places that lie a radius from it in the direction of its
 * slope (fast radial symmetry, Loy and Zelinsky 2003). Larger things are found on smaller copies of the picture.
 * @param light lightness, 0 to 100
 * @param count of places, the roundest first
 */
export function findRoundPlaces(light: Field, count: number): RoundPlace[] {
  const { width, height } = light;
  const edges = edgesOf(blur(light, softness));
  const best = new Float32Array(width * height);
  for (const [sign, all] of [
    [-1, radii.dark],
    [1, radii.light],
  ] as const)
    for (const radius of all) raiseBy(best, votesOf(edges, light, sign * radius), light, radius);
  const places: RoundPlace[] = [];
  for (let y = apart + 1; y < height - apart - 1; y++)
    for (let x = apart + 1; x < width - apart - 1; x++) {
      const score = best[y * width + x]!;
      if (score >= minScore && isHighest(best, width, x, y)) places.push({ x: x + 0.5, y: y + 0.5, score });
    }
  return places.sort((p, q) => q.score - p.score).slice(0, count);
}

/** The edges of a picture: where they are, which way it becomes lighter there (length 1), and how much each counts, 0 to 1. */
interface Edges {
  readonly count: number;
  readonly at: Int32Array;
  readonly dx: Float32Array;
  readonly dy: Float32Array;
  readonly counts: Float32Array;
}

function edgesOf({ width, height, data }: Field): Edges {
  const [at, dx, dy, counts] = [
    new Int32Array(data.length),
    ...[0, 1, 2].map(() => new Float32Array(data.length)),
  ] as [Int32Array, Float32Array, Float32Array, Float32Array];
  let count = 0;
  for (let y = 1; y < height - 1; y++)
    for (let i = y * width + 1; i < (y + 1) * width - 1; i++) {
      const across = (data[i + 1]! - data[i - 1]!) / 2;
      const down = (data[i + width]! - data[i - width]!) / 2;
      const steep = Math.sqrt(across * across + down * down);
      if (steep < slope.min) continue;
      at[count] = i;
      dx[count] = across / steep;
      dy[count] = down / steep;
      counts[count++] = Math.min(1, steep / slope.full);
    }
  return { count, at, dx, dy, counts };
}

/** The votes of all edges for the places so many pixels up their slope, or down it where that is negative. */
function votesOf({ count, at, dx, dy, counts }: Edges, { width, height }: Field, way: number): Float32Array {
  const votes = new Float32Array(width * height);
  for (let k = 0; k < count; k++) {
    const i = at[k]!;
    const y = Math.floor(i / width);
    const column = Math.round(i - y * width + way * dx[k]!);
    const row = Math.round(y + way * dy[k]!);
    if (column < 0 || row < 0 || column >= width || row >= height) continue;
    const to = row * width + column;
    votes[to] = votes[to]! + counts[k]!;
  }
  return votes;
}

/** Raises the best scores by votes, as shares of the pixels that a circle of the radius has. */
function raiseBy(best: Float32Array, votes: Float32Array, { width, height }: Field, radius: number): void {
  const sigma = spread.share * radius + spread.pixels;
  const { data } = blur({ width, height, data: votes }, sigma);
  // a blurred vote's peak is 1 / (2 pi sigma²), and a circle has 2 pi radius pixels
  const scale = (sigma * sigma) / radius;
  for (let i = 0; i < best.length; i++) {
    const score = data[i]! * scale;
    if (score > best[i]!) best[i] = score;
  }
}

function isHighest(values: Float32Array, width: number, x: number, y: number): boolean {
  const own = values[y * width + x]!;
  for (let row = y - apart; row <= y + apart; row++)
    for (let column = x - apart; column <= x + apart; column++)
      if (values[row * width + column]! > own) return false;
  return true;
}
