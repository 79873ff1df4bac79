import { stepsPerUnit } from "../../colors/oklab.ts";
import { circle } from "../../edges/circle.ts";
import { planeAt, type Planes } from "../../raster/planes.ts";
import { distance, type Point } from "../../strokes/smooth-curve.ts";
import { smoothValues } from "../../strokes/smooth-points.ts";
import { closedPath } from "../closed-path.ts";
import type { Direction } from "../seen.ts";
import { type Ring, ringMiddle } from "./animal-head.ts";

/**
 * Where a rim is looked for, in shares of its usual distance; how many of these places it may move on to the next direction, and what each
 * costs, as a share of the contrast that there is in most directions.
 */
const sought = { from: 0.62, fromCore: 0.4, to: 1.45, step: 0.055, move: { max: 2, cost: 0.08 } };
/** Colors these shares of the distance before and behind a rim differ: the far ones say that it is one, the near ones where. */
const besides = [0.17, 0.06];
/** It is traced around the place that is given, then around the middle of what was found. */
const passes = 2;
/** What is so far from the usual distance, as a share of it, counts half; noses are as large as they like. */
const usual = { any: 0.42, core: 0.7 };
/** The core of a nose: so much of it, as a share of the usual distance. */
const core = 0.3;
/** A rim of this contrast, in OKLab units on the average, is as traced; a fainter one is as much nearer to its usual shape. */
const clear = 5;
/** It is softened along itself: sigma in places of the ring. */
const softness = 1.1;

/** An outline around a given place. */
export interface Rim {
  readonly ring: Ring;
  readonly middle: Point;
  /** Half of its mean diameter. */
  readonly radius: number;
}

interface RimOptions {
  readonly way: Direction;
  readonly shape?: readonly number[];
  readonly isOneColor?: boolean;
}

/**
 * Traces what is around a place: the closed path on which colors change, near to a usual shape.
 * @param radius of the usual shape, in pixels
 * @param options.way to the right of the head
 * @param options.shape how far the usual shape is in each direction of `circle`, in radii
 * @param options.isOneColor whether all inside has the color that is in its middle: colors change from that, and nothing else counts
 */
export function traceRim(planes: Planes, at: Point, radius: number, options: RimOptions): Rim {
  let rim = tracedOnce(planes, { at, radius }, options);
  for (let pass = 1; pass < passes; pass++) {
    const [x, y] = [(at.x + rim.middle.x) / 2, (at.y + rim.middle.y) / 2];
    rim = tracedOnce(planes, { at: { x, y }, radius: (radius + rim.radius) / 2 }, options);
  }
  return rim;
}

function tracedOnce(
  planes: Planes,
  { at, radius }: { readonly at: Point; readonly radius: number },
  { way, shape = circle.map(() => 1), isOneColor = false }: RimOptions,
): Rim {
  const shares: number[] = [];
  for (let share = isOneColor ? sought.fromCore : sought.from; share <= sought.to; share += sought.step)
    shares.push(share);
  const placeAt = (k: number, share: number) => {
    const [cos, sin] = circle[k]!;
    const far = share * shape[k]! * radius;
    return {
      x: at.x + far * (cos * way.cos - sin * way.sin),
      y: at.y + far * (cos * way.sin + sin * way.cos),
    };
  };
  const inner = isOneColor
    ? meanColor(
        planes,
        circle.map((_, k) => placeAt(k, core)),
      )
    : undefined;
  const contrastAt = (k: number, share: number) =>
    besides.reduce((sum, beside) => {
      const inside = colorAt(planes, placeAt(k, share - beside));
      const outside = colorAt(planes, placeAt(k, share + beside));
      return sum + (inner ? apart(inner, outside) - apart(inner, inside) : apart(inside, outside));
    }, 0) / besides.length;
  const contrasts = circle.map((_, k) => shares.map((share) => contrastAt(k, share)));
  const half = isOneColor ? usual.core : usual.any;
  const worths = contrasts.map((row) =>
    row.map((contrast, column) => contrast / (1 + ((shares[column]! - 1) / half) ** 2)),
  );
  const usualWorth = worths.reduce((sum, row) => sum + Math.max(...row), 0) / worths.length;
  const path = closedPath(worths, { ...sought.move, cost: sought.move.cost * Math.max(0, usualWorth) });
  const mean = path.reduce((sum, column, k) => sum + contrasts[k]![column]!, 0) / path.length;
  const trust = Math.max(0, Math.min(1, mean / clear));
  const traced = Float64Array.from(path, (column) => 1 + trust * (shares[column]! - 1));
  const ring = Array.from(smoothValues(traced, softness, true), (share, k) => placeAt(k, share));
  const middle = ringMiddle(ring);
  return {
    ring,
    middle,
    radius: ring.reduce((sum, place) => sum + distance(place, middle), 0) / ring.length,
  };
}

/** Lightness and chroma in OKLab units. */
type Color = readonly [number, number, number];

function colorAt(planes: Planes, { x, y }: Point): Color {
  const at = (plane: Int16Array) => planeAt(planes, plane, x, y) / stepsPerUnit;
  return [at(planes.l), at(planes.a), at(planes.b)];
}

function meanColor(planes: Planes, places: readonly Point[]): Color {
  const colors = places.map((place) => colorAt(planes, place));
  const mean = (k: 0 | 1 | 2) => colors.reduce((sum, color) => sum + color[k], 0) / colors.length;
  return [mean(0), mean(1), mean(2)];
}

function apart(p: Color, q: Color): number {
  return Math.sqrt((p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2 + (p[2] - q[2]) ** 2);
}
