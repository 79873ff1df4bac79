import type { Curves } from "./curves.ts";
import { MixedFilm } from "./mixed-film.ts";
import { choicesOf, type Parts, partsFor } from "./part-ladders.ts";

/** All mixtures of so many paints: every choice of paints with every list of parts. */
interface Block {
  readonly choices: readonly (readonly number[])[];
  readonly parts: readonly Parts[];
  /** Place of its first mixture in the table. */
  readonly from: number;
  /** Places of its mixtures, the darkest first: those of CIELAB lightness `l` to `l + 1` begin at `starts[l]`. */
  readonly order: Uint32Array;
  readonly starts: Uint32Array;
}

/** The colors of all practical mixtures of some paints; see `buildMixtureTable`. */
export interface MixtureTable {
  readonly count: number;
  /** CIELAB of each mixture as a screen shows it, three numbers each. */
  readonly labs: Float32Array;
  /** One for each number of paints. */
  readonly blocks: readonly Block[];
}

/** Paints by their place in the table's list, with their parts. */
export interface Mixture {
  readonly paints: readonly number[];
  readonly parts: Parts;
}

/** About five milliseconds of work. */
const mixturesPerStep = 8_000;
/** Whole steps of lightness, 0 to 100. */
const lightnessCount = 101;

/**
 * Builds the table of all practical mixtures of some paints in whole parts: of twelve paints 415,735, in about a quarter of a second.
 * Colors are those that a screen shows, clipped to sRGB, so that a paint's own swatch leads back to it.
 * @param maxPaints at most so many paints in each, 1 to 4
 * @yields after every few milliseconds of work, so that whoever waits can do other things
 */
export function* buildMixtureTable(
  paints: readonly Curves[],
  maxPaints: number = 4,
): Generator<void, MixtureTable> {
  const plans = partsFor(paints.length)
    .slice(0, maxPaints)
    .map((parts, n) => ({ choices: choicesOf(paints.length, n + 1), parts }));
  const count = plans.reduce((sum, { choices, parts }) => sum + choices.length * parts.length, 0);
  const labs = new Float32Array(count * 3);
  const film = new MixedFilm(paints, labs);
  const blocks: Block[] = [];
  let place = 0;
  let work = 0;
  for (const { choices, parts } of plans) {
    const from = place;
    // of one list to the next often only the part of the last paint changes
    const last = choices[0]!.length - 1;
    const begins = parts.map((list, i) => list.some((part, n) => n < last && part !== parts[i - 1]?.[n]));
    for (const chosen of choices) {
      for (let i = 0; i < parts.length; i++, place++) {
        const list = parts[i]!;
        if (begins[i] || i === 0) film.begin(chosen, list);
        film.finish(chosen[last]!, list[last]!, place);
      }
      work += parts.length;
      if (work > mixturesPerStep) {
        work = 0;
        yield;
      }
    }
    blocks.push({ choices, parts, from, ...sortByLightness(labs, from, place) });
    yield;
  }
  return { count, labs, blocks };
}

/** The same without a rest. */
export function mixtureTable(paints: readonly Curves[], maxPaints?: number): MixtureTable {
  const building = buildMixtureTable(paints, maxPaints);
  for (;;) {
    const step = building.next();
    if (step.done) return step.value;
  }
}

/** The mixture at a place of the table. */
export function mixtureAt({ blocks }: MixtureTable, place: number): Mixture {
  const block = blocks.findLast(({ from }) => from <= place);
  if (!block) throw new RangeError(`place must be one of the table, received ${place}`);
  const { choices, parts, from } = block;
  const choice = Math.floor((place - from) / parts.length);
  return { paints: choices[choice]!, parts: parts[(place - from) % parts.length]! };
}

/** Counting sort of the places from one to before another. */
function sortByLightness(labs: Float32Array, from: number, to: number): Pick<Block, "order" | "starts"> {
  const starts = new Uint32Array(lightnessCount + 1);
  const stepOf = (place: number) => Math.min(lightnessCount - 1, Math.max(0, Math.floor(labs[place * 3]!)));
  for (let place = from; place < to; place++) starts[stepOf(place) + 1]!++;
  for (let l = 0; l < lightnessCount; l++) starts[l + 1]! += starts[l]!;
  const order = new Uint32Array(to - from);
  const next = starts.slice();
  for (let place = from; place < to; place++) order[next[stepOf(place)]!++] = place;
  return { order, starts };
}
