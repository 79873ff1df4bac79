import { seededRandom } from "../arithmetic/reproducible.ts";
import { type Errors, withErrorsOnKernels } from "../simd/cluster.ts";
import { nearestColor, squaredDistance } from "./cluster.ts";
import type { Histogram } from "./histogram.ts";
import { areApart, shownLab } from "./keep-apart.ts";

/** Of so many points, drawn by how badly they are served, the one is taken that serves all best: greedy k-means++. */
const candidates = 64;
/** What is added must differ a little more than it has to: it is going to move. */
const distinct = 1.5;

/**
 * Colors of points that serve them best beside those of a palette, all of them `apart` (CIEDE2000); fewer where not so many differ.
 * Greedy k-means++ (Arthur & Vassilvitskii 2007).
 */
export function moreColors(
  points: Histogram,
  palette: Float64Array,
  { many, apart }: { many: number; apart: number },
): Float64Array {
  if (many <= 0) return new Float64Array();
  const shown = Array.from({ length: palette.length / 3 }, (_, k) => shownLab(palette, k));
  const random = seededRandom(shown.length);
  const choose = (errors: Errors) => {
    const out: number[] = [];
    while (out.length < 3 * many) {
      const drawn = new Set(Array.from({ length: candidates }, () => errors.pick(random())));
      let [best, least] = [-1, errors.total()];
      for (const i of drawn) {
        const total = errors.totalWith(i);
        if (total >= least) continue;
        const lab = shownLab(points.colors, i);
        if (shown.every((other) => areApart(lab, other, distinct * apart))) [best, least] = [i, total];
      }
      if (best < 0) break;
      shown.push(shownLab(points.colors, best));
      out.push(...points.colors.subarray(3 * best, 3 * best + 3));
      errors.add(best);
    }
    return Float64Array.from(out);
  };
  return withErrorsOnKernels(points, palette, choose) ?? choose(plainErrors(points, palette));
}

function plainErrors({ count, colors, weights }: Histogram, palette: Float64Array): Errors {
  const away = Float64Array.from({ length: count }, (_, i) =>
    squaredDistance(colors, i, palette, nearestColor(colors, i, palette)),
  );
  const sum = (error: (i: number) => number) => {
    let all = 0;
    for (let i = 0; i < count; i++) all += error(i) * weights[i]!;
    return all;
  };
  const withPoint = (at: number) => (i: number) => Math.min(away[i]!, squaredDistance(colors, i, colors, at));
  const total = () => sum((i) => away[i]!);
  return {
    total,
    pick: (share) => {
      let rest = share * total();
      let at = 0;
      for (; at < count - 1; at++) {
        rest -= away[at]! * weights[at]!;
        if (rest <= 0) break;
      }
      return at;
    },
    totalWith: (at) => sum(withPoint(at)),
    add: (at) => away.set(away.map((_, i) => withPoint(at)(i))),
  };
}
