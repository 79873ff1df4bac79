import type { PaintAmount } from "./paint-amounts.ts";

/**
 * Sizes in milliliters of tubes and bottles that acrylic paint is commonly sold in, from small to large. In the United States the
 * same sizes are 0.75, 2, 4, 8 and 16 fluid ounces with a few milliliters less or more.
 */
export const tubeSizes = [20, 60, 120, 250, 500] as const;
export type TubeSize = (typeof tubeSizes)[number];

/** What to buy in one size. */
export interface TubesOfSize {
  readonly milliliters: TubeSize;
  /** All tubes of this size. */
  readonly tubes: number;
  /** The colors or paints to buy, in the order of their amounts, with how many tubes of each. */
  readonly colors: readonly { readonly code: string; readonly tubes: number }[];
}

const largest = tubeSizes[tubeSizes.length - 1]!;

/** The tubes for so many milliliters: the smallest one that holds them; of what no tube holds, full large ones and a rest. */
function tubesFor(milliliters: number): Map<TubeSize, number> {
  const full = Math.floor(milliliters / largest);
  const rest = milliliters - full * largest;
  const tubes = new Map<TubeSize, number>(full > 0 ? [[largest, full]] : []);
  const last = tubeSizes.find((size) => size >= rest) ?? largest;
  if (rest > 0) tubes.set(last, (tubes.get(last) ?? 0) + 1);
  return tubes;
}

/** What to buy so that there is enough of each color or paint, the largest tubes first; sizes that nothing is needed of are left out. */
export function shoppingList(amounts: readonly Pick<PaintAmount, "code" | "milliliters">[]): TubesOfSize[] {
  const wanted = amounts.map(({ code, milliliters }) => ({ code, tubes: tubesFor(milliliters) }));
  return tubeSizes.toReversed().flatMap((milliliters) => {
    const colors = wanted.flatMap(({ code, tubes }) => {
      const count = tubes.get(milliliters);
      return count === undefined ? [] : [{ code, tubes: count }];
    });
    const tubes = colors.reduce((sum, color) => sum + color.tubes, 0);
    return tubes > 0 ? [{ milliliters, tubes, colors }] : [];
  });
}
