import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { programBeside } from "../platform/program-beside.ts";

/** A program of ours in a process of its own that talks to the test by lines of JSON on its standard output. */
export interface TestChild {
  process: ChildProcess;
  /** Waits for the next line; rejects with what the child complained about when it ends before. */
  next(): Promise<unknown>;
  /** Every line so far that nobody waited for. */
  rest(): unknown[];
  /** Ends it like a power cut and waits until it is gone. */
  kill(): Promise<void>;
  exited: Promise<number | null>;
}

/** Starts `src/testing/children/<name>.ts` with one argument, given as JSON; as it was built, where it was. */
export function startChild(name: string, argument: unknown): TestChild {
  const source = new URL(`children/${name}.ts`, import.meta.url);
  const built = programBeside(source.href, name);
  const program = existsSync(built) ? built : fileURLToPath(source);
  const child = spawn(process.execPath, [program, JSON.stringify(argument)], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const complaints: string[] = [];
  child.stderr.setEncoding("utf8").on("data", (text: string) => complaints.push(text));
  const exited = new Promise<number | null>((resolve) => child.once("close", resolve));
  const lines: unknown[] = [];
  const waiting: ((line: unknown) => void)[] = [];
  createInterface({ input: child.stdout }).on("line", (line) => {
    const told: unknown = JSON.parse(line);
    const waiter = waiting.shift();
    if (waiter) waiter(told);
    else lines.push(told);
  });
  return {
    process: child,
    exited,
    next() {
      if (lines.length > 0) return Promise.resolve(lines.shift());
      const line = new Promise<unknown>((resolve) => waiting.push(resolve));
      const ended = exited.then((code) => {
        throw new Error(`The child ${name} ended with ${code}: ${complaints.join("")}`);
      });
      return Promise.race([line, ended]);
    },
    rest: () => lines.splice(0),
    async kill() {
      child.kill("SIGKILL");
      await exited;
    },
  };
}
