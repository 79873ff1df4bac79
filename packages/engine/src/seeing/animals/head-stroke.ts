import type { Size } from "../../edges/grid.ts";
import type { SubjectStroke } from "../subject/strokes.ts";
import type { AnimalHead } from "./animal-head.ts";

/** What of a head's box is head for sure: a line through these shares of it, and half as wide as this share of its shorter side. */
const places = [
  [0.32, 0.45],
  [0.68, 0.45],
  [0.62, 0.65],
  [0.38, 0.65],
  [0.5, 0.55],
] as const;
const radius = 0.14;

/** The head of an animal as somebody would point it out: fur that is sharp here and blurred there is cut off else. */
export function headStroke({ box }: AnimalHead, { width, height }: Size): SubjectStroke {
  return {
    isSubject: true,
    points: places.flatMap(([across, down]) => [
      (box.x + across * box.width) / width,
      (box.y + down * box.height) / height,
    ]),
    radius: (radius * Math.min(box.width, box.height)) / Math.max(width, height),
  };
}
