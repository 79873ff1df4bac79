import { mmPerPoint } from "../../drawing/units.ts";
import { type NumberPlace, type Picture, unitsPerMM } from "../../drawing/picture.ts";
import { numberSpacing, readableNumber } from "../recipe.ts";
import { asGuest, type Guest, numberSizeAt, placeNumber } from "../renumber.ts";
import { isInside, outlines, placeOf } from "./find-regions.ts";
import { innerPlace } from "./inner-place.ts";

/** The least size of a number that can be read, in millimeters. */
export const readableMM = readableNumber * mmPerPoint;
/** Where nothing fits the number is a mark of its place. */
const smallestMark = 0.01;

export interface Stale {
  /** Regions that grew or shrank: what still fits stays where it is. */
  readonly reshaped: ReadonlySet<number>;
  /** Regions whose numbers find the best places there are now. */
  readonly anew: ReadonlySet<number>;
}

/**
 * Numbers after an edit, by region: every region has one at least. Those of regions that did not change stay.
 * @param moved the numbers before, each with its region of now
 */
export function numbersAfter(
  after: Omit<Picture, "numbers">,
  moved: readonly NumberPlace[],
  { reshaped, anew }: Stale,
): NumberPlace[] {
  const own = after.regions.map((): NumberPlace[] => []);
  for (const number of moved) own[number.region]!.push(number);
  const isStale = own.map(
    (numbers, region) => numbers.length === 0 || reshaped.has(region) || anew.has(region),
  );
  const guests = moved.flatMap((number) => (isStale[number.region] ? [] : (asGuest(after, number) ?? [])));
  const all = isStale.includes(true) ? outlines(after) : [];
  return own.flatMap((numbers, region) => {
    if (!isStale[region]) return numbers;
    const outline = all[region]!;
    if (!anew.has(region)) {
      const kept = numbers.filter((number) => stillFits(after, outline, number));
      if (kept.length > 0) return kept;
    }
    return placeAnew(after, region, { own: numbers, guests, outline });
  });
}

function stillFits(after: Omit<Picture, "numbers">, outline: Float64Array, number: NumberPlace): boolean {
  const { region, leader, size } = number;
  if (leader) return leader.over !== region && isInside(outline, placeOf(number));
  return numberSizeAt(after, region, number) >= size;
}

interface Found {
  readonly own: readonly NumberPlace[];
  readonly guests: readonly Guest[];
  readonly outline: Float64Array;
}

/** Numbers of a region at the best places, which are sought from where its numbers stood. */
function placeAnew(
  after: Omit<Picture, "numbers">,
  region: number,
  { own, guests, outline }: Found,
): NumberPlace[] {
  const [x, y] = innerPlace(outline).map((value) => Math.round(value) / unitsPerMM) as [number, number];
  const starts = [...own.map((number) => number.leader ?? number), { x, y }];
  const placed = placeNumber(after, region, { starts, guests });
  if (placed.size >= readableMM) return [placed, ...repeats(after, placed, { own, guests })];
  // too small to read: a number with a line, if one of its parts had one, or else the largest there is
  const led = own.find(
    (number) => number.leader && number.leader.over !== region && isInside(outline, placeOf(number)),
  );
  return [led ?? (placed.size > 0 ? placed : { region, x, y, size: smallestMark })];
}

/** The other numbers of a region, where they are far enough from the first and from each other. */
function repeats(
  after: Omit<Picture, "numbers">,
  first: NumberPlace,
  { own, guests }: Pick<Found, "own" | "guests">,
): NumberPlace[] {
  const kept: NumberPlace[] = [];
  for (const { x, y, leader } of own) {
    if (leader) continue;
    const placed = placeNumber(after, first.region, { starts: [{ x, y }], guests, isNearby: true });
    const isFar = [first, ...kept].every((other) => {
      const [dx, dy] = [other.x - placed.x, other.y - placed.y];
      return dx * dx + dy * dy >= numberSpacing * numberSpacing;
    });
    if (isFar && placed.size >= readableMM) kept.push(placed);
  }
  return kept;
}
