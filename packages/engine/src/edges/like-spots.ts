import { greaterHalf } from "./animal-face.ts";
import { type DarkSpot, ratio } from "./dark-spots.ts";

/** Two spots beside each other, the left one first. */
export interface Two {
  readonly p: DarkSpot;
  readonly q: DarkSpot;
}

/** Two spots that may be eyes, and the nose below them. */
export interface EyesAndNose extends Two {
  readonly nose?: DarkSpot;
}

/**
 * Of two spots near by is within so many ways from eye to eye of their middle; like them is what has half sides whose ratio is
 * smaller than this; and as plain is what scores above this share of the pair's lower score.
 */
const alike = { reach: 1.6, ratio: 1.7, score: 0.5 };
/**
 * So many other spots on the whole subject may stand out half as much as the pair, and so many of them be as large: more are the
 * windows and arches of a building, or a coat of spots. Eight animals have 10 and 5 at most; each of twelve buildings has more of one,
 * most of them 15 and more spots.
 */
const maxOnSubject = { spots: 12, alike: 5 };
/** Spots that stand out about as much as a pair, without it and its nose. */
function othersOf(all: readonly DarkSpot[], { p, q, nose }: EyesAndNose): DarkSpot[] {
  const min = alike.score * Math.min(p.score, q.score);
  return all.filter((other) => other !== p && other !== q && other !== nose && other.score > min);
}

/** Those of some spots that are about as large as a pair. */
function alikeOf(spots: readonly DarkSpot[], { p, q }: Two): DarkSpot[] {
  const size = (greaterHalf(p) + greaterHalf(q)) / 2;
  return spots.filter((spot) => ratio(greaterHalf(spot), size) < alike.ratio);
}

/** How many other spots near a pair are like it. */
export function alikeNear(all: readonly DarkSpot[], face: EyesAndNose): number {
  const { p, q } = face;
  const reach = alike.reach * Math.sqrt((q.x - p.x) ** 2 + (q.y - p.y) ** 2);
  const [x, y] = [(p.x + q.x) / 2, (p.y + q.y) / 2];
  return alikeOf(othersOf(all, face), face).filter(
    (other) => (other.x - x) ** 2 + (other.y - y) ** 2 < reach * reach,
  ).length;
}

/** Whether a pair is one of many on the subject. */
export function isOfPattern(all: readonly DarkSpot[], face: EyesAndNose): boolean {
  const others = othersOf(all, face);
  return others.length > maxOnSubject.spots || alikeOf(others, face).length > maxOnSubject.alike;
}
