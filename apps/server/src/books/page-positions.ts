/** Distance between two pages that follow each other: room for twenty more to go between them, one by one. */
const gap = 2 ** 20;

/** Two pages that something is put between; null is the beginning or the end of the book. */
export interface Neighbors {
  before: number | null;
  after: number | null;
}

/** Rising positions for some pages between two others; null where there is no room left for them. */
export function positionsBetween({ before, after }: Neighbors, count: number): number[] | null {
  const ranks = Array.from({ length: count }, (_, k) => k + 1);
  if (after === null) return ranks.map((rank) => (before ?? 0) + gap * rank);
  if (before === null) return ranks.map((rank) => after - gap * (count + 1 - rank));
  const step = Math.floor((after - before) / (count + 1));
  return step < 1 ? null : ranks.map((rank) => before + step * rank);
}
