import { readFileSync } from "node:fs";

const everyMs = 100;

/**
 * Reads a process's resident memory ten times a second and calls `exceeded` once it is above `limitMB()`.
 * Heap flags and pixel limits do not bound native memory, this does; only Linux tells (elsewhere it watches nothing).
 * @returns stops the watch and gives the highest value seen, in megabytes
 */
export function watchMemory(
  pid: number,
  limitMB: () => number,
  exceeded: (megabytes: number) => void,
): () => number {
  let highest = 0;
  const timer = setInterval(() => {
    const megabytes = residentMB(pid);
    highest = Math.max(highest, megabytes);
    if (megabytes > limitMB()) {
      clearInterval(timer);
      exceeded(megabytes);
    }
  }, everyMs);
  return () => {
    clearInterval(timer);
    return highest;
  };
}

/** Resident memory in megabytes (1,000,000 bytes), 0 when the process is gone or the system does not say. */
function residentMB(pid: number): number {
  try {
    const found = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
    return (Number(found?.[1] ?? 0) * 1024) / 1e6;
  } catch {
    return 0;
  }
}
