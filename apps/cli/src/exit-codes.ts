/** How `tintery` ends, and what each code says in `--help`. */
export const exitCodes = {
  ok: { code: 0, means: "done" },
  internal: { code: 1, means: "a fault of tintery itself" },
  usage: { code: 2, means: "the command was not understood" },
  photoRefused: { code: 3, means: "the photo cannot be read or used" },
  cannotWrite: { code: 4, means: "the results cannot be written" },
  serverRefused: { code: 5, means: "the server refused: the key, the plan, the credits, or the options" },
  serverAway: { code: 6, means: "the server cannot be reached" },
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
