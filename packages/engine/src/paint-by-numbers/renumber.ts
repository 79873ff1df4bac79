import { edgeOf } from "../graphs/half-edges.ts";
import { codeWidth } from "../drawing/code-width.ts";
import { comfortableNumber, digits } from "../drawing/digits.ts";
import { mmPerPoint } from "../drawing/units.ts";
import { type NumberPlace, type Picture, unitsPerMM } from "../drawing/picture.ts";
import { flatten } from "../paths/flatten.ts";
import { placeInOutline, sizeInOutline } from "../paths/place-numbers.ts";
import { clearance, maxNumberSize } from "./recipe.ts";

/** The search for a place moves in steps that suit pixels of a usual photo: so many millimeters to each. */
const mmPerStep = 0.3;
/** Places tried across the longer side of a region. */
const across = 24;

interface Search {
  readonly starts: readonly { readonly x: number; readonly y: number }[];
  readonly guests: readonly Guest[];
  readonly isNearby?: boolean;
}

/**
 * The largest number that a region can hold, found from its outline alone. Numbers of others that stand in it with
 * their leader lines, `guests`, are kept clear of.
 * @param starts places inside the region that may be good, in millimeters
 * @param isNearby whether to look only around these, for a number of several
 */
export function placeNumber(
  picture: Pick<Picture, "palette" | "regions" | "borders">,
  region: number,
  { starts, guests, isNearby = false }: Search,
): NumberPlace {
  const segments = outlineInSteps(picture, region);
  const near = starts.map(({ x, y }) => ({ x: x / mmPerStep, y: y / mmPerStep }));
  const tried = isNearby ? near : [...near, ...gridOver(segments)];
  for (const guest of guests) segments.push(...guestSegments(guest).map((v) => v / mmPerStep));
  const placed = placeInOutline(Float64Array.from(segments), tried, lengthOf(picture, region), numbering);
  const hundredths = (value: number) => Math.round(value * mmPerStep * unitsPerMM) / unitsPerMM;
  return { region, x: hundredths(placed.x), y: hundredths(placed.y), size: sizeInMM(placed.size) };
}

/** The largest number that fits a region exactly there, as a font size in millimeters; 0 outside the region. */
export function numberSizeAt(
  picture: Pick<Picture, "palette" | "regions" | "borders">,
  region: number,
  { x, y }: { readonly x: number; readonly y: number },
): number {
  const outline = Float64Array.from(outlineInSteps(picture, region));
  const at = { x: x / mmPerStep, y: y / mmPerStep };
  return sizeInMM(sizeInOutline(outline, at, lengthOf(picture, region), numbering));
}

/**
 * The largest size at which the number of a region fits at a place over another region, clear of what stands there; 0 where it
 * does not.
 */
export function ledSizeAt(
  picture: Pick<Picture, "palette" | "regions" | "borders">,
  { region, over, x, y }: { region: number; over: number; x: number; y: number },
  guests: readonly Guest[],
): number {
  const segments = outlineInSteps(picture, over);
  for (const guest of guests) segments.push(...guestSegments(guest).map((v) => v / mmPerStep));
  const at = { x: x / mmPerStep, y: y / mmPerStep };
  return sizeInMM(sizeInOutline(Float64Array.from(segments), at, lengthOf(picture, region), numbering));
}

const numbering = { maxSize: (maxNumberSize * mmPerPoint) / mmPerStep, clearance: clearance / mmPerStep };

const sizeInMM = (steps: number) => Math.floor(steps * mmPerStep * unitsPerMM) / unitsPerMM;

const lengthOf = ({ palette, regions }: Pick<Picture, "palette" | "regions">, region: number) =>
  codeWidth(palette[regions[region]!.color]!.code);

/** Straight segments of a region's outline, in steps of the search. */
function outlineInSteps(
  { regions, borders }: Pick<Picture, "regions" | "borders">,
  region: number,
): number[] {
  const scale = 1 / (unitsPerMM * mmPerStep);
  const segments: number[] = [];
  for (const halfEdge of regions[region]!.rings.flat()) {
    const points = flatten(borders[edgeOf(halfEdge)]!, unitsPerMM * mmPerStep);
    for (let i = 2; i < points.length; i += 2)
      segments.push(...[points[i - 2]!, points[i - 1]!, points[i]!, points[i + 1]!].map((v) => v * scale));
  }
  return segments;
}

/** What stands in a region but belongs to another: a box and the line from its middle, in millimeters. */
export interface Guest {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly line: readonly [x0: number, y0: number, x1: number, y1: number];
}

/** A guest as segments of an outline: its box as a hole, its line there and back so that inside stays inside. */
function guestSegments({ left, top, right, bottom, line }: Guest): number[] {
  const box = [
    left,
    top,
    right,
    top,
    right,
    top,
    right,
    bottom,
    right,
    bottom,
    left,
    bottom,
    left,
    bottom,
    left,
    top,
  ];
  const [x0, y0, x1, y1] = line;
  return [...box, x0, y0, x1, y1, x1, y1, x0, y0];
}

/** Middles of squares over the box of an outline. */
function gridOver(segments: readonly number[]): { x: number; y: number }[] {
  let [left, top, right, bottom] = [segments[0]!, segments[1]!, segments[0]!, segments[1]!];
  for (let i = 0; i < segments.length; i += 2) {
    left = Math.min(left, segments[i]!);
    right = Math.max(right, segments[i]!);
    top = Math.min(top, segments[i + 1]!);
    bottom = Math.max(bottom, segments[i + 1]!);
  }
  const step = Math.max(right - left, bottom - top) / across;
  const out: { x: number; y: number }[] = [];
  for (let y = top + step / 2; y < bottom; y += step)
    for (let x = left + step / 2; x < right; x += step) out.push({ x, y });
  return out;
}

/** A led number as a guest of the region it stands over; undefined for numbers at home. */
export function asGuest(
  { palette, regions }: Pick<Picture, "palette" | "regions">,
  number: NumberPlace,
): Guest | undefined {
  const { x, y, leader } = number;
  if (!leader) return undefined;
  return { ...boxOf({ palette, regions }, number), line: [x, y, leader.x, leader.y] };
}

/** The box of a number, as it is printed, in millimeters. */
export function boxOf(
  { palette, regions }: Pick<Picture, "palette" | "regions">,
  { x, y, size: fitting, region }: NumberPlace,
): Omit<Guest, "line"> {
  const size = Math.min(fitting, comfortableNumber * mmPerPoint);
  const { code } = palette[regions[region]!.color]!;
  const halfWidth = (codeWidth(code) * digits.width * size) / 2;
  const halfHeight = (digits.height * size) / 2;
  return {
    left: x - halfWidth,
    right: x + halfWidth,
    top: y - halfHeight,
    bottom: y + halfHeight,
  };
}
