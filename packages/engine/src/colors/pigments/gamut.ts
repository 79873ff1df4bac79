import type { Curves } from "./curves.ts";
import { MixedFilm } from "./mixed-film.ts";
import { choicesOf, partsForGamut } from "./part-ladders.ts";

const parts = partsForGamut();
/** About ten milliseconds of work. */
const mixturesPerStep = 10_000;

/** The choices of one to three out of so many paints. */
export const allChoices = (count: number): number[][][] => parts.map((_, n) => choicesOf(count, n + 1));

/** The same with one paint more, whose place is behind all others: those that it is in. */
export const choicesWith = (count: number): number[][][] =>
  parts.map((_, n) => choicesOf(count, n).map((choice) => [...choice, count]));

/** How many mixtures there are of some choices. */
export const mixturesOf = (choices: readonly (readonly number[][])[]): number =>
  choices.reduce((sum, { length }, n) => sum + length * parts[n]!.length, 0);

/**
 * The colors of mixtures, as a screen shows them: CIELAB, three numbers each.
 * @param choices of paints by their places, those of one, of two, of three
 * @yields the share that is done, after every few milliseconds of work
 */
export function* mixColors(
  curves: readonly Curves[],
  choices: readonly (readonly number[][])[],
): Generator<number, Float32Array> {
  const count = mixturesOf(choices);
  const labs = new Float32Array(count * 3);
  const film = new MixedFilm(curves, labs);
  let place = 0;
  let rested = 0;
  for (const [n, chosen] of choices.entries()) {
    for (const choice of chosen) {
      for (const list of parts[n]!) {
        film.begin(choice, list);
        film.finish(choice[n]!, list[n]!, place++);
      }
      if (place - rested < mixturesPerStep) continue;
      rested = place;
      yield place / count;
    }
  }
  return labs;
}
