/** Why a photo is refused: a subset of the contract's problem codes, so that a code travels from here to the reply unchanged. */
export type PhotoProblem =
  | "unsupported_type"
  | "too_many_pixels"
  | "too_small"
  | "damaged"
  | "empty_picture"
  /** Not the photo, but what was marked on it. */
  | "importance_unusable";

/** A photo that cannot be used, through no fault of the program. `found` names what the file really is, when that helps. */
export class PhotoError extends Error {
  readonly code: PhotoProblem;
  readonly found: string | undefined;

  constructor(code: PhotoProblem, found?: string) {
    super(found === undefined ? `The photo is refused: ${code}` : `The photo is refused: ${code} (${found})`);
    this.name = "PhotoError";
    this.code = code;
    this.found = found;
  }
}
