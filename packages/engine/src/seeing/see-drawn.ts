import { drawnEdges } from "../edges/drawn-edges.ts";
import type { DrawnFace, DrawnPart, DrawnShapes } from "../edges/drawn-shapes.ts";
import { type Field, highestAround, shrinkField } from "../edges/grid.ts";
import { boxOfPart } from "../raster/drawn-parts.ts";
import { toPlanes } from "../raster/planes.ts";
import { directionOf } from "./frame.ts";
import { linesOf } from "./lines-of.ts";
import { maskOf } from "./mask.ts";
import { saliencyOf } from "./saliency.ts";
import type { Direction, Mask, Seen, SeenFace } from "./seen.ts";
import { linesSide } from "./working-sizes.ts";

/** From this share of the picture on what its things cover is surely what it is about: a sun alone, or a bird, is a landscape's. */
const sureShare = 0.02;
/** Where nothing stands out but things: as likely subject as not. */
const even: Field = { width: 1, height: 1, data: Float32Array.of(0.5) };

/** The longer side, in pixels, of shapes that are enough to see all of a drawing: parts of faces are exact at any size. */
export const drawnSide = linesSide;

/**
 * As `see`, of a picture that a program drew: all of it is known, so that no network runs.
 * @param drawn at the size of the picture, or smaller: see `drawnSide`
 */
export function seeDrawn(drawn: DrawnShapes): Seen {
  const { width, height, thingOf, faces } = drawn;
  const things = maskWhere(drawn, (thing) => thing > 0);
  const people = new Set(faces.flatMap(({ box, thing }) => (box && thing > 0 ? [thing] : [])));
  const person = maskWhere(drawn, (thing) => people.has(thing));
  const share = things.data.reduce((sum, value) => sum + value, 0) / (255 * things.data.length);
  const subject = { mask: things, confidence: Math.min(1, share / sureShare) };
  const seen = {
    width,
    height,
    faces: faces.flatMap(personFace),
    person,
    ...(thingOf.some((thing) => thing > 0) && { salient: things }),
    subject,
    letters: [],
    // eyes of drawn animals are parts, too
    animals: [],
    parts: faces.flatMap(({ eyes, mouths }) => [...eyes, ...mouths]),
    rims: faces.flatMap(({ rims }) => rims),
    lines: linesIn(drawn),
  };
  return { ...seen, saliency: saliencyOf(seen, even, person) };
}

/** How many times as large a drawing is as a mask of it, whose longer side is at most so long. */
const timesAsLarge = ({ width, height }: DrawnShapes, side: number) =>
  Math.ceil(Math.max(width, height) / side);

function maskWhere(drawn: DrawnShapes, isOn: (thing: number) => boolean): Mask {
  const { width, height, shapes, thingOf } = drawn;
  const on = thingOf.map((thing) => Number(isOn(thing)));
  const data = new Float32Array(shapes.length);
  for (let i = 0; i < data.length; i++) data[i] = on[shapes[i]!]!;
  const shares = shrinkField({ width, height, data }, timesAsLarge(drawn, drawnSide));
  return maskOf({ ...shares, data: shares.data.map((share) => Number(share >= 0.5)) });
}

/** Edges of shapes as lines a cell wide or two, as a network finds them. */
function linesIn(drawn: DrawnShapes): Mask {
  const { width, height, flat } = drawn;
  const edges = highestAround(drawnEdges(drawn, toPlanes({ width, height, data: flat })));
  return linesOf(shrinkField(edges, timesAsLarge(drawn, drawnSide)));
}

/** A person's face; nothing of an animal's. */
function personFace({ box, eyes, mouths }: DrawnFace): SeenFace[] {
  if (!box) return [];
  const middle = box.x + box.width / 2;
  const [first, second] = eyes.map(middleOf).sort((p, q) => p.x - q.x);
  const turn: Direction =
    first && second ? directionOf(second.x - first.x, second.y - first.y) : { cos: 1, sin: 0 };
  const left = first !== undefined && (second !== undefined || first.x < middle);
  const right = first !== undefined && (second !== undefined || first.x >= middle);
  const visible = { leftEye: left, leftBrow: left, rightEye: right, rightBrow: right };
  return [
    { box, confidence: 1, turn, visible: { ...visible, nose: true, mouth: mouths.length > 0, oval: true } },
  ];
}

function middleOf(part: DrawnPart) {
  const { x, y, width, height } = boxOfPart(part);
  return { x: x + width / 2, y: y + height / 2 };
}
