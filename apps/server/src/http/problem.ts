import type { ProblemCode } from "@tintery/contract";

/** Something the caller did or met, with a code of the contract's table; thrown anywhere, answered in one place. */
export class Problem extends Error {
  readonly code: ProblemCode;
  /** Seconds after which another try makes sense. */
  readonly retryAfter: number | undefined;

  constructor(code: ProblemCode, retryAfter?: number) {
    super(code);
    this.name = "Problem";
    this.code = code;
    this.retryAfter = retryAfter;
  }
}
