import type { Config } from "../platform/config.ts";
import { Places } from "./places.ts";
import { classSetRules, drawingRules, editRules, streamRules, uploadRules } from "./shares.ts";
import { SlowBodies } from "./slow-bodies.ts";

/** Where everybody takes their places in this process. */
export interface Admission {
  uploads: Places;
  drawings: Places;
  edits: Places;
  classSets: Places;
  streams: Places;
  bodies: SlowBodies;
}

/** Opens the places of a process. */
export function openAdmission({ UPLOADS_AT_ONCE }: Pick<Config, "UPLOADS_AT_ONCE">): Admission {
  const uploads = new Places(uploadRules(UPLOADS_AT_ONCE));
  return {
    uploads,
    drawings: new Places(drawingRules),
    edits: new Places(editRules),
    classSets: new Places(classSetRules),
    streams: new Places(streamRules),
    bodies: new SlowBodies(() => uploads.isScarce),
  };
}
