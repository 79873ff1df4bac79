import { expMinus } from "../arithmetic/reproducible.ts";
import type { Arena } from "../kernels/arena.ts";

/** Orientations in a half turn, and lengths of the ellipse, that sectors are made for. */
export const orientations = 16;
export const lengths = 4;
const sectors = 8;
/** The middle of a sector is an eighth of a turn from the next; cosine, and squared sine, of half of that. */
const cosHalf = 0.9238795325112867;
const sinHalfSquared = 0.1464466094067262;
const diagonal = Math.SQRT1_2;
/** How fast weights fall towards the rim (half of 1 / sigma², for a rim at 1), and what is too little to be counted. */
const falloff = 3.125;
const minWeight = 0.004;

export interface Sectors {
  /** How far a sector reaches, in pixels. */
  readonly margin: number;
  /** The address of 8 × (begin, end) for each orientation and length. */
  write: (arena: Arena, stride: number) => number;
}

interface Sample {
  readonly dx: number;
  readonly dy: number;
  readonly weight: number;
}

/** The direction of an orientation: a diamond stands for the circle, so no angle is computed. */
function directionOf(orientation: number): { cos: number; sin: number } {
  const t = (2 * orientation) / orientations;
  const [x, y] = t < 1 ? [1 - t, t] : [1 - t, 2 - t];
  const length = Math.sqrt(x * x + y * y);
  return { cos: x / length, sin: y / length };
}

/** Weights (polynomials of Kyprianidis 2010) of a place in the disk for all sectors. */
function weightsAt(x: number, y: number, radius: number): number[] {
  const zeta = 2 / radius;
  const eta = (zeta + cosHalf) / sinHalfSquared;
  const four = (u: number, v: number) => {
    const across = zeta - eta * u * u;
    const down = zeta - eta * v * v;
    return [v + across, -u + down, -v + across, u + down].map((z) => (z > 0 ? z * z : 0));
  };
  const [upright, turned] = [four(x, y), four(diagonal * (x - y), diagonal * (x + y))];
  const all = Array.from({ length: sectors }, (_, s) => (s % 2 === 0 ? upright : turned)[s >> 1]!);
  const sum = all.reduce((total, weight) => total + weight, 0);
  const here = expMinus(falloff * (x * x + y * y));
  return all.map((weight) => (sum > 0 ? (weight / sum) * here : 0));
}

/** Which samples are taken: all of a small ellipse, a part of a large one, which says nearly as much. */
function isTaken(dx: number, dy: number, radius: number): boolean {
  if (radius <= 3) return true;
  if (radius <= 6) return (dx + dy) % 2 === 0;
  const step = Math.round(radius / 3.5);
  return dx % step === 0 && dy % step === 0;
}

function sectorsOf(radius: number, orientation: number, length: number): Sample[][] {
  const longer = 1 + (length + 0.5) / lengths;
  const [a, b] = [radius * longer, radius / longer];
  const { cos, sin } = directionOf(orientation);
  const found: Sample[][] = Array.from({ length: sectors }, () => []);
  const reach = Math.ceil(a);
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++) {
      if (!isTaken(dx, dy, radius)) continue;
      const x = (cos * dx + sin * dy) / a;
      const y = (-sin * dx + cos * dy) / b;
      if (x * x + y * y > 1) continue;
      weightsAt(x, y, radius).forEach((weight, s) => {
        if (weight > minWeight) found[s]!.push({ dx, dy, weight });
      });
    }
  return found.map((samples) => {
    // a sector that no sample fell into has the pixel itself
    if (samples.length === 0) return [{ dx: 0, dy: 0, weight: 1 }];
    const sum = samples.reduce((total, { weight }) => total + weight, 0);
    return samples.map(({ dx, dy, weight }) => ({ dx, dy, weight: weight / sum }));
  });
}

/** The sectors of a Kuwahara filter that reaches so many pixels, for every orientation and length. */
export function sectorsFor(radius: number): Sectors {
  const all = Array.from({ length: orientations * lengths }, (_, k) =>
    sectorsOf(radius, Math.floor(k / lengths), k % lengths),
  );
  const total = all.flat().reduce((sum, samples) => sum + samples.length, 0);
  return {
    margin: Math.ceil(radius * 2) + 1,
    write: (arena, stride) => {
      const entries = new Int32Array(total * 2);
      const weights = new Float32Array(entries.buffer);
      const table = new Int32Array(all.length * sectors * 2);
      const at = arena.room(entries.byteLength);
      let next = 0;
      all.flat().forEach((samples, k) => {
        table[k * 2] = at + next * 8;
        for (const { dx, dy, weight } of samples) {
          entries[next * 2] = dy * stride + dx * 16;
          weights[next * 2 + 1] = weight;
          next++;
        }
        table[k * 2 + 1] = at + next * 8;
      });
      arena.write(at, entries);
      return arena.put(table);
    },
  };
}
