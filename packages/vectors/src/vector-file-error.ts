/**
 * Why a drawing is refused: a subset of the contract's problem codes, so that a code travels from here to the reply unchanged.
 */
export const vectorFileProblems = [
  "unsupported_type",
  "damaged",
  /** Its reader ran out of memory or steps: PDF and EPS. */
  "too_complex",
  /** An SVG beyond one of the counts in `vectorFileLimits`. */
  "drawing_too_complex",
  "too_small",
  "empty_picture",
  /** It refers to other files in a way that cannot simply be left out. */
  "reaches_outside",
  "password_protected",
  /** An Illustrator file saved without PDF content: it holds nothing that anybody but Illustrator reads. */
  "saved_without_pdf",
  /** PostScript beyond what can be read here, without a preview inside. */
  "postscript_unreadable",
] as const;
export type VectorFileProblem = (typeof vectorFileProblems)[number];

/** A drawing that cannot be used, through no fault of the program. `detail` is for logs, never for people. */
export class VectorFileError extends Error {
  readonly code: VectorFileProblem;

  constructor(code: VectorFileProblem, detail?: string) {
    super(
      detail === undefined
        ? `The drawing is refused: ${code}`
        : `The drawing is refused: ${code} (${detail})`,
    );
    this.name = "VectorFileError";
    this.code = code;
  }
}
