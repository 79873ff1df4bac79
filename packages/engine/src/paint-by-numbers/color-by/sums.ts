import { type SheetAge, sheetAges, type SheetForAge } from "./ages.ts";

/** Signs of a sum; schools of some countries multiply with a dot. */
export interface SumSigns {
  readonly times: "×" | "·";
}

/** From this result on, numbers that are products are asked for first. */
const minProduct = 12;

/**
 * Which numbers stand for the colors of a sheet, ascending: 1, 2, 3 and so on for small children, products of the times tables
 * for those who multiply.
 */
export function resultsFor(age: SheetAge, count: number): number[] {
  const { maxFactor, max } = limitsOf(age);
  if (maxFactor === undefined) return Array.from({ length: count }, (_, k) => k + 1);
  const results: number[] = [];
  // numbers with many factors first: they can be asked for in more ways
  for (let ways = 4; ways >= 0 && results.length < count; ways--)
    for (let result = minProduct; result < max && results.length < count; result++)
      if (factorsOf(result, maxFactor).length === ways) results.push(result);
  if (results.length < count) throw new RangeError(`count must be at most ${results.length}, got ${count}`);
  return results.sort((a, b) => a - b);
}

/** How many colors a picture may have so that each can have sums of an age with a result of its own. */
export function maxColorsOfSums(age: SheetAge): number {
  const { maxFactor, max } = limitsOf(age);
  return maxFactor === undefined ? max : max - minProduct;
}

const limitsOf = (age: SheetAge): SheetForAge["sums"] => sheetAges[age].sums;

/** Pairs of factors from 2 to the largest allowed one, in both orders. */
function factorsOf(result: number, maxFactor: number): (readonly [number, number])[] {
  const pairs: (readonly [number, number])[] = [];
  for (let a = 2; a <= maxFactor; a++)
    if (result % a === 0 && result / a >= 2 && result / a <= maxFactor) pairs.push([a, result / a]);
  return pairs;
}

/**
 * Sums that somebody of an age can do, all with the same result: "3+4", "12−5", "6×7". Never empty.
 * @param result a whole number from 1 to the largest number of that age
 */
export function sumsOf(result: number, age: SheetAge, { times }: SumSigns): string[] {
  const { max, maxFactor, minus } = limitsOf(age);
  if (!(Number.isInteger(result) && result >= 1 && result <= max))
    throw new RangeError(`result must be a whole number from 1 to ${max}, got ${result}`);
  const products =
    maxFactor === undefined ? [] : factorsOf(result, maxFactor).map(([a, b]) => `${a}${times}${b}`);
  // nothing is added to nothing, unless there is no other sum
  const first = result === 1 ? 0 : 1;
  const added = Array.from(
    { length: result - 2 * first + 1 },
    (_, k) => `${k + first}+${result - k - first}`,
  );
  const taken = minus ? Array.from({ length: max - result }, (_, k) => `${result + k + 1}−${k + 1}`) : [];
  return [...products, ...added, ...taken];
}
