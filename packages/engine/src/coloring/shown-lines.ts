import { onKernels } from "../kernels/kernels.ts";
import type { ColoringMaps } from "./coloring-maps.ts";
import { detailsRange } from "./details-range.ts";
import type { Background } from "./options.ts";
import { minZoneOf } from "./zones.ts";

/** 1 for each pixel of a line that is shown at a setting of the details slider; of all lines without one. */
export function shownLines(
  { type, shownFrom, zones: zoned }: Pick<ColoringMaps, "type" | "shownFrom" | "zones">,
  background?: Background,
  { details = detailsRange.max, solid }: { details?: number; solid?: Uint8Array } = {},
): Uint8Array {
  return onKernels((kernels, arena) => {
    const out = arena.room(shownFrom.length);
    kernels.shownLines(
      arena.put(shownFrom),
      solid ? arena.put(solid) : 0,
      zoned ? arena.put(zoned) : 0,
      minZoneOf(type, background),
      details,
      shownFrom.length,
      out,
    );
    return arena.read(out, new Uint8Array(shownFrom.length));
  });
}
