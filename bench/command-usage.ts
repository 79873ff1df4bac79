/** What programs cost as a whole, from Node's start to their end, each in a process of its own. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const reporter = fileURLToPath(new URL("report-usage.mjs", import.meta.url));

/** What one process took; its own time is what passed from its start to its end. */
export interface Usage {
  readonly wallSeconds: number;
  readonly userSeconds: number;
  readonly systemSeconds: number;
  readonly peakMB: number;
  /** What it printed. */
  readonly printed: string;
}

/** User and system seconds. */
export const cpu = ({ userSeconds, systemSeconds }: Usage) => userSeconds + systemSeconds;

/** @param args of Node: a program and what it is given */
function runOnce(args: readonly string[], report: string): Usage {
  const begun = performance.now();
  const child = spawnSync(process.execPath, ["--import", reporter, ...args], {
    encoding: "utf8",
    // every run looks at its photo: what an earlier one saw is kept nowhere
    env: { ...process.env, USAGE_FILE: report, XDG_CACHE_HOME: "/dev/null" },
  });
  const wallSeconds = (performance.now() - begun) / 1000;
  if (child.status !== 0) throw new Error(child.stderr);
  const usage = JSON.parse(readFileSync(report, "utf8")) as Omit<Usage, "printed" | "wallSeconds">;
  return { ...usage, wallSeconds, printed: child.stdout };
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/**
 * Of each case the run with the median CPU time. All run in turns: a machine is never the same for long. One run before those that count lets
 * Node keep what it has compiled, as on every machine but at the very first start.
 */
export function measureAll(cases: readonly (readonly string[])[], runs: number): Usage[] {
  const folder = mkdtempSync(join(tmpdir(), "tintery-usage-"));
  const once = (args: readonly string[]) => runOnce(args, join(folder, "usage.json"));
  try {
    for (const args of cases) once(args);
    const rounds = Array.from({ length: runs }, () => cases.map(once));
    return cases.map((_, k) => {
      const own = rounds.map((round) => round[k]!);
      const middle = median(own.map(cpu));
      return own.find((usage) => cpu(usage) === middle)!;
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
