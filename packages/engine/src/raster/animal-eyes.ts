import { stepsPerUnit } from "../colors/oklab.ts";
import { circle } from "../edges/circle.ts";
import { fillPolygon } from "../edges/fill-polygon.ts";
import { grownRing } from "../edges/grown-ring.ts";
import type { Size } from "../edges/field.ts";
import {
  type AnimalEye,
  type AnimalHead,
  featureRings,
  type Ring,
  ringMiddle,
  ringSize,
} from "../seeing/animals/animal-head.ts";
import { pixelsIn } from "./face-shapes.ts";
import { type Color, darkAndLight, meanColor, middleColor } from "./middle-color.ts";
import { colorsApart, type PaintedPart } from "./painted-part.ts";
import type { Planes } from "./planes.ts";

/**
 * Widths of an eye in millimeters of the canvas. No eye is painted smaller than `min`, or lower than `narrow`, a dot of the finest brush;
 * pupils become as high as that, up to the share `pupil` of an eye’s width. Up to `dot` an eye is one shape, up to `large` it has a pupil
 * and an iris of one color each, and larger ones are as in the photo.
 */
const size = { min: 1.8, narrow: 1.3, pupil: 0.7, dot: 4.5, large: 14 };
/**
 * Highlights, without which eyes look like holes. An eye has one if what is dark in it is at least `each` millimeters high, and in it or
 * the other eye of its head at least `room`. A highlight is at least `min` millimeters wide, and at least the share `wide` of the height of what is dark.
 * Its middle lies `left` and `up` from that of the eye, as shares of half that height.
 */
const glint = { room: 2.8, each: 2.2, min: 1.4, wide: 0.3, left: 0.3, up: 0.34 };
/** In dark fur, an eye at least `from` millimeters high is a light ring around something dark, which is the share `dark` as large. */
const ring = { from: 2.6, dark: 0.55 };
/**
 * Least differences in OKLab units: of a dot to the fur around it, of an iris to that, of a pupil to its iris, of a highlight to what is
 * dark. Where iris and pupil of no eye of a head differ by `even`, they are one shape. By eye on 24 photos.
 */
const contrast = { fur: 26, iris: 12, pupil: 14, glint: 30, even: 8 };
/** Share of these differences that the palette’s colors have too, which are not exactly those. */
const laidShare = 0.7;
const white: Color = [98 * stepsPerUnit, 0, 0];
/** Where fur is looked at around an eye, in its sizes; and how far an eye and a nose are essential, in theirs. */
const fur = { from: 1.5, to: 2.1 };
const reach = 1.15;

/** Puts 255 where eyes and noses of animals are, in values a pixel. */
export function raiseAnimalFaces(values: Uint8Array, heads: readonly AnimalHead[], canvas: Size): void {
  for (const ring of heads.flatMap(featureRings))
    fillPolygon(grownRing(ring, reach), canvas, (from, to) => values.fill(255, from, to));
}

/** Heads whose eyes are as wide as a brush can make them. @param perMM pixels per millimeter of canvas */
export function paintableHeads(heads: readonly AnimalHead[], perMM: number): AnimalHead[] {
  return heads.map((head) => ({ ...head, eyes: head.eyes.map((eye) => atLeast(eye, perMM)) }));
}

function atLeast(eye: AnimalEye, perMM: number): AnimalEye {
  const times = Math.max(1, (size.min * perMM) / widthOf(eye.rim), (size.narrow * perMM) / heightOf(eye.rim));
  const wide = (size.narrow * perMM) / heightOf(eye.pupil);
  return {
    ...eye,
    radius: times * eye.radius,
    rim: grownRing(eye.rim, times),
    pupil: grownRing(
      eye.pupil,
      Math.max(times, Math.min(wide, (times * size.pupil * widthOf(eye.rim)) / widthOf(eye.pupil))),
    ),
  };
}

function widthOf(outline: Ring): number {
  return Math.max(...ringSize(outline));
}

function heightOf(outline: Ring): number {
  return Math.min(...ringSize(outline));
}

/**
 * The eyes of animals, of one color each, or of a pupil and an iris of one each where these can be painted: shapes that a brush can follow,
 * as much darker than fur as eyes are, or lighter than dark fur. Both eyes of a head are of one kind.
 * @param heads in pixels of the picture
 */
export function animalEyes(planes: Planes, heads: readonly AnimalHead[], perMM: number): PaintedPart[] {
  return heads.flatMap(({ eyes }) => {
    const small = eyes
      .filter(({ rim }) => widthOf(rim) < size.large * perMM)
      .map((eye) => lookAt(planes, eye))
      .filter((eye) => eye !== undefined);
    if (small.length === 0) return [];
    const mean = small.reduce((sum, { rim }) => sum + widthOf(rim) / small.length, 0);
    const isDot =
      mean < size.dot * perMM ||
      small.every(({ iris, dark }) => iris[0] - dark[0] < contrast.even * stepsPerUnit);
    const heights = small.map(({ rim, pupil }) => heightOf(isDot ? rim : pupil) / perMM);
    const haveGlints = Math.max(...heights) >= glint.room;
    const dark = meanColor(small.map((eye) => eye.dark));
    return small.flatMap((own, k) => {
      const eye = { ...own, dark };
      const making = { perMM, hasGlint: haveGlints && heights[k]! >= glint.each };
      return isDot ? dotOf(planes, eye, making) : irisOf(planes, eye, making);
    });
  });
}

/** An eye with the colors that the photo has of it. */
interface EyeColors extends AnimalEye {
  readonly fur: Color;
  readonly iris: Color;
  readonly dark: Color;
  readonly light: Color;
}

function lookAt(planes: Planes, eye: AnimalEye): EyeColors | undefined {
  const { rim, pupil } = eye;
  const all = pixelsIn(rim, planes);
  const around = pixelsBetween(grownRing(rim, fur.from), grownRing(rim, fur.to), planes);
  if (all.length === 0 || around.length === 0) return undefined;
  const { dark, light } = darkAndLight(planes, all);
  const iris = pixelsBetween(pupil, rim, planes);
  const inner = pixelsIn(pupil, planes);
  return {
    ...eye,
    fur: middleColor(planes, around),
    iris: iris.length > 0 ? middleColor(planes, iris) : dark,
    dark: inner.length > 0 ? darkAndLight(planes, inner).dark : dark,
    light,
  };
}

interface Making {
  readonly perMM: number;
  readonly hasGlint: boolean;
}

/** An eye of one shape: dark with a highlight, or light around something dark in dark fur. */
function dotOf(
  canvas: Size,
  { rim, fur: beside, dark, light }: EyeColors,
  { perMM, hasGlint }: Making,
): PaintedPart[] {
  const apart = contrast.fur * stepsPerUnit;
  const pixels = pixelsIn(rim, canvas);
  if (beside[0] >= apart) {
    const color: Color = [Math.min(dark[0], beside[0] - apart), dark[1], dark[2]];
    const eye = { pixels, color, share: 1, apart: laidShare * apart, isSeed: true };
    return hasGlint ? [eye, glintIn(rim, canvas, perMM)] : [eye];
  }
  const color: Color = [Math.max(light[0], beside[0] + apart), light[1], light[2]];
  const eye = { pixels, color, share: 1, apart: laidShare * apart, isSeed: true };
  if (heightOf(rim) < ring.from * perMM) return [eye];
  const inner = {
    pixels: pixelsIn(grownRing(rim, ring.dark), canvas),
    color: beside,
    share: 1,
    apart: laidShare * apart,
  };
  return [eye, inner];
}

/** A pupil in an iris. */
function irisOf(
  canvas: Size,
  { rim, pupil, fur: beside, iris, dark }: EyeColors,
  { perMM, hasGlint }: Making,
): PaintedPart[] {
  const units = contrast.pupil * stepsPerUnit;
  const inner = pixelsIn(pupil, canvas);
  // light enough for a pupil that is darker
  const light: Color = [Math.max(iris[0], 2 * units), iris[1], iris[2]];
  const around = {
    pixels: pixelsIn(rim, canvas),
    color: awayFrom(beside, light),
    share: 1,
    apart: laidShare * contrast.iris * stepsPerUnit,
    isSeed: true,
  };
  const color: Color = [Math.min(dark[0], around.color[0] - units), dark[1], dark[2]];
  const middle = { pixels: inner, color, share: 1, apart: laidShare * units };
  return hasGlint ? [around, middle, glintIn(pupil, canvas, perMM)] : [around, middle];
}

/** An iris’s color, lighter or darker where it is too like fur. */
function awayFrom(beside: Color, [l, a, b]: Color): Color {
  const units = contrast.iris * stepsPerUnit;
  if (colorsApart(beside, [l, a, b]) >= units) return [l, a, b];
  return [beside[0] + (l >= beside[0] ? units : -units), a, b];
}

/** A highlight in what is dark of an eye, up and to the left of its middle. */
function glintIn(dark: Ring, canvas: Size, perMM: number): PaintedPart {
  const across = heightOf(dark);
  const wide = Math.max(glint.min * perMM, glint.wide * across);
  const middle = ringMiddle(dark);
  const [x, y] = [middle.x - (glint.left * across) / 2, middle.y - (glint.up * across) / 2];
  const disc = circle.map(([cos, sin]) => ({ x: x + (wide / 2) * cos, y: y + (wide / 2) * sin }));
  return { pixels: pixelsIn(disc, canvas), color: white, share: 1, apart: contrast.glint * stepsPerUnit };
}

/** The pixels in a ring that are not in another. */
function pixelsBetween(inner: Ring, outer: Ring, canvas: Size): number[] {
  const isInner = new Set(pixelsIn(inner, canvas));
  return pixelsIn(outer, canvas).filter((i) => !isInner.has(i));
}
