import type { AnimalFace } from "../../edges/animal-face.ts";
import { faceFrame } from "../../edges/face-frame.ts";
import type { Size } from "../../edges/grid.ts";
import { distance } from "../../strokes/smooth-curve.ts";
import type { SubjectStroke } from "../subject/strokes.ts";

/** What is head for sure around two eyes: a line through these places, in ways from eye to eye, and half as wide as this. */
const places = [
  [-0.9, 0],
  [0.9, 0],
  [0.7, 0.7],
  [-0.7, 0.7],
  [0, 0.9],
] as const;
const radius = 0.3;

/** The head of an animal as somebody would point it out: fur that is sharp here and blurred there is cut off else. */
export function headStroke({ eyes: [left, right] }: AnimalFace, { width, height }: Size): SubjectStroke {
  const frame = faceFrame(left, right);
  return {
    isSubject: true,
    points: places.flatMap(([along, down]) => {
      const { x, y } = frame(along, down);
      return [x / width, y / height];
    }),
    radius: (radius * distance(left, right)) / Math.max(width, height),
  };
}
