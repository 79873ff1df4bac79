import { onKernels } from "../kernels/kernels.ts";
import type { ArcFitting, ArcsToFit, FittedArcs } from "./arc-fitting.ts";
import type { Chains } from "./chains.ts";

/**
 * Fits chains of points with straight lines and cubics, G1 where there is no corner.
 * @returns for each chain x, y of the start, then two handles and an end for each segment; handles of straight segments
 * lie on its ends. Loops end where they begin.
 */
export function fitArcs(
  { start, x, y }: Chains,
  { loops, list, factors }: ArcsToFit,
  { tolerance, straight, corner, smooth, minSegment }: ArcFitting,
): FittedArcs {
  // a loop gets its first point again at its end
  let [longest, points] = [0, 0];
  for (const b of list) {
    const own = start[b + 1]! - start[b]! + 1;
    longest = Math.max(longest, own);
    points += own;
  }
  const room = longest + 1;
  return onKernels((kernels, arena) => {
    const given = [arena.put(x), arena.put(y), arena.put(start), arena.put(loops)] as const;
    const wanted = [arena.put(list), arena.put(factors), list.length] as const;
    const scratch = [arena.room(room * 24), room, arena.room((room + 16) * 8)] as const;
    const [begins, out] = [arena.room((list.length + 1) * 4), arena.room((points * 6 + list.length * 2) * 8)];
    const how = [tolerance, straight, corner, smooth, minSegment] as const;
    kernels.fitArcs(...given, ...wanted, ...how, ...scratch, begins, out);
    const starts = arena.read(begins, new Int32Array(list.length + 1));
    return { begins: starts, numbers: arena.read(out, new Float64Array(starts[list.length]!)) };
  });
}
