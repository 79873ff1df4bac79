// Loaded before a program that is measured: writes what its process took, all threads together, when it ends.
import { writeFileSync } from "node:fs";
import { peakMB } from "./peak-memory.mjs";

process.on("exit", () => {
  const { userCPUTime, systemCPUTime } = process.resourceUsage();
  const usage = { userSeconds: userCPUTime / 1e6, systemSeconds: systemCPUTime / 1e6, peakMB: peakMB() };
  writeFileSync(process.env.USAGE_FILE, JSON.stringify(usage));
});
