import { type KnownPaint, mixingPaintOf } from "./known-paint.ts";
import { findMixtures, mixerOf, type Mixer, type ShownMixture } from "./mixer.ts";

/** Prepares any paints for mixing; see `mixerOf`. */
export function mixerOfKnown(paints: readonly KnownPaint[]): Mixer {
  return mixerOf(paints.map(mixingPaintOf));
}

/** The best mixture of each color, the paints by their places in the mixer's list. */
export function recipesOf(mixer: Mixer, hexes: readonly string[]): ShownMixture[] {
  return hexes.map((hex) => findMixtures(mixer, hex).best[0]!);
}
