import type { DrawingProblem } from "../drawing-error.ts";
import { hostileEps } from "./hostile-eps.ts";
import { hostilePdf } from "./hostile-pdf.ts";
import { hostileSvg } from "./hostile-svg.ts";

/** A drawing that someone may send, and the ways in which it may end. */
export interface HostileDrawing {
  name: string;
  bytes: Uint8Array;
  ends: readonly (DrawingProblem | "accepted")[];
  /** It passes every count, and then takes so long that only a clock ends it. */
  byClock?: true;
}

/** Where hostile drawings try to reach: nobody may come. */
export interface Traps {
  /** `http://host:port` of somebody who counts calls. */
  address: string;
  /** The path of a picture that is all of one color, which no drawing has. */
  file: string;
}

/** Every hostile drawing this package knows how to make, newly generated; none is stored in the repository. */
export function hostileDrawings(traps: Traps): HostileDrawing[] {
  return [...hostileSvg(traps), ...hostilePdf(traps), ...hostileEps(traps)];
}
