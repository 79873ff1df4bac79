import { PostScriptError } from "@tintery/postscript";
import { VectorFileError } from "../vector-file-error.ts";

/** Reads PostScript; what is wrong with the file is a problem of the drawing. @throws VectorFileError */
export function readPostScript<Answer>(read: () => Answer): Answer {
  try {
    return read();
  } catch (cause) {
    if (!(cause instanceof PostScriptError)) throw cause;
    throw Object.assign(new VectorFileError(cause.code, cause.detail), { cause });
  }
}
