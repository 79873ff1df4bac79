import { spawn } from "node:child_process";
import { programBeside } from "../platform/program-beside.ts";

/** The program that runs administrators’ commands. */
const program = programBeside(new URL("../admin.ts", import.meta.url).href, "admin");

/** How a command ended. */
export interface CommandEnd {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** A command that runs in a process of its own. */
export interface RunningCommand {
  ended: Promise<CommandEnd>;
  /** Waits until it has written this to standard error, or has ended. */
  says(words: RegExp): Promise<void>;
  kill(signal: NodeJS.Signals): void;
}

/** Starts `tintery admin` with some words, in the environment of a server. */
export function startAdmin(environment: Record<string, string>, ...words: string[]): RunningCommand {
  const child = spawn(process.execPath, [program, ...words], { env: { ...process.env, ...environment } });
  let [stdout, stderr] = ["", ""];
  child.stdout.on("data", (text) => (stdout += text));
  child.stderr.on("data", (text) => (stderr += text));
  const ended = new Promise<CommandEnd>((resolve) =>
    child.once("close", (code) => resolve({ code, stdout, stderr })),
  );
  return {
    ended,
    async says(words) {
      const said = new Promise<void>((resolve) =>
        child.stderr.on("data", () => words.test(stderr) && resolve()),
      );
      await Promise.race([said, ended]);
    },
    kill: (signal) => child.kill(signal),
  };
}

/** Runs `tintery admin` to its end. */
export function runAdmin(environment: Record<string, string>, ...words: string[]): Promise<CommandEnd> {
  return startAdmin(environment, ...words).ended;
}
