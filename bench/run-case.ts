import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { v8Flags } from "@tintery/engine/v8-flags";
import type { Cost, Job } from "./speed-case.ts";

const caseScript = fileURLToPath(import.meta.resolve("./speed-case.ts"));
const longestMinutes = 20;

/** Our own work runs as the server runs it; the peer as it comes, which is faster for it than with our flags. */
const flagsFor = ({ kind }: Job) => (kind === "peer" ? [] : v8Flags);

/** Runs a job in a fresh process, as often as asked; the run with the median time, or why there is none. */
export function runCase(job: Job, times: number): Cost | string {
  const runs: Cost[] = [];
  for (let i = 0; i < times; i++) {
    const child = spawnSync(process.execPath, [...flagsFor(job), caseScript, JSON.stringify(job)], {
      encoding: "utf8",
      timeout: longestMinutes * 60_000,
    });
    if (child.status !== 0)
      return /Error.*/.exec(child.stderr)?.[0].slice(0, 60) ?? `ended by ${child.signal}`;
    runs.push(JSON.parse(child.stdout) as Cost);
  }
  return runs.toSorted((a, b) => a.userSeconds - b.userSeconds)[Math.floor(runs.length / 2)]!;
}
