import { writeFile } from "node:fs/promises";
import { getCompileCacheDir } from "node:module";
import { v8Flags } from "@tintery/engine/v8-flags";
import { programBeside } from "../../platform/program-beside.ts";
import { Room } from "./room.ts";
import { type Launched, launch } from "./sandbox/launch.ts";
import type { SandboxMode } from "./sandbox/sandbox-mode.ts";
import { sandboxedCommand } from "./sandbox/sandboxed-command.ts";

/** A process that loads, or has loaded, and waits for its task. */
export interface StartedChild extends Launched {
  room: Room;
}

/** What a child must have when it starts. */
export interface ChildNeeds {
  /** Resident memory in megabytes that it may use. */
  memoryMB: number;
  /** The folder in which its room is made: on the file system of what it reads and makes. */
  parent: string;
  /** A file that it shall have as `namelessFile`. */
  output?: number | undefined;
  /** The path of a Ghostscript that it may start. */
  ghostscript?: string | undefined;
}

const conversionChild = programBeside(import.meta.url, "conversion-child");
/**
 * How V8 uses memory in a child. Its values are few, 20 MB beside its pixels, but it would look ten times what of them is still
 * needed: now it does when they are 64 MB, and when it is told to. Short-lived values are cleared away at 4 MB instead of 16.
 * Together a picture costs a twentieth less, and its child 17 MB.
 */
const memoryFlags = ["--initial-old-space-size=64", "--max-semi-space-size=4", "--expose-gc"];

/**
 * Starts a process in a sandbox.
 * @param fillsCache for a child that meets nothing untrusted: it adds to what is kept of compiled modules
 * @throws Error when the system starts none
 */
export async function beginChild(
  mode: SandboxMode,
  { memoryMB, parent, output, ghostscript }: ChildNeeds,
  fillsCache = false,
): Promise<StartedChild> {
  const room = await Room.open(parent);
  try {
    const view = { room, cache: getCompileCacheDir(), fillsCache, ghostscript };
    const command = sandboxedCommand(mode, view, [
      `--max-old-space-size=${Math.round(memoryMB / 2)}`,
      // type stripping warns on older Node 24; a child's warnings would only fill the log
      "--no-warnings",
      ...memoryFlags,
      ...v8Flags,
      conversionChild,
    ]);
    const launched = await launch(command, output);
    void launched.closed.then(() => room.remove());
    // when memory runs out, the system should take a child before the server; not every system lets us say so
    writeFile(`/proc/${launched.pid}/oom_score_adj`, "900").catch(() => {});
    return { ...launched, room };
  } catch (error) {
    room.remove();
    throw error;
  }
}
