import { existsSync, readFileSync } from "node:fs";

const everyMs = 100;
/** The kernel counts processor time in hundredths of a second, on every machine that it runs Node on. */
const ticksPerSecond = 100;

/** Whether this system tells what a process uses. */
export const tellsUse = existsSync("/proc/self/stat");

/** What a process uses; zeros when it is gone, and on systems other than Linux, which do not tell. */
export interface Use {
  /** Resident memory in megabytes (1,000,000 bytes). */
  megabytes: number;
  /** Processor time of all its threads since it began, user and system, in seconds. */
  cpuSeconds: number;
}

/**
 * Looks ten times a second at what a process uses. Heap flags and pixel limits do not bound native memory, and a clock
 * on the wall also counts what other processes do; this does neither.
 * @returns stops the watch
 */
export function watchUse(pid: number, look: (use: Use) => void): () => void {
  const timer = setInterval(() => look(useOf(pid)), everyMs);
  return () => clearInterval(timer);
}

/** What a process uses now. */
export function useOf(pid: number): Use {
  const found = /^VmRSS:\s+(\d+) kB$/m.exec(aboutProcess(pid, "status"));
  const stat = aboutProcess(pid, "stat");
  // the name of a program stands in parentheses and may hold anything; user and system time are the 12th and 13th after it
  const [user, system] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13);
  return {
    megabytes: (Number(found?.[1] ?? 0) * 1024) / 1e6,
    cpuSeconds: (Number(user ?? 0) + Number(system ?? 0)) / ticksPerSecond,
  };
}

function aboutProcess(pid: number, file: "stat" | "status"): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
