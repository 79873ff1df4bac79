import { stepsPerUnit } from "../colors/oklab.ts";
import { fillPolygon } from "../edges/fill-polygon.ts";
import { grownRing } from "../edges/grown-ring.ts";
import type { Size } from "../edges/field.ts";
import {
  type AnimalEye,
  type AnimalHead,
  featureRings,
  type Ring,
  ringSize,
} from "../seeing/animals/animal-head.ts";
import { pixelsIn } from "./face-shapes.ts";
import { type Color, halvesByLightness, middleColor } from "./middle-color.ts";
import type { Planes } from "./planes.ts";

/**
 * Widths of an eye in millimeters of the canvas: no eye is painted smaller, for a fine brush makes a dot of that; up to `dot` it is one
 * shape; up to `large` pupil and iris have one color each, and larger ones are as in the photo.
 */
const size = { min: 1.5, dot: 4.5, large: 14 };
/** What is dark of an eye has a highlight from so many millimeters on, that is so wide at least: a brush can make it, and eyes without one are holes. */
const glint = { room: 3.5, min: 1.8, radius: 0.3, aside: -0.3, up: 0.34 };
/** Least difference of an eye to the fur around it, and of a pupil to its iris, in OKLab units of lightness. */
const contrast = { fur: 26, pupil: 12 };
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
  return heads.map((head) => ({ ...head, eyes: head.eyes.map((eye) => atLeast(eye, size.min * perMM)) }));
}

function atLeast(eye: AnimalEye, width: number): AnimalEye {
  const times = width / widthOf(eye.rim);
  return times <= 1
    ? eye
    : {
        ...eye,
        radius: times * eye.radius,
        rim: grownRing(eye.rim, times),
        pupil: grownRing(eye.pupil, times),
      };
}

function widthOf(ring: Ring): number {
  return Math.max(...ringSize(ring));
}

/**
 * A picture whose animals have eyes of one color each, or of a pupil and an iris of one each where these can be painted: shapes that a
 * brush can follow, as much darker than fur as eyes are, or lighter than dark fur.
 * @param heads in pixels of the picture
 */
export function flattenAnimalEyes(planes: Planes, heads: readonly AnimalHead[], perMM: number): Planes {
  const eyes = heads.flatMap((head) => head.eyes).filter(({ rim }) => widthOf(rim) < size.large * perMM);
  if (eyes.length === 0) return planes;
  const out = { ...planes, l: planes.l.slice(), a: planes.a.slice(), b: planes.b.slice() };
  for (const eye of eyes) flattenEye(out, planes, eye, perMM);
  return out;
}

function flattenEye(out: Planes, planes: Planes, { rim, pupil }: AnimalEye, perMM: number): void {
  const all = pixelsIn(rim, planes);
  const around = pixelsBetween(grownRing(rim, fur.from), grownRing(rim, fur.to), planes);
  if (all.length === 0 || around.length === 0) return;
  const beside = middleColor(planes, around);
  const [dark, light] = halvesByLightness(planes, all).map((pixels) => middleColor(planes, pixels)) as [
    Color,
    Color,
  ];
  const width = widthOf(rim);
  const isFurDark = beside[0] < contrast.fur * stepsPerUnit;
  if (width < size.dot * perMM) {
    paint(out, all, isFurDark ? lighter(light, beside) : darker(dark, beside, contrast.fur));
    if (!isFurDark) paintGlint(out, rim, perMM);
    return;
  }
  const inner = pixelsIn(pupil, planes);
  if (inner.length === 0) return;
  const iris = pixelsBetween(pupil, rim, planes);
  const irisColor = iris.length > 0 ? middleColor(planes, iris) : dark;
  paint(out, iris, irisColor);
  paint(
    out,
    inner,
    darker(middleColor(planes, halvesByLightness(planes, inner)[0]), irisColor, contrast.pupil),
  );
  paintGlint(out, pupil, perMM);
}

/** Leaves a highlight in what is dark of an eye, where that has room for it. */
function paintGlint(out: Planes, dark: Ring, perMM: number): void {
  const across = widthOf(dark);
  if (across < glint.room * perMM) return;
  paint(out, pixelsIn(glintOf(dark, Math.max(glint.min * perMM, glint.radius * across)), out), white);
}

const white: Color = [98 * stepsPerUnit, 0, 0];

/** A highlight up and to the left of a pupil's middle. */
function glintOf(pupil: Ring, width: number): Ring {
  const across = widthOf(pupil);
  const small = grownRing(pupil, width / across);
  return small.map(({ x, y }) => ({ x: x + (glint.aside * across) / 2, y: y - (glint.up * across) / 2 }));
}

/**
 * The colors of the irises of animals, or of eyes that are one dot, three steps each: palettes have nothing like them else.
 * @param planes flattened by `flattenAnimalEyes`
 */
export function irisColors(planes: Planes, heads: readonly AnimalHead[]): Float64Array {
  return Float64Array.from(
    heads.flatMap(({ eyes }) =>
      eyes.flatMap(({ rim, pupil }) => {
        const iris = pixelsBetween(pupil, rim, planes);
        return iris.length > 0 ? middleColor(planes, iris) : [];
      }),
    ),
  );
}

/** The pixels in a ring that are not in another. */
function pixelsBetween(inner: Ring, outer: Ring, canvas: Size): number[] {
  const isInner = new Set(pixelsIn(inner, canvas));
  return pixelsIn(outer, canvas).filter((i) => !isInner.has(i));
}

/** A color that is darker than another by so many units at least. */
function darker([l, a, b]: Color, [beside]: Color, units: number): Color {
  return [Math.max(0, Math.min(l, beside - units * stepsPerUnit)), a, b];
}

/** A color that can be told from dark fur. */
function lighter([l, a, b]: Color, [beside]: Color): Color {
  return [Math.max(l, beside + contrast.fur * stepsPerUnit), a, b];
}

function paint({ l, a, b }: Planes, pixels: readonly number[], color: Color): void {
  for (const [k, plane] of [l, a, b].entries()) for (const i of pixels) plane[i] = color[k]!;
}
