import { readdirSync } from "node:fs";
import { constants, setPriority } from "node:os";

/** Makes a process leave the processors to everybody else. Linux keeps a priority for each thread. */
export function makeIdle(pid: number): void {
  for (const thread of threadsOf(pid))
    try {
      setPriority(thread, constants.priority.PRIORITY_LOW);
    } catch {
      // it has just ended
    }
}

function threadsOf(pid: number): number[] {
  if (process.platform !== "linux") return [pid];
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number);
  } catch {
    // the process has just ended
    return [];
  }
}
