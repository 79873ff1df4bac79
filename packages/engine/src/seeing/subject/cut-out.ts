import { chanceOf, expMinus } from "../../arithmetic/reproducible.ts";
import { colorCells, colorOdds } from "./color-odds.ts";
import { minCut } from "./min-cut.ts";
import { apart, type Superpixels } from "./superpixels.ts";

/** What a pixel's odds count a logit, and how many logits at most; what its color counts where it occurs on one side only. */
const odd = 0.2;
const maxOdds = 3;
const colored = 1.1;
/** What a pixel's side of contour costs where nothing speaks for it, and the share of it that is left where all does. */
const contour = 9;
const min = 0.02;
/** A sure line of the map makes a contour cheaper by e to this; a step of color of `step` (OKLab, in units) by e. */
const line = 3;
const step = 15;
/** Colors are learned in so many rounds; what a round has cut off counts so much in the next. */
const rounds = 3;
const learned = 0.3;
/** What a cut has put on a side is not wholly sure to be of the other, 0 to 1. */
const doubt = 0.05;

/** Whole numbers stand for thousandths; nothing outweighs this. */
const unit = 1000;
const certain = 1e8;

/**
 * Cuts a picture in two along its superpixels' borders: 1 for each that is subject. What it costs to cut a border falls
 * with the boundary map and with the step of color; what it costs to put a superpixel on the wrong side are its odds and
 * those of its color, which is learned from the cut before, three times (after Boykov and Jolly 2001, and GrabCut: Rother,
 * Kolmogorov and Blake 2004).
 * @param odds how much each superpixel looks like subject, in logits
 * @param seeds 1 for what is subject, −1 for what is not, 0 for what is to be found out
 */
export function cutOut(superpixels: Superpixels, odds: Float64Array, seeds: Int8Array): Uint8Array {
  const { graph, color } = superpixels;
  const { a, b, area } = graph;
  const cost = Int32Array.from({ length: graph.borders }, (_, border) => {
    const change = apart(color, a[border]!, b[border]!);
    const smooth = expMinus(line * graph.mean(border) + (change * change) / (step * step));
    return Math.round(unit * contour * graph.length[border]! * (min + smooth));
  });
  const cells = colorCells(superpixels);
  let inside = odds.map((value, p) => (seeds[p] === 0 ? chanceOf(value) : seeds[p]! > 0 ? 1 : 0));
  for (let round = 0; ; round++) {
    const colors = colorOdds(cells, superpixels, inside);
    const wish = Int32Array.from({ length: odds.length }, (_, p) => {
      if (seeds[p] !== 0) return certain * seeds[p]!;
      const own = Math.max(-maxOdds, Math.min(maxOdds, odds[p]!));
      return Math.round(unit * area[p]! * (odd * own + colored * colors[p]!));
    });
    const side = minCut({ wish, a, b, cost });
    if (round === rounds - 1) return side;
    inside = inside.map((value, p) => learned * (side[p] ? 1 - doubt : doubt) + (1 - learned) * value);
  }
}
