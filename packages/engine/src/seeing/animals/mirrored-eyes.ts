import { stepsPerUnit } from "../../colors/oklab.ts";
import type { Planes } from "../../raster/planes.ts";
import type { Raster } from "../../raster/raster.ts";
import { distance, type Point } from "../../strokes/smooth-curve.ts";
import type { Arena } from "../../kernels/arena.ts";
import { onKernels } from "../../kernels/kernels.ts";
import { headCopy } from "./head-copy.ts";

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
  const apart = distance(left, right);
  return onKernels((kernels, arena) => {
    const on = planesOn(planes, arena);
    const patch = (plane: number, { x, y }: Point, { across, tall, places }: Patch, sign = 1) => {
      const count = (2 * places + 1) ** 2;
      const values = arena.room(count * 8);
      kernels.facePatch(plane, ...on.size, frame, x, y, sign * across, tall, places, values);
      return { values, count };
    };
    const { across, tall, places } = eye;
    const values = (2 * places + 1) ** 2;
    const eyes = arena.put(Float64Array.of(left.x, left.y, right.x, right.y));
    const sizes = arena.put(Float64Array.from(shift.sizes));
    const isAlike = kernels.mirrorRight(
      ...([on.l, ...on.size, eyes, apart, across, tall, places, sizes, shift.sizes.length] as const),
      ...([shift.minFirst, littleOf(values), arena.room(32 + 2 * values * 8)] as const),
    );
    if (!isAlike) return undefined;
    const [, , x, y] = arena.read(eyes, new Float64Array(4)) as unknown as [number, number, number, number];
    const frame = arena.room(32);
    kernels.frameFace(left.x, left.y, x, y, frame);
    const moved = { x, y };
    const middle = { x: (left.x + x) / 2, y: (left.y + y) / 2 };
    const [p, q, between] = [patch(on.l, left, eye), patch(on.l, moved, eye, -1), patch(on.l, middle, eye)];
    const color = (plane: number, center: Point) => {
      const { values, count } = patch(plane, center, iris);
      return kernels.meanOfValues(values, count);
    };
    const deviation = ({ values, count }: typeof p) => kernels.deviationOfValues(values, count);
    const sideOf = (sign: number) => {
      const { across, down, step } = side;
      const rows = (span: { from: number; to: number }) => Math.ceil((span.to - span.from) / step) + 1;
      const out = arena.room(rows(across) * rows(down) * 8);
      const place = [sign, across.from, across.to, down.from, down.to, step, out] as const;
      return { values: out, count: kernels.faceSide(on.l, ...on.size, frame, ...place) };
    };
    const correlation = (one: typeof p, other: typeof p) =>
      kernels.correlation(one.values, other.values, one.count, littleOf(one.count));
    return {
      right: moved,
      eyes: correlation(p, q),
      face: correlation(sideOf(-1), sideOf(1)),
      contrast: Math.min(deviation(p), deviation(q)) / (calm + deviation(between)),
      colors:
        Math.abs(color(on.a, left) - color(on.a, moved)) + Math.abs(color(on.b, left) - color(on.b, moved)),
    };
  });
}

/** Where the planes of a picture are, what kernels are told of their size, and how many steps a unit has. */
function planesOn({ width, height, l, a, b }: Planes, arena: Arena) {
  return { l: arena.put(l), a: arena.put(a), b: arena.put(b), size: [width, height, stepsPerUnit] as const };
}

/** What is added to the contrast of so many values. */
const littleOf = (count: number) => flat * flat * count;

/** How far a face is cut out around its middle, in ways from eye to eye, to be compared. */
const around = 1.6;

/** The same of two places on a picture of any size, but for where the right one moved. */
export function mirroredOn(
  picture: Raster,
  left: Point,
  right: Point,
): Omit<MirroredEyes, "right"> | undefined {
  const { planes, onCopy } = headCopy(picture, [left, right], { ways: around, apart: compared });
  return mirroredEyes(planes, onCopy(left), onCopy(right));
}

type Mirrored = Pick<MirroredEyes, "eyes" | "face">;

/** Whether both eyes and cheeks are as much alike as they must be. */
export function areMirrored(found: Mirrored, min: Mirrored): boolean {
  return found.eyes >= min.eyes && found.face >= min.face;
}

/** How much something below two eyes looks like a nose. */
export function noseBelow(planes: Planes, left: Point, right: Point): NoseBelow {
  return onKernels((kernels, arena) => {
    const on = planesOn(planes, arena);
    const frame = arena.room(32);
    kernels.frameFace(left.x, left.y, right.x, right.y, frame);
    const { wide, along, down } = nose;
    const places = [
      ...([arena.put(Float64Array.from(wide)), wide.length] as const),
      ...([arena.put(Float64Array.from(along)), along.length] as const),
      ...([down.from, down.to, down.step, arena.room(25 * 8)] as const),
    ] as const;
    return {
      darker: kernels.noseStandsOut(on.l, ...on.size, frame, -1, ...places),
      redder: kernels.noseStandsOut(on.a, ...on.size, frame, 1, ...places),
    };
  });
}

/** A patch of a face, in ways from eye to eye: so far to both sides of its middle and up and down, and places to each side. */
interface Patch {
  readonly across: number;
  readonly tall: number;
  readonly places: number;
}
