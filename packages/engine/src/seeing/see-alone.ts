import type { Field } from "../edges/grid.ts";
import type { Raster } from "../raster/raster.ts";
import { linesSide, maskSide, within } from "./working-sizes.ts";
import { linesOf } from "./lines-of.ts";
import { seeSubject } from "./see-subject.ts";
import type { Seen } from "./seen.ts";

/** Finds the boundaries of an opaque picture at its own size. */
export type BoundaryFinder = (image: Raster) => Field;

/** What a photo shows as far as boundaries alone can tell: what stands out, and nobody. */
export function seeAlone(photo: Raster, find: BoundaryFinder): Seen {
  const { width, height } = photo;
  const lines = linesOf(find(within(photo, linesSide)));
  const { width: across, height: down } = within(photo, maskSide);
  const person = { width: across, height: down, data: new Uint8Array(across * down) };
  const seen = { width, height, faces: [], animals: [], person, letters: [], lines };
  return seeSubject(photo, seen);
}
