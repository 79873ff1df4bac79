import { digits } from "../drawing/digits.ts";
import type { Planes } from "../raster/planes.ts";
import { onKernels } from "../kernels/kernels.ts";
import { contrastOf } from "./contrast.ts";
import { type Favor, favorOf, minWeight } from "./favor.ts";
import type { ColoredLabels } from "./labels.ts";
import { mergeRegions } from "./merge-regions.ts";
import { measureRoom } from "./number-room.ts";
import { eased, meanImportance, protectionOf } from "./protection.ts";
import { roundRegions } from "./round-regions.ts";
import type { Rounding } from "./round-regions.ts";

/** How important pixels are, 0 to 255, and what protected regions need; essential ones, from `essential` on, even less. */
export interface Protecting extends Need {
  readonly of: Uint8Array;
  readonly essential: Need & { readonly from: number };
  /**
   * Share of all regions that may stay without room for their numbers, besides essential ones: the most important of strong
   * contrast.
   */
  readonly ledShare: number;
  /** Least radius of those that differ from the colors around them by at least so many steps, as letters do. */
  readonly striking: { readonly radius: number; readonly contrast: number };
}

interface Need {
  readonly radius: number;
  readonly minArea: number;
}

/** What a brush and a number need; lengths and areas in pixels. */
export interface Floor {
  /** Least radius of the largest circle inside a region. */
  readonly radius: number;
  readonly minArea: number;
  /** Least font size of a number that stands inside its region, and the space around it. */
  readonly number: number;
  readonly clearance: number;
  /** Digits of the code of every palette color. */
  readonly lengths: ArrayLike<number>;
  /**
   * How important each pixel is, 0 to 255, and what the most important regions need instead; their numbers may
   * stand outside.
   */
  readonly importance?: Protecting;
  /** Where less counts than anything does by itself, somebody asked for calm: regions must be larger by the square of that. */
  readonly favor?: Favor;
}

/** Pixels by which smooth borders may come nearer to a number than the pixels' own. */
const fitLoss = 0.3;
/** From this protection (0 to 1) on, a region may be narrow and its number may stand outside, or it is painted over others. */
export const ledFrom = 0.95;
/** Even the plainest picture may have this many numbers outside: the two eyes of an animal. */
const minLed = 2;
/** With room for less than this share of its number, a region's number is certain to stand outside. */
const ledRoom = 0.9;
const roundsWithRounding = 4;
const maxRounds = 40;

/** Half the height that the smallest number needs inside a region, with what is around it. */
export function neededRoom({ number, clearance }: Pick<Floor, "number" | "clearance">): number {
  return (digits.height / 2) * number + clearance + fitLoss;
}

/** A distance from a border in pixels, as one from the middle of the pixel beside it. */
export function fromBorderPixel(radius: number): number {
  return Math.max(0, radius - 0.5);
}

/** How many of `regions` may have their numbers outside, besides essential ones. */
export function maxLed(share: number, regions: number): number {
  return Math.max(minLed, Math.floor(share * regions));
}

/** 1 for each region that cannot be painted or numbered. */
function unpaintable(labels: ColoredLabels, floor: Floor, palette: Float64Array): Uint8Array {
  const needed = neededRoom(floor);
  const needs = { lengths: floor.lengths, max: needed };
  const { importance } = floor;
  const { essential = floor, striking = floor } = importance ?? {};
  const depths = [floor, importance ?? floor, essential, striking].map(({ radius }) =>
    fromBorderPixel(radius),
  );
  const { area, isDeep, room } = measureRoom(labels, needs, depths);
  const [wide, narrow, narrowest, thin] = [isDeep[0]!, isDeep[1]!, isDeep[2]!, isDeep[3]!];
  const weights = floor.favor && favorOf(labels, floor.favor).regions;
  const minAreaOf = (region: number) =>
    weights ? floor.minArea * Math.max(1, minWeight / weights[region]!) ** 2 : floor.minArea;
  const unwanted = Uint8Array.from(area, (pixels, region) =>
    pixels < minAreaOf(region) || wide[region] === 0 || room[region]! < needed ? 1 : 0,
  );
  if (!importance || !unwanted.includes(1)) return unwanted;

  // what the floor would take away is looked at once more, with its importance
  const means = meanImportance(labels, importance.of);
  const protection = protectionOf(means);
  const contrast = contrastOf(labels, palette);
  const led: { region: number; worth: number }[] = [];
  const gone = unwanted.map((is, region) => {
    if (is === 0 || protection[region] === 0) return is;
    const { essential } = importance;
    if (means[region]! >= essential.from && narrowest[region] === 1 && area[region]! >= essential.minArea)
      return 0;
    const isLed = protection[region]! >= ledFrom;
    const isStriking = contrast[region]! >= importance.striking.contrast && room[region]! < ledRoom * needed;
    const isWide = isLed
      ? (isStriking ? thin : narrow)[region] === 1
      : wide[region] === 1 && room[region]! >= needed;
    if (!isWide || area[region]! < eased(minAreaOf(region), importance.minArea, protection[region]!))
      return 1;
    if (room[region]! < needed) led.push({ region, worth: contrast[region]! * means[region]! });
    return 0;
  });
  led.sort((p, q) => q.worth - p.worth || p.region - q.region);
  const stay = gone.reduce((sum, is) => sum + 1 - is, 0);
  for (const { region } of led.slice(maxLed(importance.ledShare, stay))) gone[region] = 1;
  return gone;
}

/** 1 for every pixel that has another color than before. */
function changes(before: ColoredLabels, after: ColoredLabels): Uint8Array {
  const size = before.data.length;
  return onKernels((kernels, arena) => {
    const old = [arena.put(before.data), arena.put(before.colors)] as const;
    const out = arena.room(size);
    kernels.differ(...old, arena.put(after.data), arena.put(after.colors), size, out);
    return arena.read(out, new Uint8Array(size));
  });
}

/**
 * Rounds all borders and cuts necks, then lets every region go that is too small to paint or to hold its
 * number, and rounds again where that moved borders, until all regions can be painted. Neighbors always differ
 * in color.
 */
export function makePaintable(
  labels: ColoredLabels,
  planes: Planes,
  { rounding, floor }: { rounding: Rounding; floor: Floor },
): ColoredLabels {
  const { palette, sideCount } = rounding;
  let now = labels;
  let changed: Uint8Array | undefined;
  // lists of labels take turns: a large picture's would pile up until the machine collects them
  const spare: Int32Array[] = [];
  const follow = (next: ColoredLabels) => {
    if (now !== labels && now.data !== next.data) spare.push(now.data);
    return next;
  };
  for (let round = 0; round < maxRounds && now.count > 1; round++) {
    if (round < roundsWithRounding)
      now = follow(roundRegions(now, planes, rounding, { active: changed, into: spare.pop() }));
    const unwanted = unpaintable(now, floor, palette);
    if (!unwanted.includes(1)) break;
    const merging = { palette, sideCount, limit: 0, minArea: 0, unwanted };
    const merged = mergeRegions(now, planes, merging, spare.pop());
    changed = round + 1 < roundsWithRounding ? changes(now, merged) : undefined;
    now = follow(merged);
  }
  return now;
}
