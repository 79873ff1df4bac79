import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { getCompileCacheDir } from "node:module";
import type { Duplex } from "node:stream";
import { text } from "node:stream/consumers";
import type { Command } from "./sandboxed-command.ts";

/** A process that was started. */
export interface Launched {
  /** What ends with it: the process itself, or what holds it in its sandbox. */
  child: ChildProcess;
  /** Of the process that works. */
  pid: number;
  /** Ends it at once. */
  kill(): void;
  /** What it has complained of so far, its last words. */
  complaints(): string;
  /** Resolves when it has ended and all that it said was heard. */
  closed: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

/** Characters of its complaints that are kept. */
const lastWords = 4000;

/**
 * Starts a child with nothing of this process but a channel for messages.
 * @param output a file that it shall have as `namelessFile`
 * @throws Error where the system starts none, with what it says
 */
export async function launch(command: Command, output?: number): Promise<Launched> {
  const { program, args, wraps } = command;
  const child = spawn(program, args, {
    env: environment(),
    stdio: [
      ...(["ignore", "ignore", "pipe", "ipc", output ?? "ignore"] as const),
      // see `wraps`
      ...(wraps ? (["pipe", "pipe"] as const) : []),
    ],
  });
  // before anything is waited for: one that ends at once would have said its last words to nobody
  let said = "";
  child.stderr?.on("data", (chunk) => {
    said = (said + chunk).slice(-lastWords);
  });
  const complaints = () => said.trim();
  const closed: Launched["closed"] = new Promise((resolve) =>
    child.once("close", (code, signal) => resolve({ code, signal })),
  );
  await once(child, "spawn");
  const pid = await pidOf(child, command);
  if (pid === null) {
    await closed;
    throw new Error(complaints());
  }
  const kill = () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    try {
      // what holds it in its sandbox sees its end, and ends; the other way round there is a moment in which it would be left over
      process.kill(pid, "SIGKILL");
    } catch {
      // it has just ended
    }
  };
  return { child, pid, kill, complaints, closed };
}

/** Null where a wrapper starts no child. */
async function pidOf(child: ChildProcess, { wraps }: Command): Promise<number | null> {
  if (!wraps) return child.pid!;
  const [, , , , , info, filter] = child.stdio as unknown as Duplex[];
  // one that ends at once takes nothing
  filter!.on("error", () => {}).end(wraps.filter);
  const told = await text(info!);
  return told === "" ? null : (JSON.parse(told) as { "child-pid": number })["child-pid"];
}

/**
 * Nothing of ours but where compiled modules are kept (a child that finds them begins in half the time) and how the C library
 * shall use memory.
 */
function environment(): Record<string, string | undefined> {
  const folder = getCompileCacheDir();
  const memory = Object.entries(process.env).filter(([name]) => name.startsWith("MALLOC_"));
  return { ...Object.fromEntries(memory), ...(folder !== undefined && { NODE_COMPILE_CACHE: folder }) };
}
