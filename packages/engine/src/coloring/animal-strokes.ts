import type { StrokesAndSolids } from "../drawing/line-art.ts";
import { unitsPerMM } from "../drawing/picture.ts";
import type { AnimalFace } from "../edges/animal-face.ts";
import { distance, smoothCurve } from "../strokes/smooth-curve.ts";
import type { FacePlace } from "./face-strokes.ts";

/** Narrower noses are filled: in widths of the pen. */
const minOpen = 4.5;

/** Draws the nose of an animal by its outline, or filled where the pen has no room for that. */
export function animalStrokes(
  { noseOutline }: AnimalFace,
  { perPhoto, perMM, pen }: Pick<FacePlace, "perPhoto" | "perMM" | "pen">,
): StrokesAndSolids {
  if (!noseOutline) return { strokes: [], solids: [] };
  const unit = (perPhoto / perMM) * unitsPerMM;
  const points = smoothCurve(noseOutline, true).map((value) => Math.max(0, Math.round(value * unit)));
  const width = distance(noseOutline[0]!, noseOutline[noseOutline.length / 2]!) * unit;
  const widths = [Math.max(1, Math.round(pen * unitsPerMM))];
  return width < minOpen * pen * unitsPerMM
    ? { strokes: [], solids: [{ rings: [points] }] }
    : { strokes: [{ points, closed: true, widths, layer: "lines" }], solids: [] };
}
