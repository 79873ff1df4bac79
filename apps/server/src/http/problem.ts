import type { ProblemCode } from "@tintery/contract";

/** Something the caller did or met, with a code of the contract's table; thrown anywhere, answered in one place. */
export class Problem extends Error {
  readonly code: ProblemCode;
  /** Seconds after which another try makes sense. */
  readonly retryAfter: number | undefined;

  /** What a file of the wrong type really is. */
  readonly found: string | undefined;

  constructor(code: ProblemCode, { retryAfter, found }: { retryAfter?: number; found?: string } = {}) {
    super(code);
    this.name = "Problem";
    this.code = code;
    this.retryAfter = retryAfter;
    this.found = found;
  }
}
