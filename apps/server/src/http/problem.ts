import type { ProblemCode } from "@tintery/contract";

/** Something the caller did or met, with a code of the contract's table; thrown anywhere, answered in one place. */
export class Problem extends Error {
  readonly code: ProblemCode;
  /** Seconds after which another try makes sense. */
  readonly retryAfter: number | undefined;

  /** The option at fault, by its name in the form or address. */
  readonly field: string | undefined;

  /** What a file of the wrong type really is. */
  readonly found: string | undefined;

  /** Drawings would have been taken too, where a file of the wrong type came. */
  readonly takesDrawings: boolean;

  /** Pictures that a visitor may have unfinished, where these are too many. */
  readonly unfinished: number | undefined;

  /** Bytes that may be kept, where these are used up. */
  readonly quotaBytes: number | undefined;

  constructor(
    code: ProblemCode,
    {
      retryAfter,
      field,
      found,
      takesDrawings = false,
      unfinished,
      quotaBytes,
    }: {
      retryAfter?: number;
      field?: string;
      found?: string | undefined;
      takesDrawings?: boolean;
      unfinished?: number;
      quotaBytes?: number;
    } = {},
  ) {
    super(code);
    this.name = "Problem";
    this.code = code;
    this.retryAfter = retryAfter;
    this.field = field;
    this.found = found;
    this.takesDrawings = takesDrawings;
    this.unfinished = unfinished;
    this.quotaBytes = quotaBytes;
  }
}

/** The refusal of what a schema did not take; it names the first option at fault. */
export function refusedOptions(
  { issues }: { issues: readonly { path: readonly PropertyKey[] }[] },
  code: ProblemCode = "invalid_options",
): Problem {
  const field = issues[0]?.path[0];
  return new Problem(code, typeof field === "string" ? { field } : {});
}
