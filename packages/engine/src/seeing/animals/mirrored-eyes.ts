import { stepsPerUnit } from "../../colors/oklab.ts";
import { planeAt, type Planes, toPlanes } from "../../raster/planes.ts";
import type { Raster } from "../../raster/raster.ts";
import { resample } from "../../raster/resample.ts";
import { distance, type Point } from "../../strokes/smooth-curve.ts";
import { type FaceFrame, faceFrame } from "../../edges/face-frame.ts";

/** How much two places look like the eyes of a face that looks at you: each is the mirror image of the other, as are the cheeks. */
export interface MirroredEyes {
  /** The right place moved to where it mirrors the left one best. */
  readonly right: Point;
  /** Correlation of one eye with the other, mirrored; and of one side of the face with the other: -1 to 1. */
  readonly eyes: number;
  readonly face: number;
  /** How much more contrast the eyes have than what is between them, as a ratio. */
  readonly contrast: number;
  /** Difference of colors, in OKLab units. */
  readonly colors: number;
}

/** By how much the darkest and the reddest place where a nose may be differs from what is around it, in OKLab units. */
interface NoseBelow {
  readonly darker: number;
  readonly redder: number;
}

/** How far two eyes are apart on the copy on which they are compared, in pixels. */
export const compared = 32;
/** An eye with its lids reaches so far from its middle, in ways from eye to eye; and so many places to each side are compared. */
const eye: Patch = { across: 0.22, tall: 0.22, places: 4 };
/** The part of it that has the color of the iris. */
const iris: Patch = { across: 0.1, tall: 0.1, places: 2 };
/** The right eye may be off: it is moved by steps of these sizes, in the same. Places that are less alike than this after the first are none. */
const shift = { sizes: [0.06, 0.03], minFirst: 0.25 };
/** Where the sides of a face are compared, in the same. */
const side = { across: { from: 0.08, to: 0.85 }, down: { from: -0.5, to: 1.1 }, step: 0.08 };
const neighbors = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((across) => [across, down] as const));
/** Contrast below this says little, in OKLab units: flat places are alike by chance. */
const flat = 1.4;
/** The same added to the contrast between the eyes. */
const calm = 2;
/** Where a nose may lie, in ways from eye to eye, and how wide it may be. */
const nose = {
  down: { from: 0.45, to: 1.35, step: 0.1 },
  along: [-0.16, -0.08, 0, 0.08, 0.16],
  wide: [0.1, 0.15, 0.2],
};

/**
 * Compares two places as eyes, by mirror symmetry (constellations of symmetric features, Loy and Eklundh 2006).
 * @param planes in which they are some 25 to 45 pixels apart
 * @returns undefined where they are not
 */
export function mirroredEyes(planes: Planes, left: Point, right: Point): MirroredEyes | undefined {
  const light = (frame: FaceFrame, center: Point, sign: number) =>
    patchOf({ planes, plane: planes.l }, frame, center, { ...eye, across: sign * eye.across });
  const rough = faceFrame(left, right);
  const own = light(rough, left, 1);
  const apart = distance(left, right);
  let best = { worth: correlation(own, light(rough, right, -1)), right };
  for (const size of shift.sizes) {
    const from = best.right;
    for (const [across, down] of neighbors) {
      const tried = { x: from.x + across * size * apart, y: from.y + down * size * apart };
      const worth = correlation(own, light(rough, tried, -1));
      if (worth > best.worth) best = { worth, right: tried };
    }
    if (best.worth < shift.minFirst) return undefined;
  }
  const frame = faceFrame(left, best.right);
  const [p, q] = [light(frame, left, 1), light(frame, best.right, -1)];
  const between = light(frame, frame(0, 0), 1);
  const color = (plane: Int16Array, center: Point) => mean(patchOf({ planes, plane }, frame, center, iris));
  return {
    right: best.right,
    eyes: correlation(p, q),
    face: correlation(sideOf(planes, frame, -1), sideOf(planes, frame, 1)),
    contrast: Math.min(deviation(p), deviation(q)) / (calm + deviation(between)),
    colors:
      Math.abs(color(planes.a, left) - color(planes.a, best.right)) +
      Math.abs(color(planes.b, left) - color(planes.b, best.right)),
  };
}

/** How far a face is cut out around its middle, in ways from eye to eye, to be compared. */
const around = 1.6;

/** The same of two places on a picture of any size, but for where the right one moved. */
export function mirroredOn(
  picture: Raster,
  left: Point,
  right: Point,
): Omit<MirroredEyes, "right"> | undefined {
  const apart = distance(left, right);
  const reach = Math.ceil(around * apart);
  const [fromX, fromY] = [(left.x + right.x) / 2, (left.y + right.y) / 2].map((at) =>
    Math.max(0, Math.floor(at) - reach),
  ) as [number, number];
  const cut = {
    left: fromX,
    top: fromY,
    width: Math.min(picture.width - fromX, 2 * reach),
    height: Math.min(picture.height - fromY, 2 * reach),
  };
  const scale = Math.max(1, apart / compared);
  const side = (pixels: number) => Math.max(2, Math.round(pixels / scale));
  const planes = toPlanes(resample(picture, cut, side(cut.width), side(cut.height)));
  const onCut = ({ x, y }: Point) => ({ x: (x - cut.left) / scale, y: (y - cut.top) / scale });
  return mirroredEyes(planes, onCut(left), onCut(right));
}

/** How much something below two eyes looks like a nose. */
export function noseBelow(planes: Planes, left: Point, right: Point): NoseBelow {
  const frame = faceFrame(left, right);
  return {
    darker: standsOut({ planes, plane: planes.l, sign: -1 }, frame),
    redder: standsOut({ planes, plane: planes.a, sign: 1 }, frame),
  };
}

/** A patch of a face, in ways from eye to eye: so far to both sides of its middle and up and down, and places to each side. */
interface Patch {
  readonly across: number;
  readonly tall: number;
  readonly places: number;
}

/** One plane of a picture. */
interface Plane {
  readonly planes: Planes;
  readonly plane: Int16Array;
}

/** Values of a plane, in OKLab units, on a grid around a place that lies as the face does. */
function patchOf(
  { planes, plane }: Plane,
  frame: FaceFrame,
  { x, y }: Point,
  { across, tall, places }: Patch,
): Float64Array {
  const [zero, right, below] = [frame(0, 0), frame(across / places, 0), frame(0, tall / places)];
  const [rightX, rightY] = [right.x - zero.x, right.y - zero.y];
  const [belowX, belowY] = [below.x - zero.x, below.y - zero.y];
  const out = new Float64Array((2 * places + 1) ** 2);
  let k = 0;
  for (let row = -places; row <= places; row++)
    for (let column = -places; column <= places; column++)
      out[k++] =
        planeAt(planes, plane, x + column * rightX + row * belowX, y + column * rightY + row * belowY) /
        stepsPerUnit;
  return out;
}

/** Lightness of one side of a face, from its middle outward. */
function sideOf(planes: Planes, frame: FaceFrame, sign: number): Float64Array {
  const { across, down, step } = side;
  const out: number[] = [];
  for (let v = down.from; v <= down.to; v += step)
    for (let u = across.from; u <= across.to; u += step) {
      const { x, y } = frame(sign * u, v);
      out.push(planeAt(planes, planes.l, x, y) / stepsPerUnit);
    }
  return Float64Array.from(out);
}

/** By how much something where a nose may be is more, or less where `sign` is negative, than what is left, right and above of it. */
function standsOut(of: Plane & { readonly sign: number }, frame: FaceFrame): number {
  const meanAt = (along: number, down: number, across: number, tall: number) =>
    mean(patchOf(of, frame, frame(along, down), { across, tall, places: 2 }));
  let highest = 0;
  for (const wide of nose.wide)
    for (let down = nose.down.from; down <= nose.down.to; down += nose.down.step)
      for (const along of nose.along) {
        const own = meanAt(along, down, 0.8 * wide, 0.55 * wide);
        const around = [
          meanAt(along - 2 * wide, down, 0.4 * wide, 0.5 * wide),
          meanAt(along + 2 * wide, down, 0.4 * wide, 0.5 * wide),
          meanAt(along, down - 2 * wide, 0.5 * wide, 0.4 * wide),
        ];
        highest = Math.max(highest, Math.min(...around.map((other) => of.sign * (own - other))));
      }
  return highest;
}

/** Normalized cross-correlation, with a little added to the contrast of both. */
function correlation(p: Float64Array, q: Float64Array): number {
  const [meanP, meanQ] = [mean(p), mean(q)];
  let [both, ownP, ownQ] = [0, 0, 0];
  for (let i = 0; i < p.length; i++) {
    const [dp, dq] = [p[i]! - meanP, q[i]! - meanQ];
    both += dp * dq;
    ownP += dp * dp;
    ownQ += dq * dq;
  }
  const little = flat * flat * p.length;
  return both / Math.sqrt((ownP + little) * (ownQ + little));
}

function mean(values: Float64Array): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}

function deviation(values: Float64Array): number {
  const middle = mean(values);
  let sum = 0;
  for (const value of values) sum += (value - middle) * (value - middle);
  return Math.sqrt(sum / values.length);
}
