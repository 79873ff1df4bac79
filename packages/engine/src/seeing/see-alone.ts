import type { Field } from "../edges/grid.ts";
import type { Raster } from "../raster/raster.ts";
import { linesSide, within } from "./looked-at.ts";
import { maskOf } from "./mask.ts";
import { seeSubject } from "./see-subject.ts";
import type { Seen } from "./seen.ts";

/** Finds the boundaries of an opaque picture at its own size. */
export type BoundaryFinder = (image: Raster) => Field;

/** What a photo shows as far as boundaries alone can tell: what stands out, and nobody. */
export function seeAlone(photo: Raster, find: BoundaryFinder): Seen {
  const { width, height } = photo;
  const lines = maskOf(find(within(photo, linesSide)));
  const person = { width: lines.width, height: lines.height, data: new Uint8Array(lines.data.length) };
  const seen = { width, height, faces: [], person, letters: [], lines };
  return { ...seen, subject: seeSubject(photo, seen) };
}
