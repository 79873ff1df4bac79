import { stepsPerUnit } from "../../colors/oklab.ts";
import { planeAt, type Planes } from "../../raster/planes.ts";
import { smoothValues } from "../../strokes/smooth-points.ts";
import { closedPath } from "../closed-path.ts";
import type { Point } from "../../strokes/smooth-curve.ts";
import { circle } from "../../edges/circle.ts";

/** A light iris with the dark rim of its lids around it. */
export interface EyeOpening {
  /** The rim: a point in each direction of `circle`, as the head is tilted; in pixels of the picture. */
  readonly ring: readonly Point[];
  readonly middle: Point;
  /** Half of its mean diameter. */
  readonly radius: number;
  /** Lightness of the iris, in OKLab units. */
  readonly iris: number;
  /** By how much the rim is darker than both the iris and what is around it, in OKLab units, on most of its way. */
  readonly clarity: number;
}

/** Where a rim is looked for, in radii, and what it costs to move from one of these places to the next, in OKLab units. */
const sought = { from: 0.6, to: 1.46, step: 0.055, move: { max: 2, cost: 3 } };
/** A rim is softened along itself: sigma in places of the ring. */
const softness = 0.8;
/** Once with the middle that was given, once with the middle of the ring found from there. */
const passes = 2;
/** Shares of the way from the middle to the rim: of the iris, left and right of a pupil, and of what is around. */
const iris = { at: [0.4, 0.5, 0.6, 0.7], sideways: 0.6 };
const outside = [1.4, 1.6];
/** The rim is as clear as at this share of its places: a lid's shadow, or a highlight on it, may hide the others. */
const unclear = 0.25;

/**
 * Traces the rim of an eye: the closed path around its middle that is darkest.
 * @param along the way from the left eye to the right one, of length 1
 */
export function eyeOpening(planes: Planes, at: Point, about: number, along: Point): EyeOpening {
  let [middle, radius] = [at, about];
  let ring: Point[] = [];
  for (let pass = 0; pass < passes; pass++) {
    const shares = traced(planes, middle, radius, along);
    ring = circle.map((way, k) => placeAt(middle, along, way, shares[k]! * radius));
    if (pass === passes - 1) break;
    radius *= meanOf(shares);
    middle = { x: meanOf(ring.map(({ x }) => x)), y: meanOf(ring.map(({ y }) => y)) };
  }
  const lightAt = (k: number, share: number) => {
    const { x, y } = ring[k]!;
    return lightness(planes, middle.x + share * (x - middle.x), middle.y + share * (y - middle.y));
  };
  const all = circle.map((_, k) => k);
  const beside = all.filter((k) => Math.abs(circle[k]![0]) > iris.sideways);
  const light = shareOf(
    beside.flatMap((k) => iris.at.map((share) => lightAt(k, share))),
    0.5,
  );
  return {
    ring,
    middle,
    radius,
    iris: light,
    clarity: shareOf(
      all.map((k) => Math.min(light, Math.max(...outside.map((share) => lightAt(k, share)))) - lightAt(k, 1)),
      unclear,
    ),
  };
}

/** How far from a middle the rim is in each direction of `circle`, in radii. */
function traced(planes: Planes, middle: Point, radius: number, along: Point): number[] {
  const shares: number[] = [];
  for (let share = sought.from; share <= sought.to; share += sought.step) shares.push(share);
  const rows = circle.map((way) =>
    shares.map((share) => {
      const { x, y } = placeAt(middle, along, way, share * radius);
      return -lightness(planes, x, y);
    }),
  );
  const path = closedPath(rows, sought.move).map((column) => shares[column]!);
  // lashes, and places between two steps, leave no corners
  return Array.from(smoothValues(Float64Array.from(path), softness, true));
}

/** The place so far from a middle in a direction of `circle`, turned as the head is. */
function placeAt(middle: Point, along: Point, [cos, sin]: readonly [number, number], far: number): Point {
  return {
    x: middle.x + far * (cos * along.x - sin * along.y),
    y: middle.y + far * (cos * along.y + sin * along.x),
  };
}

function lightness(planes: Planes, x: number, y: number): number {
  return planeAt(planes, planes.l, x, y) / stepsPerUnit;
}

/** The value that this share of some are below. */
function shareOf(values: readonly number[], share: number): number {
  return values.toSorted((p, q) => p - q)[Math.floor(share * values.length)]!;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
