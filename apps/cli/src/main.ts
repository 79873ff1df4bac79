import { CommanderError } from "commander";
import { CommandProblem, exitCodes } from "./exit-codes.ts";
import { Interrupted } from "./exit-on-signals.ts";
import { commandLine } from "./program.ts";

/** The exit code for whatever ended the command; says why on standard error unless that was said already. */
function exitCodeOf(error: unknown): number {
  // commander has already written its message, and help or version are no faults
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.ok.code : exitCodes.usage.code;
  if (error instanceof Interrupted) return error.exitCode;
  if (error instanceof CommandProblem) {
    process.stderr.write(`tintery: ${error.message}\n`);
    return exitCodes[error.exit].code;
  }
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`tintery: Something went wrong in tintery: ${message.split("\n")[0]}\n`);
  if (process.env.DEBUG && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  return exitCodes.internal.code;
}

// a reader that has seen enough (`| head`) is no fault
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

try {
  const program = await commandLine(process.argv.slice(2));
  await program.parseAsync();
} catch (error) {
  process.exitCode = exitCodeOf(error);
}
