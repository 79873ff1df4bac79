import type { HostileDrawing, Traps } from "./hostile-drawing.ts";
import { hostileEps } from "./hostile-eps.ts";
import { hostilePdf } from "./hostile-pdf.ts";
import { hostileSvg } from "./hostile-svg.ts";

/** Every hostile drawing this package knows how to make, newly generated; none is stored in the repository. */
export function hostileDrawings(traps: Traps): HostileDrawing[] {
  return [...hostileSvg(traps), ...hostilePdf(traps), ...hostileEps(traps)];
}
