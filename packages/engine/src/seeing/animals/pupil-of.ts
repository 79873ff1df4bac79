import { stepsPerUnit } from "../../colors/oklab.ts";
import { ellipseRing } from "../../edges/ellipse-ring.ts";
import { planeAt, type Planes } from "../../raster/planes.ts";
import { distance } from "../../strokes/smooth-curve.ts";
import type { Direction } from "../seen.ts";
import type { Ring } from "./animal-head.ts";
import type { Rim } from "./trace-rim.ts";

/** Places of a profile, in radii: so far to both sides, in steps; and where the darkest one is looked for. */
const profile = { reach: 0.8, step: 0.04, middle: 0.36 };
/** The profile across is the mean of rows so far from the middle, in radii. */
const rows = [-0.3, -0.15, 0, 0.15, 0.3];
/** A pupil is darker than the iris left and right of it by this at least, in OKLab units. */
const minDepth = 5;
/** It ends where it is as light as in the middle between both. */
const end = 0.5;
/** No pupil is drawn smaller, in radii: a slit as thin as it is in the sun is lost in print, and a dot stares. */
const smallest = { halfWidth: 0.18, halfHeight: 0.5 };
/** Up and down it reaches this share of the way to the rim at most, which is dark as well. */
const tallest = 0.85;

/**
 * The pupil in a lighter iris, as an ellipse: a slit of a cat in the sun, or a disc. It is measured left and right of the darkest column,
 * and then up and down from there; lids may hide its ends.
 * @param way to the right of the head
 * @returns undefined where none is to be seen
 */
export function pupilOf(
  planes: Planes,
  { ring, middle, radius }: Rim,
  { cos, sin }: Direction,
): Ring | undefined {
  const placeAt = (along: number, down: number) => {
    const [u, v] = [along * radius, down * radius];
    return { x: middle.x + u * cos - v * sin, y: middle.y + u * sin + v * cos };
  };
  const lightAt = (along: number, down: number) => {
    const { x, y } = placeAt(along, down);
    return planeAt(planes, planes.l, x, y) / stepsPerUnit;
  };
  const across = (along: number) => rows.reduce((sum, down) => sum + lightAt(along, down), 0) / rows.length;
  const along = darkestOf(across, profile.middle);
  const darkest = across(along);
  const depth = Math.min(lightestTo(across, along, -1), lightestTo(across, along, 1)) - darkest;
  if (depth < minDepth) return undefined;
  const limit = darkest + end * depth;
  const [left, right] = [-1, 1].map((sign) => endOf(across, along, sign * profile.reach, limit));
  const center = (left! + right!) / 2;
  // a slit is thinnest at its ends
  const downward = (down: number) => lightAt(center, down);
  const from = darkestOf(downward, profile.middle);
  // the points of a ring that lie above and below its middle
  const [above, below] = [0.75, 0.25].map(
    (turn) => (tallest * distance(ring[turn * ring.length]!, middle)) / radius,
  );
  const [top, bottom] = [endOf(downward, from, -above!, limit), endOf(downward, from, below!, limit)];
  return ellipseRing({
    ...placeAt(center, (top + bottom) / 2),
    a: radius * Math.max(smallest.halfWidth, (right! - left!) / 2),
    b: radius * Math.max(smallest.halfHeight, (bottom - top) / 2),
    ux: cos,
    uy: sin,
  });
}

/** The darkest place of a profile that is at most so far from its middle. */
function darkestOf(light: (at: number) => number, reach: number): number {
  let [best, lowest] = [0, light(0)];
  for (let far = profile.step; far <= reach; far += profile.step)
    for (const at of [-far, far]) {
      const value = light(at);
      if (value < lowest) [best, lowest] = [at, value];
    }
  return best;
}

/** The lightest value of a profile from a place to one of its ends. */
function lightestTo(light: (at: number) => number, from: number, sign: number): number {
  let highest = light(from);
  for (let at = from; sign * at <= profile.reach; at += sign * profile.step)
    highest = Math.max(highest, light(at));
  return highest;
}

/** Where a profile is lighter than a limit for the first time on its way from one place to another; that other where it is not. */
function endOf(light: (at: number) => number, from: number, to: number, limit: number): number {
  const step = Math.sign(to - from) * profile.step;
  for (let at = from; Math.abs(at - from) < Math.abs(to - from); at += step) if (light(at) > limit) return at;
  return to;
}
