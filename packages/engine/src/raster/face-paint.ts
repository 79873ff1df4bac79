import { stepsPerUnit } from "../colors/oklab.ts";
import { faceLines } from "../seeing/face-lines.ts";
import type { SeenFace } from "../seeing/seen.ts";
import { distance, type Point } from "../strokes/smooth-curve.ts";
import { eyesApart } from "./face-parts.ts";
import { mouthPixels, pixelsIn, pointOf, ringOf } from "./face-shapes.ts";
import { lipColor } from "./lip-color.ts";
import { type Color, darkAndLight, meanColor, middleColor } from "./middle-color.ts";
import { colorsApart, darkerBy, type PaintedPart } from "./painted-part.ts";
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
 * Heights of eyes and mouths in millimeters, at least: a dot of the finest brush. Lashes make an eye `lashes` times as high as it is open.
 */
const minHeight = 1.3;
const lashes = 1.3;
/**
 * Least differences in OKLab units: eyes and lips are made so much darker than the face’s skin, paler brows are left as they are. An eye
 * has a dark half `within` darker than its light one, or, smiling, `lash` darker than the skin. White is told from it by `white`.
 */
const contrast = { eye: 32, within: 8, lash: 12, lips: 9, brow: 5, white: 12 };
/** Share of these differences that the palette’s colors have too, which are not exactly those. */
const laidShare = 0.6;
/** Lips whose color differs so much from skin, in OKLab units, are seen however light they are. */
const red = 10;
/** What is so much lighter than the lips, in OKLab units, in a mouth that is open at least so high, in millimeters, are teeth. */
const teeth = { lighter: 8, open: 1.5 };
/** Points of the mesh where a face has nothing but skin: all over it, and around its mouth. */
const bare = [50, 280, 117, 346, 205, 425, 151, 108, 337];
const aroundMouth = [164, 43, 273, 200];

/**
 * Eyes, brows, lips and teeth of small faces in one color each, the middle of what the photo has there: shapes that a fine brush can
 * follow, where the photo has gradients of a millimeter; of larger ones the color of their lips. Of the smallest faces eyes and mouths are
 * regions of their own.
 * @param faces in pixels of the picture
 * @param perMM pixels per millimeter of canvas
 */
export function faceParts(planes: Planes, faces: readonly SeenFace[], perMM: number): PaintedPart[] {
  return faces.flatMap(({ points, visible }) => {
    if (!points) return [];
    if (eyesApart(points) < size.large * perMM) return partsOf(planes, points, visible, perMM);
    return visible.mouth ? lipsSeed(planes, points) : [];
  });
}

/** Lips that stay as they are, for the palette: they are too few pixels for it to find their color by itself. */
function lipsSeed(planes: Planes, points: Float32Array): PaintedPart[] {
  const { lips } = mouthPixels(points, planes);
  return lips.length > 0 ? [{ pixels: [], color: lipColor(planes, lips), share: 0, isSeed: true }] : [];
}

function partsOf(
  planes: Planes,
  points: Float32Array,
  visible: SeenFace["visible"],
  perMM: number,
): PaintedPart[] {
  const skin = skinOf(planes, points, bare);
  if (skin === undefined) return [];
  const apart = eyesApart(points) / perMM;
  const share = Math.min(1, (size.large - apart) / (size.large - size.small));
  const face = { points, skin, perMM, share };
  const parts: PaintedPart[] = [];
  for (const side of ["left", "right"] as const) {
    if (visible[`${side}Brow`] && apart >= minForBrows) {
      const pixels = pixelsIn(ringOf(points, faceLines[`${side}Brow`]), planes);
      const color = pixels.length > 0 ? middleColor(planes, pixels) : undefined;
      if (color && color[0] <= darkerBy(contrast.brow, skin)) parts.push({ pixels, color, share });
    }
  }
  parts.push(...eyesOf(planes, face, visible));
  if (visible.mouth) parts.push(...mouthOf(planes, face));
  return parts;
}

interface Face {
  readonly points: Float32Array;
  readonly skin: Color;
  readonly perMM: number;
  /** Of the color of its parts in what is painted, 0 to 1. */
  readonly share: number;
}

/** Both eyes as dark shapes, or as dark irises between whites where these can be painted: in the same colors, also if one is in shade. */
function eyesOf(planes: Planes, face: Face, visible: SeenFace["visible"]): PaintedPart[] {
  const { points, skin, perMM, share } = face;
  const eyes = (["leftEye", "rightEye"] as const).flatMap((name) =>
    visible[name] ? eyeOf(planes, face, faceLines[name]) : [],
  );
  if (eyes.length === 0) return [];
  const isLaid = share === 1;
  const [l, a, b] = meanColor(eyes.map(({ dark }) => dark));
  const eye: PaintedPart = {
    pixels: eyes.flatMap(({ pixels }) => pixels),
    color: [Math.min(l, darkerBy(contrast.eye, skin)), a, b],
    share,
    ...(isLaid && { apart: laidShare * contrast.eye * stepsPerUnit, isSeed: true }),
  };
  const whites = eyes.flatMap((own) => own.whites);
  if (eyesApart(points) < oneShape * perMM || whites.length === 0) return [eye];
  const white: PaintedPart = {
    pixels: whites,
    color: meanColor(eyes.map(({ light }) => light)),
    share,
    ...(isLaid && { apart: contrast.white * stepsPerUnit }),
  };
  return [eye, white];
}

/** An eye that is open, if it is. */
function eyeOf(
  planes: Planes,
  { points, skin, perMM }: Face,
  { iris, ...lids }: typeof faceLines.leftEye | typeof faceLines.rightEye,
) {
  const ring = ringOf(points, lids);
  const pixels = pixelsIn(higher(points, lids, { times: lashes, min: minHeight * perMM }), planes);
  if (pixels.length === 0) return [];
  const { dark, light } = darkAndLight(planes, pixels);
  // a lid that is shut, or lowered, has no dark iris amid what is lighter
  const isShut =
    light[0] - dark[0] < contrast.within * stepsPerUnit && skin[0] - dark[0] < contrast.lash * stepsPerUnit;
  if (isShut) return [];
  const isIris = discAround(
    iris.map((index) => pointOf(points, index)),
    planes.width,
  );
  return [{ pixels, dark, light, whites: pixelsIn(ring, planes).filter((i) => !isIris(i)) }];
}

/** Lips, and what is between them; of a small face one shape. */
function mouthOf(planes: Planes, { points, skin, perMM, share }: Face): PaintedPart[] {
  const { lips, between } = mouthPixels(points, planes);
  if (lips.length === 0) return [];
  const own = lipColor(planes, lips);
  const near = skinOf(planes, points, aroundMouth) ?? skin;
  const isRed = colorsApart(own, near) >= red * stepsPerUnit;
  const color: Color = isRed ? own : [Math.min(own[0], darkerBy(contrast.lips, near)), own[1], own[2]];
  const { innerUpper, innerLower, ...outer } = faceLines.lips;
  const middle = innerUpper.length >> 1;
  const open = distance(pointOf(points, innerUpper[middle]!), pointOf(points, innerLower[middle]!)) / perMM;
  const isLaid = eyesApart(points) < oneShape * perMM;
  const mouth: PaintedPart = isLaid
    ? {
        pixels: pixelsIn(higher(points, outer, { times: 1, min: minHeight * perMM }), planes),
        color,
        share,
        apart: contrast.lips * stepsPerUnit,
        isSeed: true,
      }
    : { pixels: lips, color, share, isSeed: true };
  // what is between them in a mouth that is open further is large enough to be painted as it is
  if (between.length === 0 || (open > teeth.open && !isLaid)) return [mouth];
  const inner = middleColor(planes, between);
  const areTeeth = inner[0] >= color[0] + teeth.lighter * stepsPerUnit;
  if (!isLaid) return [mouth, { pixels: between, color: areTeeth ? inner : color, share }];
  return open < minHeight
    ? [mouth]
    : [mouth, { pixels: between, color: inner, share, apart: teeth.lighter * stepsPerUnit }];
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

/**
 * The ring of an eye or a mouth, `times` as high between its two lines, and in their middle as high as `min`: a lens along them, however
 * they bend.
 */
function higher(
  points: Float32Array,
  { upper, lower }: { readonly upper: readonly number[]; readonly lower: readonly number[] },
  { times, min }: { readonly times: number; readonly min: number },
): Point[] {
  const [from, to] = [pointOf(points, upper[0]!), pointOf(points, upper.at(-1)!)];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length === 0) return [];
  const [cos, sin] = [dx / length, dy / length];
  const both = upper.map((index, k) => {
    const [above, below] = [pointOf(points, index), pointOf(points, lower[k]!)];
    const middle = { x: (above.x + below.x) / 2, y: (above.y + below.y) / 2 };
    const along = ((middle.x - from.x) * cos + (middle.y - from.y) * sin) / length;
    const lens = Math.sqrt(Math.max(0, 4 * along * (1 - along)));
    const open = (below.y - above.y) * cos - (below.x - above.x) * sin;
    const half = Math.max(times * open, min * lens) / 2;
    return [-half, half].map((off) => ({ x: middle.x - sin * off, y: middle.y + cos * off }));
  });
  return [...both.map(([above]) => above!), ...both.map(([, below]) => below!).toReversed()];
}

/** Whether pixels lie in an iris: its middle and points on its rim. */
function discAround([middle, ...circle]: readonly Point[], width: number): (pixel: number) => boolean {
  const { x, y } = middle!;
  const squares = circle.map((point) => (point.x - x) ** 2 + (point.y - y) ** 2);
  const squared = squares.reduce((sum, value) => sum + value, 0) / squares.length;
  return (i) => ((i % width) + 0.5 - x) ** 2 + (Math.floor(i / width) + 0.5 - y) ** 2 <= squared;
}
