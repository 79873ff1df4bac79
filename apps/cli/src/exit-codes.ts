/** How `tintery` ends, and what each code says in `--help`. */
export const exitCodes = {
  ok: { code: 0, means: "done" },
  internal: { code: 1, means: "tintery has a bug" },
  usage: { code: 2, means: "the command or an option is wrong" },
  photoRefused: { code: 3, means: "we can’t open or use the photo" },
  cannotWrite: { code: 4, means: "we can’t write the results" },
  serverRefused: { code: 5, means: "the server refused because of the key, plan, credits, or options" },
  serverAway: { code: 6, means: "we can’t reach the server" },
} as const;

type Exit = keyof typeof exitCodes;

/** An end that the person at the keyboard can do something about; its message is one plain sentence. */
export class CommandProblem extends Error {
  readonly exit: Exit;

  constructor(exit: Exit, message: string) {
    super(message);
    this.name = "CommandProblem";
    this.exit = exit;
  }
}
