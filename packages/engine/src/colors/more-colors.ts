import { onKernels } from "../kernels/kernels.ts";
import { seededRandom } from "../arithmetic/reproducible.ts";
import type { Histogram } from "./histogram.ts";
import { areApart, shownLab } from "./keep-apart.ts";

/** Of so many points, drawn by how badly they are served, the one is taken that serves all best: greedy k-means++. */
const candidates = 64;
/** What is added must differ a little more than it has to: it is going to move. */
const distinct = 1.5;

/**
 * Colors of points that serve them best beside those of a palette, all of them `apart` (CIEDE2000); fewer where not so many
 * differ. Greedy k-means++ (Arthur & Vassilvitskii 2007).
 */
export function moreColors(
  points: Histogram,
  palette: Float64Array,
  { count, apart }: { count: number; apart: number },
): Float64Array {
  if (count <= 0) return new Float64Array();
  const shown = Array.from({ length: palette.length / 3 }, (_, k) => shownLab(palette, k));
  const random = seededRandom(shown.length);
  const choose = (errors: Errors) => {
    const out: number[] = [];
    while (out.length < 3 * count) {
      const drawn = new Set(Array.from({ length: candidates }, () => errors.pick(random())));
      let [best, min] = [-1, errors.total()];
      for (const i of drawn) {
        const total = errors.totalWith(i);
        if (total >= min) continue;
        const lab = shownLab(points.colors, i);
        if (shown.every((other) => areApart(lab, other, distinct * apart))) [best, min] = [i, total];
      }
      if (best < 0) break;
      shown.push(shownLab(points.colors, best));
      out.push(...points.colors.subarray(3 * best, 3 * best + 3));
      errors.add(best);
    }
    return Float64Array.from(out);
  };
  return withErrors(points, palette, choose);
}

/** How badly points are served. */
interface Errors {
  readonly total: () => number;
  /** The point at which the sum of errors reaches a share, 0 to 1, of all. */
  readonly pick: (share: number) => number;
  /** The sum of errors if point i were a color. */
  readonly totalWith: (i: number) => number;
  /** Makes point i a color. */
  readonly add: (i: number) => void;
}

/** What `work` returns, which gets the errors of points that a palette serves. */
function withErrors<T>(
  { count, colors, weights }: Histogram,
  palette: Float64Array,
  work: (errors: Errors) => T,
): T {
  return onKernels((kernels, arena) => {
    const [points, weight, chance] = [arena.put(colors), arena.put(weights), arena.room(count * 8)];
    const nearest = arena.put(new Float64Array(count).fill(Number.POSITIVE_INFINITY));
    const own = arena.put(palette);
    let total = 0;
    const take = (center: number) => {
      total = kernels.chances(points, weight, count, center, nearest, chance);
    };
    for (let k = 0; k < palette.length / 3; k++) take(own + k * 24);
    return work({
      total: () => total,
      pick: (share) => kernels.pick(chance, count, share * total),
      totalWith: (i) => kernels.errorWith(points, weight, count, points + i * 24, nearest),
      add: (i) => take(points + i * 24),
    });
  });
}
