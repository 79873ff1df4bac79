import type { Field } from "../../edges/grid.ts";
import type { Raster } from "../../raster/raster.ts";
import { cutSubject, type Subject } from "./cut-subject.ts";
import { prepareSubject, type SubjectHints } from "./prepare-subject.ts";
import type { SubjectStroke } from "./strokes.ts";

/**
 * Finds what a photo is about, a person, an animal or a thing, and cuts it out along the boundary map; where nothing
 * stands out the confidence is 0. With strokes it finds what they say. Whoever asks again with other strokes keeps what
 * `prepareSubject` gives, and calls `cutSubject`.
 * @param photo opaque, any size; focus is seen best at 640 pixels and more
 * @param boundaries its boundary strength, 0 to 1, of any size
 */
export function findSubject(
  photo: Raster,
  boundaries: Field,
  hints: SubjectHints = {},
  strokes: readonly SubjectStroke[] = [],
): Subject {
  return cutSubject(prepareSubject(photo, boundaries, hints), strokes);
}
