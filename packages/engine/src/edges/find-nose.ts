import { stepsPerUnit } from "../colors/oklab.ts";
import { planeAt, type Planes } from "../raster/planes.ts";
import type { Point } from "../strokes/smooth-curve.ts";
import { blur } from "./blur.ts";
import { circle } from "./circle.ts";
import { componentsOf } from "./components.ts";
import { convexHull } from "./convex-hull.ts";
import { faceFrame } from "./face-frame.ts";
import { fillPolygon } from "./fill-polygon.ts";
import type { Field, Size } from "./grid.ts";
import { grownRing } from "./grown-ring.ts";

/**
 * Where a nose is looked for below the middle between two eyes, in ways from eye to eye: so far to both sides, from and to down
 * the face; on a grid of so many cells to each of these ways.
 */
const sought = { across: 0.7, from: 0.3, to: 1.7, cells: 50 };
/** Its middle lies at most so far aside, and so far down: heads are turned, and seen from above. */
const place = { aside: 0.36, from: 0.45, to: 1.4 };
/** How wide it is, in ways from eye to eye, and how many times as wide as high. */
const wide = { min: 0.13, max: 0.55 };
const slim = { min: 0.75, max: 2.5 };
/** It fills so much of its box: a triangle half of it, an ellipse three quarters. */
const fill = { min: 0.42, max: 0.88 };
/** It is so much redder than what is around it, in OKLab units: fur is orange, too. */
const redder = 4;
/** What is around it begins and ends so many cells from it. */
const around = { from: 2, to: 5 };
/** A nose has a dark rim: with it, it is so many times as large. */
const rim = 1.14;
/** Redness is cut at levels so far apart, in OKLab units, as maximally stable regions are. */
const step = 1;

/**
 * Finds the nose of an animal that is no dark spot: the pink or red leather of a cat, a rabbit or a white dog. It is the spot below
 * and between the eyes that is clearly redder than the fur around it, about as wide as high, and as wide above as below at least.
 * @param eyes their middles, the left one first, in pixels of the picture
 * @returns its outline, a point in each direction of `circle`, as the head is tilted; undefined where there is none
 */
export function findNose(
  planes: Planes,
  [left, right]: readonly [Point, Point],
): readonly Point[] | undefined {
  const placeAt = faceFrame(left, right);
  const size = {
    width: Math.round(2 * sought.across * sought.cells),
    height: Math.round((sought.to - sought.from) * sought.cells),
  };
  const faceAt = (column: number, row: number) =>
    [column / sought.cells - sought.across, sought.from + row / sought.cells] as const;
  const red: Field = { ...size, data: new Float32Array(size.width * size.height) };
  for (let i = 0; i < red.data.length; i++) {
    const { x, y } = placeAt(...faceAt((i % size.width) + 0.5, Math.floor(i / size.width) + 0.5));
    if (x < 0 || y < 0 || x > planes.width || y > planes.height) continue;
    red.data[i] = planeAt(planes, planes.a, x, y) / stepsPerUnit;
  }
  const soft = blur(red, 1);
  let best: { spot: RedSpot; score: number } | undefined;
  const highest = soft.data.reduce((max, value) => (value > max ? value : max), 0);
  for (let level = highest - step; level > 0; level -= step) {
    const on = new Uint8Array(soft.data.length);
    for (let i = 0; i < on.length; i++) if (soft.data[i]! >= level) on[i] = 1;
    const { count, start, pixels } = componentsOf(on, size);
    for (let p = 0; p < count; p++) {
      const own = pixels.subarray(start[p]!, start[p + 1]!);
      const spot = spotOf(own, size.width);
      const by = spot && redderBy(spot, soft, faceAt(spot.x, spot.y));
      if (!by || by < redder) continue;
      // the whole nose, not its reddest middle
      const score = by * Math.sqrt(own.length * Math.sqrt(own.length));
      if (score > (best?.score ?? 0)) best = { spot, score };
    }
  }
  return best && grownRing(outlineOf(best.spot, size), rim).map(({ x, y }) => placeAt(...faceAt(x, y)));
}

/** A component of reddish cells: its middle and its box. */
interface RedSpot {
  readonly cells: Int32Array;
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly high: number;
}

/** A component as a spot, where it has a nose's size and shape. */
function spotOf(cells: Int32Array, width: number): RedSpot | undefined {
  const [min, max] = [wide.min * sought.cells, wide.max * sought.cells];
  if (cells.length < (min * min * fill.min) / slim.max || cells.length > max * max) return undefined;
  let [left, right, top, bottom, x, y] = [width, 0, width, 0, 0, 0];
  for (const i of cells) {
    const [column, row] = [i % width, Math.floor(i / width)];
    left = Math.min(left, column);
    right = Math.max(right, column);
    top = Math.min(top, row);
    bottom = Math.max(bottom, row);
    x += (column + 0.5) / cells.length;
    y += (row + 0.5) / cells.length;
  }
  const [w, h] = [right - left + 1, bottom - top + 1];
  const filled = cells.length / (w * h);
  if (w < min || w > max || w < slim.min * h || w > slim.max * h) return undefined;
  // what is wider below than above is a tongue, or a chin
  const isUpright = y <= (top + bottom + 1) / 2 + 0.04 * h;
  return filled >= fill.min && filled <= fill.max && isUpright
    ? { cells, x, y, left, top, wide: w, high: h }
    : undefined;
}

/** By how much a spot is redder than what is around it; 0 where no nose is. */
function redderBy(spot: RedSpot, red: Field, [along, down]: readonly [number, number]): number {
  if (Math.abs(along) > place.aside || down < place.from || down > place.to) return 0;
  const { width, height, data } = red;
  const reach = around.to;
  if (spot.left < reach || spot.top < reach) return 0;
  if (spot.left + spot.wide + reach > width || spot.top + spot.high + reach > height) return 0;
  const own = spot.cells.reduce((sum, i) => sum + data[i]!, 0) / spot.cells.length;
  const ring: number[] = [];
  for (const { x, y } of outlineOf(spot, red)) {
    const far = Math.sqrt((x - spot.x) ** 2 + (y - spot.y) ** 2);
    for (let by = around.from; by <= around.to; by++) {
      const column = Math.floor(x + ((x - spot.x) / far) * by);
      const row = Math.floor(y + ((y - spot.y) / far) * by);
      if (column >= 0 && row >= 0 && column < width && row < height) ring.push(data[row * width + column]!);
    }
  }
  ring.sort((p, q) => p - q);
  // what is nearly as red beside it may be a lip or a nostril's shine, but not all around
  return own - ring[Math.floor(0.8 * ring.length)]!;
}

/** The farthest place of a spot in each direction from its middle, without the dents that nostrils make. */
function outlineOf({ cells, x, y, wide, high }: RedSpot, { width, height }: Size): Point[] {
  const corners = Array.from(cells, (i) => ({ x: (i % width) + 0.5, y: Math.floor(i / width) + 0.5 }));
  const inside = new Uint8Array(width * height);
  fillPolygon(convexHull(corners), { width, height }, (from, to) => inside.fill(1, from, to));
  return circle.map(([cos, sin]) => {
    let far = 0.5;
    for (let by = 0.5; by < wide + high; by += 0.5)
      if (inside[Math.floor(y + by * sin) * width + Math.floor(x + by * cos)]) far = by;
    return { x: x + far * cos, y: y + far * sin };
  });
}
