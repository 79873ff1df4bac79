/** Parts of a mixture, one whole number for each of its paints. */
export type Parts = readonly number[];

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
const total = (parts: Parts) => parts.reduce((sum, part) => sum + part, 0);
const ratio = (parts: Parts) => Math.max(...parts) / Math.min(...parts);

/** Steps of parts that somebody can measure with drops or a spoon, and which of their combinations are still sensible. */
interface Ladder {
  readonly steps: readonly number[];
  readonly isSensible: (parts: Parts) => boolean;
}

const upTo = (max: number) => Array.from({ length: max }, (_, i) => i + 1);

const alone: Ladder = { steps: [1], isSensible: () => true };
const ofTwo: Ladder = {
  steps: [...upTo(12), 16, 20, 24, 32, 48, 64],
  isSensible: (parts) => Math.max(...parts) <= 12 || Math.min(...parts) === 1,
};

/** For one paint, two, and so on. The coarser the steps, the fewer mixtures to look at, and the farther the nearest. */
const fine: readonly Ladder[] = [
  alone,
  ofTwo,
  { steps: [1, 2, 3, 4, 5, 6, 8, 12, 16, 24, 32], isSensible: (parts) => ratio(parts) <= 32 },
  { steps: upTo(9), isSensible: (parts) => total(parts) <= 12 },
];
const coarse: readonly Ladder[] = [
  alone,
  ofTwo,
  { steps: [1, 2, 3, 4, 8, 16], isSensible: (parts) => total(parts) <= 24 },
];

/**
 * For the question what paints can be mixed to at all. The same for any number of paints, so that one more never takes a color
 * away; of photos the shares within 5 CIEDE2000 are those of mixtures that are twice as fine.
 */
const forGamuts: readonly Ladder[] = [
  alone,
  ofTwo,
  { steps: [1, 2, 3, 4, 6, 8, 12, 16, 24, 32], isSensible: (parts) => total(parts) <= 36 },
];

/** More paints than this are mixed from a table of pairs, to the best of which a third is tried: see `third-paints.ts`. */
export const maxInTable = 30;

/** As fine as a table of so many paints can be without holding more than about 600,000 mixtures. */
function laddersFor(paintCount: number): readonly Ladder[] {
  if (paintCount <= 12) return fine;
  return paintCount <= maxInTable ? coarse : coarse.slice(0, 2);
}

/**
 * The parts of mixtures of one, two and more out of so many paints: all lists without a common divisor, those of the last paint
 * changing first.
 */
export function partsFor(paintCount: number): Parts[][] {
  return laddersFor(paintCount).slice(0, paintCount).map(listsOn);
}

/** The same of one to three paints, for gamuts. */
export function partsForGamut(): Parts[][] {
  return forGamuts.map(listsOn);
}

function listsOn({ steps, isSensible }: Ladder, last: number): Parts[] {
  const begun = (count: number): Parts[] =>
    count === 0 ? [[]] : begun(count - 1).flatMap((parts) => steps.map((step) => [...parts, step]));
  return begun(last + 1).filter((parts) => parts.reduce(divisor) === 1 && isSensible(parts));
}

/** All choices of so many out of `count` things, in ascending order. */
export function choicesOf(count: number, paintCount: number): number[][] {
  if (paintCount === 0) return [[]];
  return choicesOf(count, paintCount - 1).flatMap((chosen) => {
    const from = (chosen.at(-1) ?? -1) + 1;
    return Array.from({ length: count - from }, (_, i) => [...chosen, from + i]);
  });
}
