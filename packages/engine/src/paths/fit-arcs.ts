import { fitArcsOnKernels } from "../simd/arcs.ts";
import { ArcFitter } from "./arc-fitter.ts";
import type { ArcFitting, ArcsToFit, FittedArcs } from "./arc-fitting.ts";
import type { Chains } from "./chains.ts";

/**
 * Fits chains of points with straight lines and cubics, G1 where there is no corner.
 * @returns for each chain x, y of the start, then two handles and an end for each piece; handles of straight pieces
 * lie on its ends. Loops end where they begin.
 */
export function fitArcs(chains: Chains, arcs: ArcsToFit, fitting: ArcFitting): FittedArcs {
  return fitArcsOnKernels(chains, arcs, fitting) ?? plainFitArcs(chains, arcs, fitting);
}

function plainFitArcs(chains: Chains, { loops, list, factors }: ArcsToFit, fitting: ArcFitting): FittedArcs {
  const fitter = new ArcFitter();
  const begins = new Int32Array(list.length + 1);
  const all: number[][] = [];
  list.forEach((b, k) => {
    const factor = factors[k]!;
    const [tolerance, straight] = [fitting.tolerance * factor, fitting.straight * factor];
    const own = factor === 1 ? fitting : { tolerance, straight, corner: -2, smooth: 0, stretch: 0 };
    all.push(fitter.fit(chains, b, loops[b] === 1, own));
    begins[k + 1] = begins[k]! + all[k]!.length;
  });
  const numbers = new Float64Array(begins[list.length]!);
  all.forEach((own, k) => {
    numbers.set(own, begins[k]!);
  });
  return { begins, numbers };
}
