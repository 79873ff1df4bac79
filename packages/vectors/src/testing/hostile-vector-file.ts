import type { VectorFileProblem } from "../vector-file-error.ts";

/** A drawing that someone may send, and the ways in which it may end. */
export interface HostileVectorFile {
  name: string;
  bytes: Uint8Array;
  ends: readonly (VectorFileProblem | "accepted")[];
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
