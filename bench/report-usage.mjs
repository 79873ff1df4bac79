// Loaded before a program that is measured: writes what its process took, all threads together, when it ends.
import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** Kilobytes of memory at the peak. What the machine counts by itself begins with what the parent had when it started this process. */
function peakKB(counted) {
  const status = "/proc/self/status";
  const own = existsSync(status) ? /VmHWM:\s*(\d+)/.exec(readFileSync(status, "utf8"))?.[1] : undefined;
  return own === undefined ? counted : Number(own);
}

process.on("exit", () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const usage = {
    userSeconds: userCPUTime / 1e6,
    systemSeconds: systemCPUTime / 1e6,
    peakMB: peakKB(maxRSS) / 1024,
  };
  writeFileSync(process.env.USAGE_FILE, JSON.stringify(usage));
});
