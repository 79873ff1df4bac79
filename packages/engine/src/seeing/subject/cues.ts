import { expMinus } from "../../arithmetic/reproducible.ts";
import { colorSteps, waysFrom } from "./color-steps.ts";
import type { Superpixels } from "./superpixels.ts";

/** Pieces this near over steps of color are one and the same (Zhu et al. use 7 to 15 in CIELAB). */
const alike = 7;
/** The picture's edge is the nearest of its pixels, this share of them: a subject may touch it. */
const nearEdge = 0.02;

/** What tells a subject from what is around it, a value a piece. */
export interface Cues {
  /** 1 for an island, 0 for what lies along the picture's edge with much of its outline. */
  readonly island: Float64Array;
  /** How far it is from the picture's edge over steps of color. */
  readonly distance: Float64Array;
}

/**
 * Boundary connectivity (Zhu, Liang, Wei and Sun, "Saliency optimization from robust background detection", CVPR 2014)
 * and geodesic distance from the picture's edge (Wei et al., "Geodesic saliency using background priors", ECCV 2012);
 * steps of color count more where the boundary map has a line.
 * @param pieces a few hundred
 */
export function findCues(pieces: Superpixels): Cues {
  const { graph, edge } = pieces;
  const { count } = pieces.labels;
  const steps = colorSteps(pieces);
  const onEdge = Array.from({ length: count }, (_, p) => p).filter((p) => edge[p]! > 0);
  let around = 0;
  for (const p of onEdge) around += edge[p]!;
  const island = new Float64Array(count);
  const distance = new Float64Array(count);
  for (let p = 0; p < count; p++) {
    const way = waysFrom([p], pieces, steps);
    let [area, outline] = [0, 0];
    for (let q = 0; q < count; q++) {
      const same = expMinus((way[q]! * way[q]!) / (2 * alike * alike));
      area += graph.area[q]! * same;
      outline += edge[q]! * same;
    }
    island[p] = expMinus((outline * outline) / (2 * area));
    let met = 0;
    for (const q of onEdge.slice().sort((q, r) => way[q]! - way[r]! || q - r)) {
      distance[p] = way[q]!;
      met += edge[q]!;
      if (met > nearEdge * around) break;
    }
  }
  return { island, distance };
}
