import { writeSync } from "node:fs";

/** Tells the test something. Written at once, so that it counts even when the process is killed right after. */
export function tell(what: unknown): void {
  writeSync(1, `${JSON.stringify(what)}\n`);
}

/** What the test gave to this child. */
export function argument<Argument>(): Argument {
  return JSON.parse(process.argv[2] ?? "null") as Argument;
}
