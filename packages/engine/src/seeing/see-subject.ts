import { type Field, type Size, stretchField } from "../edges/grid.ts";
import { keepPieces } from "../edges/pieces.ts";
import { where } from "../edges/where.ts";
import type { Raster } from "../raster/raster.ts";
import { fieldOf, maskOf } from "./mask.ts";
import type { Seen, SeenSubject } from "./seen.ts";
import { cutSubject } from "./subject/cut-subject.ts";
import { type PreparedSubject, prepareSubject } from "./subject/prepare-subject.ts";
import type { SubjectStroke } from "./subject/strokes.ts";

/** Below this confidence nothing stands out. From pages of the photos that masks were drawn for. */
const leastSure = 0.3;

/** What is seen of a photo before its subject. */
type SeenBefore = Omit<Seen, "subject">;

/**
 * Takes a photo apart for `cutSubject`, with all that is seen of it.
 * @param photo opaque, of any size
 */
export function prepareSeenSubject(photo: Raster, { lines, person }: SeenBefore): PreparedSubject {
  return prepareSubject(photo, fieldOf(lines), { person: fieldOf(person) });
}

/**
 * What a photo is about, as strokes wish; without any, whoever has a face is subject, whatever else is.
 * @param photo opaque, of any size
 */
export function seeSubject(
  photo: Raster,
  seen: SeenBefore,
  strokes: readonly SubjectStroke[] = [],
): SeenSubject {
  const { mask, confidence } = cutSubject(prepareSeenSubject(photo, seen), strokes);
  const isSure = confidence >= leastSure;
  if (!isSure) mask.data.fill(0);
  const hasMore = strokes.length === 0 && addPeople(mask, seen);
  return { mask: maskOf(mask), confidence: hasMore ? 1 : isSure ? confidence : 0 };
}

/** Adds whoever has a face outside a mask to it; whether there was anybody. */
function addPeople(mask: Field, { person, faces, width: across, height: down }: SeenBefore): boolean {
  const middles = faces.map(
    ({ box }) => [within((box.x + box.width / 2) / across), within((box.y + box.height / 2) / down)] as const,
  );
  const at = ({ width, height }: Size, [x, y]: readonly [number, number]) =>
    Math.floor(y * height) * width + Math.floor(x * width);
  const missing = middles
    .filter((middle) => mask.data[at(mask, middle)]! === 0)
    .map((middle) => at(person, middle));
  if (missing.length === 0) return false;
  const people = keepPieces(
    where(person.data, (value) => value >= 128),
    person,
    (pixels) => pixels.some((i) => missing.includes(i)),
  );
  const { width, height } = person;
  const stretched = stretchField({ width, height, data: Float32Array.from(people) }, mask.width, mask.height);
  for (let i = 0; i < mask.data.length; i++) if (stretched.data[i]! >= 0.5) mask.data[i] = 1;
  return true;
}

/** A share of a side, kept inside it. */
function within(share: number): number {
  return Math.max(0, Math.min(0.999, share));
}
