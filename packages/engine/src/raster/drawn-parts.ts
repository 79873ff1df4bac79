import type { DrawnPart } from "../edges/drawn-shapes.ts";
import type { Size } from "../edges/field.ts";
import { fillDisc } from "../edges/fill-disc.ts";
import { fillPolygon } from "../edges/fill-polygon.ts";
import type { Box } from "../seeing/box.ts";
import { boxAround } from "../seeing/box-around.ts";
import { distance, type Point } from "../strokes/smooth-curve.ts";
import { type Color, darkAndLight, middleColor } from "./middle-color.ts";
import type { Planes } from "./planes.ts";

/**
 * Widths in millimeters of the canvas. Lines are at least `min` wide, a little more than a dot of the finest brush, since borders are
 * rounded; outlines at least `dot`, since a dot in dim light loses more of itself. What is narrower all over than `gone` would be a blot in
 * a face that is no larger, and is left to the rest. By eye on eighteen scenes.
 */
const width = { min: 1.4, dot: 1.8, gone: 0.5 };
/** Eyes narrower than this, in millimeters, are of one color: a glint in them would be smaller than a brush. */
const oneColor = 5;

/**
 * Rims of glasses thinner than `min`, in millimeters, would be one blot with the eyes in them. They go, with what is `beside` them and has
 * a bit of their color, and get the color of most of what is within `from` of them.
 */
const rim = { min: 2, beside: 0.3, from: 1.2 };

/** An eye or a mouth on a canvas. */
export interface KeptPart {
  readonly pixels: readonly number[];
  /** What it is drawn with, in the picture that it was found in. */
  readonly color: Color;
  /** Whether it has no colors but this. */
  readonly isEven: boolean;
}

/** The upright box of a drawn part, as wide as its pen. */
export function boxOfPart({ points, pen = 0 }: DrawnPart): Box {
  const { x, y, width: across, height: down } = boxAround(points);
  return { x: x - pen / 2, y: y - pen / 2, width: across + pen, height: down + pen };
}

/**
 * Parts of drawn faces that can be painted, with the pixels that they need for it.
 * @param parts in pixels of the picture
 * @param perMM pixels per millimeter of canvas
 */
export function keptParts(planes: Planes, parts: readonly DrawnPart[], perMM: number): KeptPart[] {
  const on = new Uint8Array(planes.width * planes.height);
  return parts.flatMap((part) => {
    const box = boxOfPart(part);
    if (Math.max(box.width, box.height) < width.gone * perMM) return [];
    const own = pixelsOf(part, planes, on, 0);
    const min = part.pen === undefined ? width.dot : width.min;
    const pixels = pixelsOf(part, planes, on, min * perMM);
    const inside = part.pen === undefined ? own : pixelsAlong(part.points, planes);
    if (inside.length === 0 || pixels.length === 0) return [];
    const isEven = part.pen !== undefined || Math.min(box.width, box.height) < oneColor * perMM;
    return [{ pixels, color: darkAndLight(planes, inside).dark, isEven }];
  });
}

/** What lies beneath thin rims of glasses: skin. As `keptParts`, of what goes. */
export function clearedRims(planes: Planes, rims: readonly DrawnPart[], perMM: number): KeptPart[] {
  const on = new Uint8Array(planes.width * planes.height);
  return rims.flatMap(({ points, pen = 0 }) => {
    if (pen >= rim.min * perMM) return [];
    const within = (mm: number) => pixelsOf({ points, pen: pen + 2 * mm * perMM }, planes, on, 0);
    const pixels = within(rim.beside);
    const own = new Set(pixels);
    const around = within(rim.from).filter((i) => !own.has(i));
    return around.length > 0 ? [{ pixels, color: middleColor(planes, around), isEven: true }] : [];
  });
}

/** The picture with these parts in one color each, where they have no other. */
export function flattenParts(planes: Planes, parts: readonly KeptPart[]): Planes {
  if (parts.length === 0) return planes;
  const out = { ...planes, l: planes.l.slice(), a: planes.a.slice(), b: planes.b.slice() };
  for (const { pixels, color, isEven } of parts) {
    if (!isEven) continue;
    for (const i of pixels) [out.l[i], out.a[i], out.b[i]] = color;
  }
  return out;
}

/** Makes all pixels of parts count as much as can be said, in place. */
export function raiseParts(importance: Uint8Array, parts: readonly KeptPart[]): void {
  for (const { pixels } of parts) for (const i of pixels) importance[i] = 255;
}

/**
 * Pixels of a part that is nowhere narrower than so many pixels.
 * @param on as many zeros as the picture has pixels; it is so again in the end
 */
function pixelsOf({ points, pen }: DrawnPart, size: Size, on: Uint8Array, min: number): number[] {
  const radius = Math.max(pen ?? 0, min) / 2;
  const box = boxOfPart({ points, pen: 2 * radius });
  if (pen === undefined) {
    fillPolygon(points, size, (from, to) => on.fill(1, from, to));
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    if (min > 0) fillDisc(on, size, { ...middle, radius });
  } else eachAlong(points, (point) => fillDisc(on, size, { ...point, radius }));
  const pixels: number[] = [];
  const right = Math.min(size.width - 1, Math.ceil(box.x + box.width));
  const bottom = Math.min(size.height - 1, Math.ceil(box.y + box.height));
  for (let y = Math.max(0, Math.floor(box.y)); y <= bottom; y++)
    for (let x = Math.max(0, Math.floor(box.x)); x <= right; x++) {
      const i = y * size.width + x;
      if (on[i] === 0) continue;
      on[i] = 0;
      pixels.push(i);
    }
  return pixels;
}

/** Pixels on a line. */
function pixelsAlong(points: readonly Point[], { width: across, height }: Size): number[] {
  const pixels: number[] = [];
  eachAlong(points, ({ x, y }) => {
    if (x >= 0 && y >= 0 && x < across && y < height) pixels.push(Math.floor(y) * across + Math.floor(x));
  });
  return pixels;
}

/** Calls `visit` with places along a line, less than a pixel apart. */
export function eachAlong(points: readonly Point[], visit: (point: Point) => void): void {
  points.forEach((from, k) => {
    const to = points[k + 1] ?? from;
    const steps = Math.ceil(distance(from, to)) || 1;
    for (let i = 0; i < steps; i++)
      visit({ x: from.x + (i / steps) * (to.x - from.x), y: from.y + (i / steps) * (to.y - from.y) });
  });
}
