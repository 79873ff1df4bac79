import { existsSync, readFileSync } from "node:fs";

/** Megabytes that this process took at its peak. What Linux counts by itself begins with what the parent had when it started this one. */
export function peakMB() {
  const status = "/proc/self/status";
  const own = existsSync(status) ? /VmHWM:\s*(\d+)/.exec(readFileSync(status, "utf8"))?.[1] : undefined;
  return Number(own ?? process.resourceUsage().maxRSS) / 1024;
}
