import { grownRing } from "../../edges/grown-ring.ts";
import { stepsPerUnit } from "../../colors/oklab.ts";
import { pixelsIn } from "../../raster/face-shapes.ts";
import { middleColor } from "../../raster/middle-color.ts";
import { type Planes, toPlanes } from "../../raster/planes.ts";
import type { Raster } from "../../raster/raster.ts";
import { resample } from "../../raster/resample.ts";
import { directionOf, upright } from "../frame.ts";
import type { Direction } from "../seen.ts";
import type { Point } from "../../strokes/smooth-curve.ts";
import {
  type AnimalEye,
  type AnimalHead,
  type AnimalMouth,
  headSide,
  movedHead,
  type Ring,
} from "./animal-head.ts";
import { alikePupils } from "./alike-pupils.ts";
import type { FoundEye, FoundHead } from "./find-animal-heads.ts";
import { noseShape } from "./nose-shape.ts";
import { pupilOf } from "./pupil-of.ts";
import { traceMouth } from "./trace-mouth.ts";
import { traceRim } from "./trace-rim.ts";

/** A head is looked at in a copy whose longer side is so long at most, in pixels, with so much around it as a share of that. */
const copy = { side: 256, around: 0.15 };
/** A nose is of bare skin from this chance on. */
const minPad = 0.5;
/** Half the width of a nose, as a share of the head's longer side: the middle of 90 labeled ones. */
const noseRadius = 0.075;
/** A nose is dark up to this lightness, in OKLab units: those of cats and rabbits that are pink have 45 and more. */
const darkNose = 36;
/** That of its core counts: fur beside it may be within its outline, which is so many times as large. */
const core = 0.6;
/** What counts as the way from eye to eye, as a share of the head's longer side: the middle of 190 labeled heads. */
const apart = 0.33;
/** Where all of an eye is dark its pupil is drawn so large, as a share of its rim, that a rim is left. */
const darkEye = 0.76;

/**
 * Fits what was found of a head to the photo around each point: rims of eyes and their pupils, the outline of a nose, the line of a mouth.
 * @param picture opaque; the head is in its pixels
 */
export function fitHead(picture: Raster, found: FoundHead): AnimalHead {
  const { planes, left, top, scale } = copyOf(picture, found);
  return movedHead(fitOn(planes, movedFound(found, { left, top, scale })), scale, left, top);
}

function fitOn(planes: Planes, { pad, nose, mouth, ...found }: FoundHead): AnimalHead {
  const way = wayOf(found);
  const side = headSide(found);
  const eyes = alikePupils(
    found.eyes.map((eye) => fitEye(planes, eye, way)),
    way,
  );
  if (!nose) return { ...found, eyes };
  if (pad < minPad) return { ...found, eyes, nose: { ...nose, isDark: false } };
  const shape = found.view === "profile" ? {} : { shape: noseShape };
  const outline = traceRim(planes, nose, noseRadius * side, { way, ...shape, isOneColor: true }).ring;
  const below = mouthBelow(planes, tipOf(outline), mouth, { unit: apart * side, way });
  const isDark = lightnessIn(planes, grownRing(outline, core)) < darkNose;
  return { ...found, eyes, nose: { ...nose, outline, isDark }, ...(below && { mouth: below }) };
}

/** To the right of a head: from eye to eye, or level where that says little. */
function wayOf({ eyes: [p, q], view }: Pick<FoundHead, "eyes" | "view">): Direction {
  return p && q && view === "front" ? directionOf(q.x - p.x, q.y - p.y) : upright;
}

function fitEye(planes: Planes, eye: FoundEye, way: Direction): AnimalEye {
  const rim = traceRim(planes, eye, eye.radius, { way });
  return { ...eye, rim: rim.ring, pupil: pupilOf(planes, rim, way) ?? grownRing(rim.ring, darkEye) };
}

/** The middle lightness of what is inside of an outline, in OKLab units. */
function lightnessIn(planes: Planes, ring: Ring): number {
  const pixels = pixelsIn(ring, planes);
  return pixels.length > 0 ? middleColor(planes, pixels)[0] / stepsPerUnit : 100;
}

/** The lower end of a nose: a quarter of a circle on from its right. */
function tipOf(outline: Ring): Point {
  return outline[outline.length / 4]!;
}

/** Where a mouth has no line to be seen, its sides run like this from its middle, in units: a smile. */
const smile = [
  [0, 0],
  [0.08, 0.06],
  [0.18, 0.07],
  [0.27, 0.02],
] as const;

/** The mouth of a nose: its line as the photo shows it, or a smile around where the network sees one. */
function mouthBelow(
  planes: Planes,
  tip: Point,
  mouth: FoundHead["mouth"],
  { unit, way }: { readonly unit: number; readonly way: Direction },
): AnimalMouth | undefined {
  const sides = traceMouth(planes, tip, { unit, way });
  if (sides) return { ...sides[0][0]!, confidence: mouth?.confidence ?? 0, sides };
  if (!mouth) return undefined;
  const side = (sign: number) =>
    smile.map(([along, down]) => ({
      x: mouth.x + unit * (sign * along * way.cos - down * way.sin),
      y: mouth.y + unit * (sign * along * way.sin + down * way.cos),
    }));
  return { ...mouth, sides: [side(-1), side(1)] };
}

/** A copy of what is around a head. */
interface HeadCopy {
  readonly planes: Planes;
  /** Its upper left corner in the picture, and pixels of that for one of the copy. */
  readonly left: number;
  readonly top: number;
  readonly scale: number;
}

function copyOf(picture: Raster, { box }: FoundHead): HeadCopy {
  const far = copy.around * Math.max(box.width, box.height);
  const range = (from: number, length: number, size: number) => {
    const begin = Math.max(0, Math.min(size - 1, Math.floor(from - far)));
    return [begin, Math.max(begin + 1, Math.min(size, Math.ceil(from + length + far)))] as const;
  };
  const [left, right] = range(box.x, box.width, picture.width);
  const [top, bottom] = range(box.y, box.height, picture.height);
  const cut = { left, top, width: right - left, height: bottom - top };
  const scale = Math.max(1, Math.max(cut.width, cut.height) / copy.side);
  const side = (pixels: number) => Math.max(2, Math.round(pixels / scale));
  return { planes: toPlanes(resample(picture, cut, side(cut.width), side(cut.height))), left, top, scale };
}

/** What was found, on a copy. */
function movedFound(found: FoundHead, { left, top, scale }: Omit<HeadCopy, "planes">): FoundHead {
  const to = <Own extends Point>(own: Own): Own => ({
    ...own,
    x: (own.x - left) / scale,
    y: (own.y - top) / scale,
  });
  const { box, nose, mouth } = found;
  return {
    ...found,
    box: { ...to(box), width: box.width / scale, height: box.height / scale },
    eyes: found.eyes.map((eye) => ({ ...to(eye), radius: eye.radius / scale })),
    ears: found.ears.map(to),
    ...(nose && { nose: to(nose) }),
    ...(mouth && { mouth: to(mouth) }),
  };
}
