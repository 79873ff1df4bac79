// Loaded before a program that is measured: writes what its process took, all threads together, when it ends.
import { writeFileSync } from "node:fs";

process.on("exit", () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const usage = { userSeconds: userCPUTime / 1e6, systemSeconds: systemCPUTime / 1e6, peakMB: maxRSS / 1024 };
  writeFileSync(process.env.USAGE_FILE, JSON.stringify(usage));
});
