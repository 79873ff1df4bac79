import type { Field } from "../../edges/grid.ts";
import { pixelsOf, type ShownCut } from "./best-shown-cut.ts";
import { otsu } from "./otsu.ts";
import { shownByMap } from "./shown-by-map.ts";
import { meanOf, type Superpixels } from "./superpixels.ts";
import { cutTidily } from "./tidy-cut.ts";

/**
 * What the network's word counts, in logits from the middle to either end, and how much what is seen without it counts beside it. By overlap
 * with seventeen masks drawn by hand: with 0.1 to 1 for the latter a rocket and a close-up of a cat change, the others hardly.
 */
const counts = { salient: 5, seen: 0.3 };
/** The network says something where what is cut is at least so large a share of the picture. */
const minShare = 0.002;
/** A cut is not sure at all where its places have this chance on average, and wholly from the second on. */
const [doubtful, clear] = [0.5, 0.9] as const;

/** How sure a cut is whose places have this chance on average, 0 to 1. */
export function surenessOf(chance: number): number {
  return Math.max(0, Math.min(1, (chance - doubtful) / (clear - doubtful)));
}

/**
 * What a network for salient objects takes for what the picture is about, cut out along the picture's own borders; undefined where it says nothing.
 * @param odds of each superpixel by all that is seen without it, in logits
 */
export function salientCut(
  parts: Superpixels,
  odds: Float64Array,
  { chances, strength }: { readonly chances: Field; readonly strength: Field },
): ShownCut | undefined {
  const { area } = parts.graph;
  const chance = meanOf(parts, chances);
  const middle = otsu(odds, area);
  const both = odds.map((own, p) => counts.salient * (2 * chance[p]! - 1) + counts.seen * (own - middle));
  const found = cutTidily(parts, both, new Int8Array(both.length));
  let [within, sum] = [0, 0];
  for (let p = 0; p < found.length; p++) {
    if (!found[p]) continue;
    within += area[p]!;
    sum += area[p]! * chance[p]!;
  }
  const sureness = surenessOf(sum / within);
  const shown = shownByMap(pixelsOf(parts, found), strength);
  return shown.share >= minShare && sureness > 0 ? { odds: both, found, sureness, shown } : undefined;
}
