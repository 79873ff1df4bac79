/** The error names of the PostScript Language Reference Manual that this interpreter raises. */
export type PsErrorName =
  | "dictfull"
  | "dictstackoverflow"
  | "dictstackunderflow"
  | "invalidaccess"
  | "invalidexit"
  | "invalidfont"
  | "invalidrestore"
  | "ioerror"
  | "limitcheck"
  | "nocurrentpoint"
  | "rangecheck"
  | "stackoverflow"
  | "stackunderflow"
  | "syntaxerror"
  | "typecheck"
  | "undefined"
  | "undefinedfilename"
  | "undefinedresource"
  | "undefinedresult"
  | "unmatchedmark";

/** An error inside a PostScript program, which the program may catch with `stopped`. */
export class PsError extends Error {
  readonly errorName: PsErrorName;

  constructor(errorName: PsErrorName, detail = "") {
    super(detail === "" ? errorName : `${errorName}: ${detail}`);
    this.errorName = errorName;
  }
}

/** `stop`: unwinds to the nearest `stopped`. Carries the error that caused it, if one did. */
export class PsStop extends Error {
  readonly reason: PsError | null;

  constructor(reason: PsError | null) {
    super(reason?.message ?? "stop");
    this.reason = reason;
  }
}

/** The end of the first page, or `quit`: nothing may catch it. */
export class PsQuit extends Error {}
