/** Why a PostScript file cannot be drawn. */
export const postScriptProblems = [
  "damaged",
  "too_complex",
  "empty_picture",
  "postscript_unreadable",
] as const;
export type PostScriptProblem = (typeof postScriptProblems)[number];

/** A file that cannot be drawn, through no fault of the program. `detail` is for logs, never for people. */
export class PostScriptError extends Error {
  readonly code: PostScriptProblem;
  readonly detail: string | undefined;

  constructor(code: PostScriptProblem, detail?: string) {
    super(`The PostScript file is refused: ${code}${detail === undefined ? "" : ` (${detail})`}`);
    this.name = "PostScriptError";
    this.code = code;
    this.detail = detail;
  }
}
