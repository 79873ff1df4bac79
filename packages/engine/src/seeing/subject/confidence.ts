import type { Field } from "../../edges/grid.ts";
import { pixelsOf } from "./best-shown-cut.ts";
import { clarityOf } from "./clarity.ts";
import { surenessOf } from "./salient-cut.ts";
import { shownByMap } from "./shown-by-map.ts";
import type { Superpixels } from "./superpixels.ts";

/** What is known of a picture beside its cut. */
export interface Witnesses {
  /** The boundary map, of the superpixels' size. */
  readonly strength: Field;
  /** How much each superpixel looks like subject without any network, in logits. */
  readonly odds: Float64Array;
  /** How much each is a person. */
  readonly person?: Float64Array;
  /** How likely each stands out, by the network for salient objects. */
  readonly salient?: Float64Array;
  readonly hasFaces: boolean;
}

/** A guess is at most so sure: what the boundary map does not show, and what the network for salient objects says nothing of. */
const maxGuess = 0.5;
/** What nothing speaks for but one cue is at most so sure: skies at dusk, a cloud mirrored in a canal. */
const nobodySays = 0.2;
/** A subject that is less sure than this is none, unless an animal looks at you: a page of a photo is drawn evenly then. */
export const surelyNone = 0.22;
/** That network says nothing of a cut of which it takes less than this for salient, on average. */
const silent = 0.3;
/** A cut is somebody, or an animal, where so much of it is a person. */
const somebody = 0.5;
/** Lines so dense, and a border so strong, speak for a cut, too; alone they are not enough for one that the network did not make. */
const onMap = { density: 0.8, border: 0.71 };
/**
 * What the network has cut and nobody else speaks for is so unsure where it stands out by itself no more than `from`, and as sure as
 * the network is where it does by `to`, in deviations between a cut and the rest. On 130 photos without faces: a reflected cloud, a starry
 * sky and a rock among rocks have 0 and less, a canal and stones in the dusk 1; books, giraffes and peaks 2 to 4.
 */
const standing = { from: 0.5, to: 2 };

/**
 * How sure it is that a picture is about a cut and about nothing else, 0 to 1: as sure as the cut is where something else speaks for it.
 * @param found 1 for each superpixel of the cut
 * @param cut.sureness of the cut by itself, 0 to 1
 * @param cut.isAnybody whether somebody is in it
 */
export function confidenceOf(
  parts: Superpixels,
  found: Uint8Array,
  cut: { readonly sureness: number; readonly isAnybody: boolean },
  { strength, odds, person, salient, hasFaces }: Witnesses,
): number {
  const isSomebody = person !== undefined && meanIn(parts, found, person) >= somebody;
  const isSure = cut.isAnybody && (hasFaces || !salient || isSomebody);
  if (isSure && hasFaces) return 1;
  const own = isSure ? 1 : cut.sureness;
  const shown = shownByMap(pixelsOf(parts, found), strength);
  if (!salient) return Math.min(own, shown.isThing ? 1 : maxGuess);
  const chance = meanIn(parts, found, salient);
  const isBordered = shown.density >= onMap.density && shown.border >= onMap.border;
  if (chance < silent) return Math.min(own, isBordered ? maxGuess : nobodySays);
  // what the network for people has added may be nothing that the other one saw
  const sureness = cut.isAnybody && !isSomebody ? Math.min(own, surenessOf(chance)) : own;
  if (isSomebody || isBordered || shown.isThing) return sureness;
  const stands = (clarityOf(parts, odds, found).apart - standing.from) / (standing.to - standing.from);
  return Math.min(sureness, nobodySays + (1 - nobodySays) * Math.max(0, stands));
}

/** The mean of a value over a cut; 0 where that is nothing. */
function meanIn({ graph: { area } }: Superpixels, found: Uint8Array, values: Float64Array): number {
  let [sum, all] = [0, 0];
  for (let p = found.indexOf(1); p >= 0; p = found.indexOf(1, p + 1)) {
    sum += area[p]! * values[p]!;
    all += area[p]!;
  }
  return all > 0 ? sum / all : 0;
}
