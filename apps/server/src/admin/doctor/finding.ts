/** What one check found. */
export interface Finding {
  /** What was looked at. */
  about: string;
  state: "ok" | "warn" | "fail";
  /** What is so, in one line. */
  says: string;
  /** What to do, unless all is well. */
  todo?: string;
}

export const ok = (about: string, says: string): Finding => ({ about, state: "ok", says });
export const warn = (about: string, says: string, todo: string): Finding => ({
  about,
  state: "warn",
  says,
  todo,
});
export const fail = (about: string, says: string, todo: string): Finding => ({
  about,
  state: "fail",
  says,
  todo,
});
