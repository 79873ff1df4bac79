import type { HostileVectorFile, Traps } from "./hostile-vector-file.ts";
import { hostileEps } from "./hostile-eps.ts";
import { hostilePdf } from "./hostile-pdf.ts";
import { hostileSvg } from "./hostile-svg.ts";

/** Every hostile drawing this package knows how to make, newly generated; none is stored in the repository. */
export function hostileVectorFiles(traps: Traps): HostileVectorFile[] {
  return [...hostileSvg(traps), ...hostilePdf(traps), ...hostileEps(traps)];
}
