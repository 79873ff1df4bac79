import { blurOnKernels } from "../../edges/blur.ts";
import type { Field } from "../../edges/grid.ts";
import { onKernels } from "../../kernels/kernels.ts";

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
  const { width, height, data } = light;
  const size = width * height;
  return onKernels((kernels, arena) => {
    const soft = arena.put(data);
    blurOnKernels({ kernels, arena }, soft, light, softness);
    const room = () => arena.room(size * 4);
    const [at, dx, dy, counts] = [room(), room(), room(), room()];
    const [votes, places] = [room(), room()];
    const edges = kernels.edgesOf(soft, width, height, slope.min, slope.full, at, dx, dy, counts);
    const best = arena.put(new Float32Array(size));
    for (const [sign, all] of [
      [-1, radii.dark],
      [1, radii.light],
    ] as const)
      for (const radius of all) {
        kernels.votesOf(at, dx, dy, counts, edges, width, height, sign * radius, votes);
        const sigma = spread.share * radius + spread.pixels;
        blurOnKernels({ kernels, arena }, votes, light, sigma);
        // a blurred vote's peak is 1 / (2 pi sigma²), and a circle has 2 pi radius pixels
        kernels.raiseScores(best, votes, (sigma * sigma) / radius, size);
      }
    const found = kernels.highestScores(best, width, height, minScore, apart, places);
    const scores = arena.read(best, new Float32Array(size));
    return Array.from(arena.read(places, new Int32Array(found)), (i) => ({
      x: (i % width) + 0.5,
      y: Math.floor(i / width) + 0.5,
      score: scores[i]!,
    }))
      .sort((p, q) => q.score - p.score)
      .slice(0, count);
  });
}
