import type { Lab } from "../color-difference.ts";
import type { Curves } from "./curves.ts";
import { MixedFilm } from "./mixed-film.ts";
import type { Mixture } from "./mixture-table.ts";
import { NearestPlaces } from "./nearest-places.ts";
import { quickDistance } from "./quick-distance.ts";
import { byScore, type RankedMixture, weighMixture } from "./rank-mixtures.ts";

/** So many of the best pairs get a third paint. */
const pairCount = 40;
/** How often the pair's parts are taken, and how many of the third paint come to them. */
const amounts = [
  [1, 1],
  [1, 2],
  [1, 4],
  [1, 8],
  [2, 1],
  [4, 1],
  [8, 1],
] as const;
/** Nobody measures more parts. */
const maxParts = 48;
const candidateCount = 96;

/**
 * Tries each paint as a third one in the best pairs, for so many paints that no table of triples can be built (a beam search). Of 25
 * paints of three makers it misses the colors of threads by 1.75, 1.04 and 0.66 CIEDE2000 in the median, the table by 1.55, 0.98 and
 * 0.70.
 * @param ranked mixtures of one and two of these paints, the best first
 * @returns these and the best of three
 */
export function tryThirdPaints(
  paints: readonly Curves[],
  ranked: readonly RankedMixture[],
  lab: Lab,
): RankedMixture[] {
  const mixtures = ranked
    .filter((mixture) => mixture.paints.length === 2)
    .slice(0, pairCount)
    .flatMap((pair) => triplesOf(pair, paints.length));
  const labs = new Float32Array(mixtures.length * 3);
  const film = new MixedFilm(paints, labs);
  const distance = quickDistance(lab);
  const found = new NearestPlaces(Math.min(candidateCount, mixtures.length));
  mixtures.forEach((mixture, place) => {
    film.begin(mixture.paints, mixture.parts);
    film.finish(mixture.paints[2]!, mixture.parts[2]!, place);
    const away = distance.to(labs, place);
    if (away < found.limit) found.put(place, away);
  });
  const triples = Array.from(found.places, (place) =>
    weighMixture(mixtures[place]!, lab, [labs[place * 3]!, labs[place * 3 + 1]!, labs[place * 3 + 2]!]),
  );
  return [...ranked, ...triples].sort(byScore);
}

/** The pair with every third paint in every amount. */
function triplesOf({ paints, parts }: Mixture, count: number): Mixture[] {
  const [one, other] = parts as [number, number];
  const usable = amounts.filter(([times, third]) => (one + other) * times + third <= maxParts);
  return Array.from({ length: count }, (_, third) => third)
    .filter((third) => !paints.includes(third))
    .flatMap((third) =>
      usable.map(([times, part]) => ({
        paints: [...paints, third],
        parts: [one * times, other * times, part],
      })),
    );
}
