import type { ProblemCode } from "@tintery/contract";

/** Something the caller did or met, with a code of the contract's table; thrown anywhere, answered in one place. */
export class Problem extends Error {
  readonly code: ProblemCode;
  /** Seconds after which another try makes sense. */
  readonly retryAfter: number | undefined;

  /** What a file of the wrong type really is. */
  readonly found: string | undefined;

  /** Drawings would have been taken too, where a file of the wrong type came. */
  readonly takesDrawings: boolean;

  constructor(
    code: ProblemCode,
    {
      retryAfter,
      found,
      takesDrawings = false,
    }: { retryAfter?: number; found?: string; takesDrawings?: boolean } = {},
  ) {
    super(code);
    this.name = "Problem";
    this.code = code;
    this.retryAfter = retryAfter;
    this.found = found;
    this.takesDrawings = takesDrawings;
  }
}
