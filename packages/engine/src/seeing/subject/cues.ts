import { expMinus } from "../../arithmetic/reproducible.ts";
import { colorSteps, eachByWay } from "./color-steps.ts";
import type { Superpixels } from "./superpixels.ts";

/** Superpixels this near over steps of color are one and the same (Zhu et al. use 7 to 15 in CIELAB). */
const alike = 7;
/** What is farther than so many times that has no part in it. */
const farthest = 4;
/** The picture's edge is the nearest of its pixels, this share of them: a subject may touch it. */
const nearEdge = 0.02;

/** What tells a subject from what is around it, a value a superpixel. */
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
 * @param superpixels a few hundred
 */
export function findCues(superpixels: Superpixels): Cues {
  const { graph, edge } = superpixels;
  const { count } = superpixels.labels;
  const steps = colorSteps(superpixels);
  let around = 0;
  for (let p = 0; p < count; p++) around += edge[p]!;
  const island = new Float64Array(count);
  const distance = new Float64Array(count);
  for (let p = 0; p < count; p++) {
    let [area, outline, met] = [0, 0, 0];
    eachByWay([p], superpixels, steps, (q, way) => {
      const same = expMinus((way * way) / (2 * alike * alike));
      area += graph.area[q]! * same;
      outline += edge[q]! * same;
      if (met <= nearEdge * around) {
        met += edge[q]!;
        if (edge[q]! > 0) distance[p] = way;
      }
      return way < farthest * alike || met <= nearEdge * around;
    });
    island[p] = expMinus((outline * outline) / (2 * area));
  }
  return { island, distance };
}
