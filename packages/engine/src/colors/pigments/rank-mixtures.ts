import { colorDifference, type Lab } from "../color-difference.ts";
import { type Mixture, type MixtureTable, mixtureAt } from "./mixture-table.ts";
import { NearestPlaces } from "./nearest-places.ts";
import { type QuickDistance, quickDistance } from "./quick-distance.ts";

/** A mixture with how far it is from what was asked for. */
export interface RankedMixture extends Mixture {
  /** CIEDE2000 between the two as a screen shows them. */
  readonly difference: number;
  /** The same and the trouble of mixing it: the less, the better. */
  readonly score: number;
}

/**
 * What mixtures of one to four paints must save in CIEDE2000 to be worth their trouble. With these 93 of 100
 * colors of threads need three paints or fewer and miss by 1.01 in the median; with 1.6 for a fourth it is 88 and 0.96.
 */
const costOfPaints = [0, 0.4, 0.8, 1.8] as const;
/** What parts twice as many must save, CIEDE2000. */
const costOfDoubling = 0.1;
/** So many mixtures of each number of paints are looked at closely. Of 50 colors none missed the best of all mixtures. */
const candidateCount = 96;
/** A color of less chroma (CIELAB) is a gray. */
const grayChroma = 5;
/**
 * What a gray of quiet paints alone is worth, CIEDE2000: painters mix grays of white, black and an earth, and three colored paints
 * that happen to cancel each other leave gray with the slightest mistake.
 */
const worthOfQuiet = 1.5;

/** How much trouble a mixture is; between powers of two its parts count on a straight line. */
function troubleOf({ paints, parts }: Mixture): number {
  const total = parts.reduce((sum, part) => sum + part, 0);
  let doublings = 0;
  let power = 1;
  for (; power * 2 <= total; power *= 2) doublings++;
  return costOfPaints[paints.length - 1]! + costOfDoubling * (doublings + total / power - 1);
}

/** A mixture with its difference from a color and its score. */
export function weighMixture(mixture: Mixture, lab: Lab, own: Lab): RankedMixture {
  const difference = colorDifference(lab, own);
  return { ...mixture, difference, score: difference + troubleOf(mixture) };
}

/**
 * The mixtures of a table that are nearest to a color, those that are best worth their trouble first.
 * @param quiet which paints of the table are white, black or earths
 */
export function rankMixtures(table: MixtureTable, lab: Lab, quiet: readonly boolean[] = []): RankedMixture[] {
  const { labs } = table;
  const distance = quickDistance(lab);
  const places = new Set(table.blocks.flatMap((_, block) => [...nearest(table, block, lab[0], distance)]));
  const isGray = lab[1] * lab[1] + lab[2] * lab[2] < grayChroma * grayChroma;
  if (isGray) for (const place of nearestQuiet(table, quiet, distance)) places.add(place);
  const ranked = Array.from(places, (place) => {
    const own: Lab = [labs[place * 3]!, labs[place * 3 + 1]!, labs[place * 3 + 2]!];
    const mixture = weighMixture(mixtureAt(table, place), lab, own);
    const isQuiet = isGray && mixture.paints.every((paint) => quiet[paint]);
    return isQuiet ? { ...mixture, score: mixture.score - worthOfQuiet } : mixture;
  });
  return ranked.sort(byScore);
}

/** Orders by score; where two are equal, by their paints and parts, so that no order depends on how they were found. */
export function byScore(p: RankedMixture, q: RankedMixture): number {
  if (p.score !== q.score) return p.score - q.score;
  const [one, other] = [`${p.paints}:${p.parts}`, `${q.paints}:${q.parts}`];
  return one < other ? -1 : Number(one > other);
}

/** Of a block the places nearest by quick distance: from the color's lightness outwards, until lightness alone is too far. */
function nearest(
  { labs, blocks }: MixtureTable,
  block: number,
  lightness: number,
  distance: QuickDistance,
): Int32Array {
  const { order, starts } = blocks[block]!;
  const found = new NearestPlaces(Math.min(candidateCount, order.length));
  const lookAt = (step: number) => {
    for (let i = starts[step]!; i < starts[step + 1]!; i++) {
      const away = distance.to(labs, order[i]!);
      if (away < found.limit) found.put(order[i]!, away);
    }
  };
  const last = starts.length - 2;
  const own = Math.min(last, Math.max(0, Math.floor(lightness)));
  lookAt(own);
  for (let step = 1; step <= last && distance.ofLightness(step - 1) < found.limit; step++) {
    if (own - step >= 0) lookAt(own - step);
    if (own + step <= last) lookAt(own + step);
  }
  return found.places;
}

/** The same of mixtures of quiet paints alone, which colored ones crowd out. */
function nearestQuiet(
  { labs, blocks }: MixtureTable,
  quiet: readonly boolean[],
  distance: QuickDistance,
): readonly number[] {
  const places = blocks.flatMap(({ choices, parts, from }) =>
    choices.flatMap((paints, choice) =>
      paints.every((paint) => quiet[paint]) ? parts.map((_, i) => from + choice * parts.length + i) : [],
    ),
  );
  const found = new NearestPlaces(Math.min(candidateCount, places.length));
  for (const place of places) {
    const away = distance.to(labs, place);
    if (away < found.limit) found.put(place, away);
  }
  return [...found.places];
}
