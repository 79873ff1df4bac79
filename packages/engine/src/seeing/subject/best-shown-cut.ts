import type { Field } from "../../edges/grid.ts";
import { clearestCut } from "./clearest-cut.ts";
import { otsu } from "./otsu.ts";
import { type Shown, shownByMap } from "./shown-by-map.ts";
import type { Superpixels } from "./superpixels.ts";

/** A cut, with what the boundary map shows of it. */
export interface ShownCut extends ReturnType<typeof clearestCut> {
  readonly shown: Shown;
}

/**
 * What is cut without people counts where the map shows its border so much more than that of what is cut with them, and it is as
 * sure and as large. On 45 photos this finds a whole saucer with its cup.
 */
const clearer = 0.02;
/**
 * Where the map does not show what is cut with people, what is cut without counts that has a stronger border, and is so large beside it:
 * a squirrel with its branch, and not the leaves around. A cat's stripes are smaller.
 */
const similar = 0.5;

/**
 * The clearest cut of a picture where nobody has a face. The network for people answers to animals and things before a background,
 * too, so its word counts unless the map says otherwise.
 * @param odds of each superpixel: what is seen of it, and that with what the network says of it; in logits
 * @param strength of the boundary map, 0 to 1, of the superpixels' size
 */
export function bestShownCut(
  parts: Superpixels,
  odds: { readonly seen: Float64Array; readonly withPeople: Float64Array },
  strength: Field,
): ShownCut {
  const [people, plain] = [odds.withPeople, odds.seen].map((own) => shownCut(parts, own, strength)) as [
    ShownCut,
    ShownCut,
  ];
  const isClearer =
    plain.sureness >= people.sureness &&
    plain.shown.share >= people.shown.share &&
    plain.shown.border > people.shown.border + clearer;
  const isLikelier =
    !people.shown.isThing &&
    plain.sureness > 0 &&
    plain.shown.share >= similar * people.shown.share &&
    plain.shown.border > people.shown.border;
  return isClearer || isLikelier ? plain : people;
}

/** The clearest cut by some odds, from the value on at which they fall best into two. */
export function shownCut(parts: Superpixels, odds: Float64Array, strength: Field): ShownCut {
  const middle = otsu(odds, parts.graph.area);
  const cut = clearestCut(
    parts,
    odds.map((value) => value - middle),
  );
  return { ...cut, shown: shownByMap(pixelsOf(parts, cut.found), strength) };
}

/** 1 for each pixel in superpixels that are on. */
export function pixelsOf({ labels }: Superpixels, on: Uint8Array): Uint8Array {
  const { data } = labels;
  const out = new Uint8Array(data.length);
  for (let i = 0; i < out.length; i++) out[i] = on[data[i]!]!;
  return out;
}
