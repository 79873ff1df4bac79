import { stepsPerUnit } from "../colors/oklab.ts";
import { faceLines } from "../seeing/face-lines.ts";
import type { SeenFace } from "../seeing/seen.ts";
import { distance, type Point } from "../strokes/smooth-curve.ts";
import { eyesApart } from "./face-parts.ts";
import { mouthPixels, pixelsIn, pointOf, ringOf } from "./face-shapes.ts";
import { lipColor } from "./lip-colors.ts";
import { type Color, halvesByLightness, middleColor } from "./middle-color.ts";
import type { Planes } from "./planes.ts";

/**
 * Faces with less between the eyes than `small`, in millimeters of the canvas, have parts of one color each, those with more than
 * `large` have all that the photo has: there the finest brush has room for it. By eye on portraits of 9 to 90 mm.
 */
const size = { small: 20, large: 45 };
/** Eyes are one dark shape up to so many millimeters between them: whites beside the iris would be narrower than a brush. */
const oneShape = 17;
/** Brows below so many millimeters between the eyes would run into these. */
const minForBrows = 11;
/**
 * What an eye is high at least, in millimeters: a dot of the finest brush. Lashes make it so many times as high as it is open.
 */
const minHeight = 1.2;
const lashes = 1.3;
/**
 * Least differences of lightness to the face's skin, in OKLab units: eyes and lips are made so dark, paler brows are left as
 * they are.
 */
const contrast = { eye: 32, within: 8, lips: 9, brow: 5 };
/** Lips whose color differs so much from skin, in OKLab units, are seen however light they are. */
const red = 10;
/** What is so much lighter than the lips, in OKLab units, in a mouth that is open at least so high, in millimeters, are teeth. */
const teeth = { lighter: 8, open: 1.5 };
/** Points of the mesh where a face has nothing but skin: all over it, and around its mouth. */
const bare = [50, 280, 117, 346, 205, 425, 151, 108, 337];
const aroundMouth = [164, 43, 273, 200];

/**
 * A picture whose small faces have eyes, brows, lips and teeth of one color each, the middle of what the photo has there: shapes
 * that a fine brush can follow, where the photo has gradients of a millimeter.
 * @param faces in pixels of the picture
 * @param perMM pixels per millimeter of canvas
 */
export function flattenFaceParts(planes: Planes, faces: readonly SeenFace[], perMM: number): Planes {
  const small = faces.filter(({ points }) => points && eyesApart(points) < size.large * perMM);
  if (small.length === 0) return planes;
  const out = { ...planes, l: planes.l.slice(), a: planes.a.slice(), b: planes.b.slice() };
  for (const { points, visible } of small) flattenFace(out, points!, visible, perMM);
  return out;
}

function flattenFace(
  planes: Planes,
  points: Float32Array,
  visible: SeenFace["visible"],
  perMM: number,
): void {
  const skin = skinOf(planes, points, bare);
  if (skin === undefined) return;
  const apart = eyesApart(points) / perMM;
  const share = Math.min(1, (size.large - apart) / (size.large - size.small));
  const paint = (pixels: readonly number[], color: Color) => blend(planes, pixels, color, share);
  for (const side of ["left", "right"] as const) {
    if (visible[`${side}Brow`] && apart >= minForBrows) {
      const pixels = pixelsIn(ringOf(points, faceLines[`${side}Brow`]), planes);
      const color = pixels.length > 0 ? middleColor(planes, pixels) : undefined;
      if (color && color[0] <= darker(skin, contrast.brow)) paint(pixels, color);
    }
    if (visible[`${side}Eye`]) paintEye(planes, points, { of: faceLines[`${side}Eye`], skin, perMM, paint });
  }
  if (!visible.mouth) return;
  const { lips, between } = mouthPixels(points, planes);
  if (lips.length === 0) return;
  const own = lipColor(planes, lips);
  const near = skinOf(planes, points, aroundMouth) ?? skin;
  const isRed = colorsApart(own, near) >= red * stepsPerUnit;
  const color: Color = isRed ? own : [Math.min(own[0], darker(near, contrast.lips)), own[1], own[2]];
  paint(lips, color);
  const { innerUpper, innerLower } = faceLines.lips;
  const middle = innerUpper.length >> 1;
  const open = distance(pointOf(points, innerUpper[middle]!), pointOf(points, innerLower[middle]!)) / perMM;
  // what is between them in a mouth that is open further is large enough to be painted as it is
  if (between.length === 0 || open > teeth.open) return;
  const inner = middleColor(planes, between);
  paint(between, inner[0] >= color[0] + teeth.lighter * stepsPerUnit ? inner : color);
}

/** Makes an eye one dark shape, or a dark iris between whites where these can be painted. */
function paintEye(
  planes: Planes,
  points: Float32Array,
  {
    of: { iris, ...lids },
    skin,
    perMM,
    paint,
  }: {
    readonly of: typeof faceLines.leftEye | typeof faceLines.rightEye;
    readonly skin: Color;
    readonly perMM: number;
    readonly paint: (pixels: readonly number[], color: Color) => void;
  },
): void {
  const ring = ringOf(points, lids);
  const eye = pixelsIn(higher(ring, lids.upper.length - 1, minHeight * perMM), planes);
  if (eye.length === 0) return;
  const [darkHalf, lightHalf] = halvesByLightness(planes, eye);
  const [l, a, b] = middleColor(planes, darkHalf);
  const light = middleColor(planes, lightHalf);
  // a lid that is shut, or lowered, has no dark iris amid what is lighter
  if (light[0] - l < contrast.within * stepsPerUnit) return;
  paint(eye, [Math.min(l, darker(skin, contrast.eye)), a, b]);
  if (eyesApart(points) < oneShape * perMM) return;
  const isIris = discAround(
    iris.map((index) => pointOf(points, index)),
    planes.width,
  );
  const whites = pixelsIn(ring, planes).filter((i) => !isIris(i));
  if (whites.length > 0) paint(whites, light);
}

/** The middle color of a face at some points; undefined where none of them lies in the picture. */
function skinOf(planes: Planes, points: Float32Array, where: readonly number[]): Color | undefined {
  const { width, height } = planes;
  const pixels = where
    .map((index) => pointOf(points, index))
    .filter(({ x, y }) => x >= 0 && y >= 0 && x < width && y < height)
    .map(({ x, y }) => Math.floor(y) * width + Math.floor(x));
  return pixels.length > 0 ? middleColor(planes, pixels) : undefined;
}

/** A lightness that is so many units below a color's. */
function darker([l]: Color, units: number): number {
  return Math.max(0, l - units * stepsPerUnit);
}

function colorsApart(p: Color, q: Color): number {
  return Math.sqrt((p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2 + (p[2] - q[2]) ** 2);
}

/** The ring of an eye stretched across the line between its corners, the first of it and the one that stands `far` from that. */
function higher(ring: readonly Point[], far: number, min: number): Point[] {
  const [from, to] = [ring[0]!, ring[far]!];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length === 0) return [];
  const [cos, sin] = [dx / length, dy / length];
  const off = ring.map(({ x, y }) => (y - from.y) * cos - (x - from.x) * sin);
  const [top, bottom] = [Math.min(...off), Math.max(...off)];
  const high = Math.max(bottom - top, min / 4);
  const times = Math.max(lashes, min / high);
  const middle = (top + bottom) / 2;
  return ring.map(({ x, y }, i) => {
    const more = (off[i]! - middle) * (times - 1);
    return { x: x - sin * more, y: y + cos * more };
  });
}

/** Whether pixels lie in an iris: its middle and points on its rim. */
function discAround([middle, ...circle]: readonly Point[], width: number): (pixel: number) => boolean {
  const { x, y } = middle!;
  const squares = circle.map((point) => (point.x - x) ** 2 + (point.y - y) ** 2);
  const squared = squares.reduce((sum, value) => sum + value, 0) / squares.length;
  return (i) => ((i % width) + 0.5 - x) ** 2 + (Math.floor(i / width) + 0.5 - y) ** 2 <= squared;
}

/** Pixels of a picture become such a share of a color. */
function blend({ l, a, b }: Planes, pixels: readonly number[], color: Color, share: number): void {
  for (const [k, plane] of [l, a, b].entries())
    for (const i of pixels) plane[i] = Math.round(plane[i]! + share * (color[k]! - plane[i]!));
}
