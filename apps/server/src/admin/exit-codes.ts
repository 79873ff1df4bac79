/** How the administrator’s commands end, and what each code says in `--help` and in docs/admin.md. */
export const exitCodes = {
  ok: { code: 0, means: "done" },
  internal: { code: 1, means: "Tintery has a bug" },
  usage: { code: 2, means: "the command or an option is wrong" },
  settings: { code: 3, means: "a setting is wrong, or the data folder is another user’s" },
  away: { code: 4, means: "we can’t reach the database, or the server is starting; try again" },
  refused: {
    code: 5,
    means: "nothing was changed: no such account, the place isn’t empty, or a newer version wrote the data",
  },
  unhealthy: { code: 6, means: "`doctor` found something to fix" },
  cannotWrite: { code: 7, means: "we can’t read or write a file" },
  damaged: { code: 8, means: "the backup is damaged or incomplete" },
} as const;

/** The name of a way to end. */
export type Exit = keyof typeof exitCodes;

/** An end that the person at the keyboard can do something about; its message is one or two plain sentences. */
export class AdminProblem extends Error {
  readonly exit: Exit;

  constructor(exit: Exit, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "AdminProblem";
    this.exit = exit;
  }
}
