import type { Stroke, StrokesAndSolids } from "../drawing/line-art.ts";
import { unitsPerMM } from "../drawing/picture.ts";
import { type AnimalFace, type AnimalMouth, tipOf } from "../edges/animal-face.ts";
import { distance, type Point, smoothCurve } from "../strokes/smooth-curve.ts";
import type { FacePlace } from "./face-strokes.ts";

/** Narrower noses and eyes are filled, and narrower mouths left out: in widths of the pen. */
const minOpen = 4.5;
const minMouth = 8;

/** A place on a page for animals. */
type AnimalPlace = Pick<FacePlace, "perPhoto" | "perMM" | "pen">;

/**
 * Draws the nose of an animal and the rims of its eyes by their outlines, or filled where the pen has no room for that, and its
 * mouth.
 */
export function animalStrokes(
  { noseOutline, openings, mouth }: AnimalFace,
  place: AnimalPlace,
): StrokesAndSolids {
  const rings = [...(noseOutline ? [noseOutline] : []), ...(openings ?? [])].map((ring) =>
    ringStrokes(ring, place),
  );
  const tip = noseOutline && tipOf(noseOutline);
  return {
    strokes: [
      ...rings.flatMap(({ strokes }) => strokes),
      ...(mouth && tip ? mouthStrokes(mouth, tip, place) : []),
    ],
    solids: rings.flatMap(({ solids }) => solids),
  };
}

function ringStrokes(ring: readonly Point[], place: AnimalPlace): StrokesAndSolids {
  const stroke = strokeOf(ring, place, true);
  const width = distance(ring[0]!, ring[ring.length / 2]!) * unitOf(place);
  return width < minOpen * place.pen * unitsPerMM
    ? { strokes: [], solids: [{ rings: [stroke.points] }] }
    : { strokes: [stroke], solids: [] };
}

/** A mouth, and the line from the nose to its middle. */
function mouthStrokes([left, right]: AnimalMouth, tip: Point, place: AnimalPlace): Stroke[] {
  const width = distance(left.at(-1)!, right.at(-1)!) * unitOf(place);
  if (width < minMouth * place.pen * unitsPerMM) return [];
  const middle = left[0]!;
  return [[tip, middle], left, [middle, ...right.slice(1)]].map((line) => strokeOf(line, place));
}

function strokeOf(line: readonly Point[], place: AnimalPlace, closed = false): Stroke {
  const unit = unitOf(place);
  return {
    points: smoothCurve(line, closed).map((value) => Math.max(0, Math.round(value * unit))),
    closed,
    widths: [Math.max(1, Math.round(place.pen * unitsPerMM))],
    layer: "lines",
  };
}

/** Units of a drawing in a pixel of the photo. */
function unitOf({ perPhoto, perMM }: AnimalPlace): number {
  return (perPhoto / perMM) * unitsPerMM;
}
