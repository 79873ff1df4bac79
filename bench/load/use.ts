import { readdirSync, readFileSync } from "node:fs";

/** The kernel counts processor time in hundredths of a second. */
const ticksPerSecond = 100;

/** What some processes use together. */
export interface Use {
  /** Memory in megabytes; what processes share is divided among them (PSS). */
  readonly megabytes: number;
  /** The same, but what processes share is counted in each of them (RSS). */
  readonly residentMegabytes: number;
  /** Processor time since they began, user and system, in seconds. */
  readonly own: number;
  /** The same of processes that they had started and that have ended. */
  readonly ended: number;
}

/** A process and all that it has started, and what those have. */
export function familyOf(pid: number): number[] {
  const parents = new Map(
    readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), Number(statOf(Number(name))[1] ?? 0)]),
  );
  const family = [pid];
  for (const member of family)
    for (const [child, parent] of parents) if (parent === member) family.push(child);
  return family;
}

/** What these processes use now; one that is gone uses nothing. */
export function useOf(pids: readonly number[]): Use {
  const stats = pids.map((pid) => statOf(pid).slice(11, 15).map(Number));
  const seconds = (from: number) =>
    stats.reduce((sum, times) => sum + (times[from] ?? 0) + (times[from + 1] ?? 0), 0) / ticksPerSecond;
  const memory = pids.map((pid) => aboutProcess(pid, "smaps_rollup"));
  const megabytes = (kind: "Pss" | "Rss") => sum(memory.map((text) => megabytesIn(text, kind)));
  return {
    megabytes: megabytes("Pss"),
    residentMegabytes: megabytes("Rss"),
    own: seconds(0),
    ended: seconds(2),
  };
}

/** The fields of a process's `stat` after its name: state, parent, …; none when it is gone. */
function statOf(pid: number): string[] {
  const text = aboutProcess(pid, "stat");
  return text.slice(text.lastIndexOf(")") + 2).split(" ");
}

function megabytesIn(text: string, kind: "Pss" | "Rss"): number {
  const found = new RegExp(`^${kind}:\\s+(\\d+) kB$`, "m").exec(text);
  return (Number(found?.[1] ?? 0) * 1024) / 1e6;
}

function aboutProcess(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
