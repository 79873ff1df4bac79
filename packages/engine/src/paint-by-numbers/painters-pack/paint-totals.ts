import { wholeTenths } from "./paint-amounts.ts";

/** What a color is mixed of: the places of its paints in a list, and whole parts of each. */
interface MixedOf {
  readonly places: readonly number[];
  readonly parts: readonly number[];
}

/** How much some colors take together of a paint, which is named by its place in the list. */
interface PaintTotal {
  readonly place: number;
  /** Whole tenths, rounded up; at least one. */
  readonly milliliters: number;
}

/**
 * How much of each paint some colors take together, the most first; paints that none takes are left out.
 * @param milliliters of each color, in the order of `mixtures`
 */
export function paintTotals(milliliters: readonly number[], mixtures: readonly MixedOf[]): PaintTotal[] {
  const totals = new Map<number, number>();
  mixtures.forEach(({ places, parts }, k) => {
    const whole = parts.reduce((sum, part) => sum + part, 0);
    places.forEach((place, i) => {
      totals.set(place, (totals.get(place) ?? 0) + (milliliters[k]! * parts[i]!) / whole);
    });
  });
  return [...totals]
    .sort(([p, more], [q, less]) => less - more || p - q)
    .map(([place, amount]) => ({ place, milliliters: wholeTenths(amount) }));
}
