import { dirname } from "node:path";
import type { PhotoProblem } from "@tintery/photos/header";
import type { VectorFileProblem } from "@tintery/vectors/header";
import type { ChildNeeds, StartedChild } from "./begin-child.ts";
import type { ChildPhase, ChildReport, ChildResult, ChildTask, MadeFile } from "./child-task.ts";
import { keepSpare, startChild } from "./start-child.ts";
import { Stillness } from "./stillness.ts";
import { tellsUse, useOf, watchUse } from "./watch-use.ts";

/** What a child may use before it is killed. */
export interface ChildLimits {
  /** Resident memory in megabytes while converting and drawing. */
  memoryMB: number;
  /** Resident memory in megabytes while untrusted bytes are decoded; never above `memoryMB`. */
  decodeMemoryMB: number;
  /** Processor time of each phase. */
  seconds: Record<ChildPhase, number>;
  /** Processor time of the whole task, whatever the phases may take. */
  wholeSeconds: number;
  /** Wall clock of starting a process and loading what it needs. */
  startSeconds: number;
  /** Wall clock without any processor time, after which a child stands still. */
  stillSeconds: number;
  /** Wall clock of the whole task, for a child that never ends but does a little now and then. */
  lastSeconds: number;
}

export const defaultChildLimits: ChildLimits = {
  memoryMB: 1024,
  decodeMemoryMB: 768,
  seconds: { decode: 15, convert: 280, draw: 90 },
  wholeSeconds: 210,
  startSeconds: 120,
  stillSeconds: 120,
  lastSeconds: 3600,
};

/** Wall clock over the limit of processor time, as a factor, where the system does not tell processor time: other programs need the machine, too. */
const patience = 5;

/** How a child ended; the kinds differ in who is to blame and so in what happens next. */
export type ChildEnd =
  | { ends: "done"; result: ChildResult }
  /** The photo cannot be used: final. */
  | {
      ends: "problem";
      code: PhotoProblem | VectorFileProblem | "too_complex" | "took_too_long";
      detail: string;
    }
  /** It died, threw without a reason we know, or stood still: counts against the photo, thrice is final. */
  | { ends: "crashed"; detail: string }
  /** It did not start, the disk is full, or we stopped it ourselves: tried again, counts against nobody. */
  | { ends: "infrastructure"; detail: string };

export interface ChildRun {
  task: ChildTask;
  limits: ChildLimits;
  /** Descriptor of the file that the child has as `namelessFile`. */
  output?: number | undefined;
  onProgress?: (stage: string, fraction: number) => void;
  /** Pictures that may be shown before the task is done. */
  onMade?: (files: MadeFile[], painted: boolean) => void;
  /** Others like it are likely to follow soon: a process is then kept ready for the next one. */
  isFollowed?: boolean;
  /** Aborting kills the child, which then ends as `infrastructure`. */
  signal?: AbortSignal;
  /** For measurements: process id when it has loaded and begins, highest memory at the end. */
  onStart?: (pid: number) => void;
  onMemory?: (megabytes: number) => void;
}

/**
 * Runs one task in a process of its own and always resolves: with what it made, which lies in the task's folder then, or with why it did
 * not.
 */
export async function runChild(run: ChildRun): Promise<ChildEnd> {
  if (run.signal?.aborted) return { ends: "infrastructure", detail: "stopped before it began" };
  const needs = needsOf(run);
  let started: StartedChild;
  try {
    started = await startChild(needs);
  } catch (error) {
    return { ends: "infrastructure", detail: messageOf(error) };
  }
  const end = await supervise(started, run);
  if (run.isFollowed) void keepSpare(needs);
  return end;
}

function needsOf({ task, limits: { memoryMB }, output }: ChildRun): ChildNeeds {
  const ghostscript = task.verb === "convert" ? task.ghostscript : undefined;
  return { memoryMB, parent: dirname(task.folder), output, ghostscript };
}

/** Gives a child its task, and watches its start, time, memory and reports until it has exited. */
function supervise({ child, pid, room, ...started }: StartedChild, run: ChildRun): Promise<ChildEnd> {
  const { limits, task } = run;
  let watch: Watch | undefined;
  let verdict: ChildEnd | undefined;
  const kill = (end: ChildEnd) => {
    verdict ??= end;
    started.kill();
  };
  const onAbort = () => kill({ ends: "infrastructure", detail: "stopped by the server" });
  if (run.signal?.aborted) onAbort();
  run.signal?.addEventListener("abort", onAbort, { once: true });
  const { startSeconds } = limits;
  const startClock = setTimeout(
    () => kill({ ends: "infrastructure", detail: `${startSeconds} s for its start` }),
    startSeconds * 1000,
  );
  const begin = () => {
    clearTimeout(startClock);
    watch = watchLimits(pid, limits, kill);
    run.onStart?.(pid);
  };
  const hear = (report: ChildReport) => {
    // once: each begins a watch of its own
    if (report.says === "hello") watch ?? begin();
    else if (report.says === "phase") watch?.enter(report.phase);
    else if (report.says === "progress") run.onProgress?.(report.stage, report.fraction);
    else if (report.says === "made") run.onMade?.(room.takeOut(report.files, task.folder), report.painted);
    else if (!watch) verdict ??= { ends: "infrastructure", detail: startFailure(report) };
    else if (report.says !== "done") verdict ??= toEnd(report);
    else {
      const files = room.takeOut(report.result.files, task.folder);
      verdict ??= { ends: "done", result: { ...report.result, files } };
    }
  };
  child.on("message", (report: ChildReport) => {
    try {
      hear(report);
    } catch (error) {
      kill({ ends: "crashed", detail: messageOf(error) });
    }
  });
  room.bringIn(task).then(
    (inside) => child.send(inside, () => {}),
    (error: unknown) => kill({ ends: "infrastructure", detail: messageOf(error) }),
  );
  return started.closed.then(({ code, signal }) => {
    clearTimeout(startClock);
    run.signal?.removeEventListener("abort", onAbort);
    const highest = watch?.stop();
    if (highest !== undefined) run.onMemory?.(highest);
    const during = watch ? `while ${watch.phase()}` : "before it began";
    const detail = `exit ${code ?? signal} ${during}. ${started.complaints()}`.trim();
    // where it was not yet at its task, the photo cannot be the reason
    return verdict ?? { ends: watch ? "crashed" : "infrastructure", detail };
  });
}

interface Watch {
  enter(phase: ChildPhase): void;
  phase(): ChildPhase | "beginning";
  /** Gives the highest memory seen, in megabytes. */
  stop(): number;
}

/** Holds a child that has begun to its limits of memory and time. */
function watchLimits(pid: number, limits: ChildLimits, kill: (end: ChildEnd) => void): Watch {
  const clock = () => performance.now() / 1000;
  const nowUsed = () => ({ cpu: useOf(pid).cpuSeconds, clock: clock() });
  const begun = nowUsed();
  const stillness = new Stillness(begun.cpu, begun.clock);
  let phase: ReturnType<Watch["phase"]> = "beginning";
  let entered = begun;
  let highest = 0;
  const decodeMemoryMB = Math.min(limits.decodeMemoryMB, limits.memoryMB);
  const stop = watchUse(pid, ({ megabytes, cpuSeconds }) => {
    highest = Math.max(highest, megabytes);
    if (megabytes > (phase === "decode" ? decodeMemoryMB : limits.memoryMB))
      kill({ ends: "problem", code: "too_complex", detail: `${Math.round(megabytes)} MB while ${phase}` });
    const now = clock();
    const parts = [{ since: begun, max: limits.wholeSeconds, what: "the whole task" }];
    if (phase !== "beginning") parts.push({ since: entered, max: limits.seconds[phase], what: phase });
    for (const { since, max, what } of parts) {
      if (cpuSeconds - since.cpu > max)
        kill({ ends: "problem", code: "took_too_long", detail: `${max} s of processor time for ${what}` });
      else if (!tellsUse && now - since.clock > max * patience)
        kill({ ends: "crashed", detail: `${max * patience} s by the clock for ${what}` });
    }
    const still = stillness.look(cpuSeconds, now);
    if (tellsUse && still > limits.stillSeconds)
      kill({ ends: "crashed", detail: `stood still: ${limits.stillSeconds} s without processor time` });
    else if (now - begun.clock > limits.lastSeconds)
      kill({ ends: "crashed", detail: `${limits.lastSeconds} s by the clock for the whole task` });
  });
  return {
    enter(next) {
      phase = next;
      entered = nowUsed();
    },
    phase: () => phase,
    stop() {
      stop();
      return highest;
    },
  };
}

type LastReport = Extract<ChildReport, { says: "done" | "problem" | "error" }>;

/** A child that could not even load what it needs has not met its photo yet. */
function startFailure(report: LastReport): string {
  return `before it began: ${"detail" in report ? report.detail : report.says}`;
}

function toEnd(report: Exclude<LastReport, { says: "done" }>): ChildEnd {
  if (report.says === "problem") return { ends: "problem", code: report.code, detail: report.detail };
  return { ends: report.infrastructure ? "infrastructure" : "crashed", detail: report.detail };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
