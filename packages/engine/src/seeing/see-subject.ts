import type { Raster } from "../raster/raster.ts";
import { fieldOf, maskOf } from "./mask.ts";
import type { Seen, SeenSubject } from "./seen.ts";
import { cutSubject } from "./subject/cut-subject.ts";
import { type PreparedSubject, prepareSubject } from "./subject/prepare-subject.ts";
import type { SubjectStroke } from "./subject/strokes.ts";

/** What is seen of a photo before its subject. */
type SeenBefore = Omit<Seen, "subject">;

/**
 * Takes a photo apart for `cutSubject`, with all that is seen of it.
 * @param photo opaque, of any size
 */
export function prepareSeenSubject(
  photo: Raster,
  { width, height, faces, person, lines }: SeenBefore,
): PreparedSubject {
  return prepareSubject(photo, fieldOf(lines), {
    person: fieldOf(person),
    faces: faces.map(({ box }) => [(box.x + box.width / 2) / width, (box.y + box.height / 2) / height]),
  });
}

/**
 * What a photo is about, as strokes wish.
 * @param photo opaque, of any size
 */
export function seeSubject(
  photo: Raster,
  seen: SeenBefore,
  strokes: readonly SubjectStroke[] = [],
): SeenSubject {
  const { mask, confidence } = cutSubject(prepareSeenSubject(photo, seen), strokes);
  return { mask: maskOf(mask), confidence };
}
