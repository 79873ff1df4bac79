import { type ChildProcess, fork } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { getCompileCacheDir } from "node:module";
import { v8Flags } from "@tintery/engine/v8-flags";
import { programBeside } from "../../platform/program-beside.ts";

/** A process that loads, or has loaded, and waits for its task. */
export interface StartedChild {
  child: ChildProcess;
  pid: number;
}

const childFile = programBeside(import.meta.url, "conversion-child");
/**
 * How V8 uses memory in a child. Its values are few, 20 MB beside its pixels, but it would look ten times what of them is still
 * needed: now it does when they are 64 MB, and when it is told to. Short-lived values are cleared away at 4 MB instead of 16.
 * Together a picture costs a twentieth less, and its child 17 MB.
 */
const memoryFlags = ["--initial-old-space-size=64", "--max-semi-space-size=4", "--expose-gc"];
/** A spare that nobody has needed for so long ends, since it holds a hundred megabytes. */
const spareMs = 60_000;

/** The one process that waits with everything loaded, and the memory it was started for. */
let spare: { started: StartedChild; memoryMB: number } | undefined;

/**
 * Starts a process for one task, or takes the one that was kept ready.
 * @param output a file that the process shall have as `namelessFile`
 * @throws Error when the system starts none
 */
export async function startChild(memoryMB: number, output?: number): Promise<StartedChild> {
  const ready = spare;
  if (output !== undefined) return begin(memoryMB, [output]);
  if (!ready || ready.memoryMB !== memoryMB || !ready.started.child.connected) return begin(memoryMB);
  spare = undefined;
  hold(ready.started.child, true);
  return ready.started;
}

/** Keeps a process ready, so that the next task begins at once: edits come one after the other. */
export async function keepSpare(memoryMB: number): Promise<void> {
  if (spare?.started.child.connected) return;
  const started = await begin(memoryMB).catch(() => undefined);
  if (!started) return;
  const { child } = started;
  if (spare?.started.child.connected) return void child.kill("SIGKILL");
  const kept = { started, memoryMB };
  spare = kept;
  hold(child, false);
  setTimeout(() => {
    if (spare !== kept) return;
    spare = undefined;
    child.kill("SIGKILL");
  }, spareMs).unref();
}

/** Whether this process must wait for a child before it can end. */
function hold(child: ChildProcess, isHeld: boolean): void {
  for (const part of [child, child.channel]) isHeld ? part?.ref() : part?.unref();
}

async function begin(memoryMB: number, further: readonly number[] = []): Promise<StartedChild> {
  const child = fork(childFile, {
    env: environment(),
    // type stripping warns on older Node 24; a child's warnings would only fill the log
    execArgv: [
      `--max-old-space-size=${Math.round(memoryMB / 2)}`,
      "--no-warnings",
      ...memoryFlags,
      ...v8Flags,
    ],
    stdio: ["ignore", "ignore", "pipe", "ipc", ...further],
  });
  if (child.pid === undefined)
    throw await new Promise<Error>((resolve) => child.once("error", (error) => resolve(error)));
  // when memory runs out, the system should take a child before the server; not every system lets us say so
  writeFile(`/proc/${child.pid}/oom_score_adj`, "900").catch(() => {});
  return { child, pid: child.pid };
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
