import type { PhotoProblem } from "@tintery/photos/header";
import type { DrawingProblem } from "@tintery/vectors/header";
import type { ChildPhase, ChildReport, ChildResult, ChildTask, MadeFile } from "./child-task.ts";
import { watchMemory } from "./memory-watch.ts";
import { keepSpare, type StartedChild, startChild } from "./start-child.ts";

/** What a child may use before it is killed. */
export interface ChildLimits {
  /** Resident memory in megabytes while converting and drawing. */
  memoryMB: number;
  /** Resident memory in megabytes while untrusted bytes are decoded; never above `memoryMB`. */
  decodeMemoryMB: number;
  /** Wall clock of each phase. */
  seconds: Record<ChildPhase, number>;
  /** Wall clock of the whole task, whatever the phases may take. */
  wholeSeconds: number;
}

export const defaultChildLimits: ChildLimits = {
  memoryMB: 1024,
  decodeMemoryMB: 768,
  seconds: { start: 30, decode: 15, convert: 280, draw: 90 },
  wholeSeconds: 210,
};

/** How a child ended; the kinds differ in who is to blame and so in what happens next. */
export type ChildEnd =
  | { ends: "done"; result: ChildResult }
  /** The photo cannot be used: final. */
  | { ends: "problem"; code: PhotoProblem | DrawingProblem | "too_complex" | "took_too_long"; detail: string }
  /** It died or threw without a reason we know: counts against the photo, thrice is final. */
  | { ends: "crashed"; detail: string }
  /** Disk full, or we stopped it ourselves: tried again, counts against nobody. */
  | { ends: "infrastructure"; detail: string };

export interface ChildRun {
  task: ChildTask;
  limits: ChildLimits;
  onProgress?: (stage: string, fraction: number) => void;
  /** Pictures that may be shown before the task is done. */
  onMade?: (files: MadeFile[], painted: boolean) => void;
  /** Others like it are likely to follow soon: a process is then kept ready for the next one. */
  isFollowed?: boolean;
  /** Aborting kills the child, which then ends as `infrastructure`. */
  signal?: AbortSignal;
  /** For measurements: process id at the start, highest memory at the end. */
  onStart?: (pid: number) => void;
  onMemory?: (megabytes: number) => void;
}

const lastWords = 4000;

/** Runs one task in a process of its own and always resolves: with what it made, or with why it did not. */
export async function runChild(run: ChildRun): Promise<ChildEnd> {
  if (run.signal?.aborted) return { ends: "infrastructure", detail: "stopped before it began" };
  const { memoryMB } = run.limits;
  let started: StartedChild;
  try {
    started = await startChild(memoryMB);
  } catch (error) {
    return { ends: "infrastructure", detail: error instanceof Error ? error.message : String(error) };
  }
  run.onStart?.(started.pid);
  const end = await supervise(started, run);
  if (run.isFollowed) void keepSpare(memoryMB);
  return end;
}

/** Watches clock, memory and reports of a running child until it has exited. */
function supervise({ child, pid, isUp }: StartedChild, run: ChildRun): Promise<ChildEnd> {
  const { limits } = run;
  let phase: ChildPhase = "start";
  let verdict: ChildEnd | undefined;
  let stderr = "";
  const kill = (end: ChildEnd) => {
    verdict ??= end;
    child.kill("SIGKILL");
  };
  const memoryLimit = () =>
    phase === "decode" ? Math.min(limits.decodeMemoryMB, limits.memoryMB) : limits.memoryMB;
  const stopWatch = watchMemory(pid, memoryLimit, (megabytes) =>
    kill({ ends: "problem", code: "too_complex", detail: `${Math.round(megabytes)} MB while ${phase}` }),
  );
  const clocks = startClocks(limits, (detail) => kill({ ends: "problem", code: "took_too_long", detail }));
  const enter = (next: ChildPhase) => {
    phase = next;
    clocks.enter(next);
  };
  const onAbort = () => kill({ ends: "infrastructure", detail: "stopped by the server" });
  if (run.signal?.aborted) onAbort();
  run.signal?.addEventListener("abort", onAbort, { once: true });
  child.stderr?.on("data", (chunk) => {
    stderr = (stderr + chunk).slice(-lastWords);
  });
  const send = () => child.send(run.task, () => {});
  child.on("message", (report: ChildReport) => {
    if (report.says === "hello") send();
    else if (report.says === "phase") enter(report.phase);
    else if (report.says === "progress") run.onProgress?.(report.stage, report.fraction);
    else if (report.says === "made") run.onMade?.(report.files, report.painted);
    else verdict ??= toEnd(report);
  });
  if (isUp) send();
  return new Promise((resolve) => {
    child.once("close", (exitCode, signal) => {
      clocks.stop();
      run.signal?.removeEventListener("abort", onAbort);
      run.onMemory?.(stopWatch());
      resolve(
        verdict ?? { ends: "crashed", detail: `exit ${exitCode ?? signal} while ${phase}. ${stderr}`.trim() },
      );
    });
  });
}

/** Two clocks: one runs through the whole task, one begins anew with every phase. */
function startClocks(limits: ChildLimits, tooLong: (detail: string) => void) {
  const begin = (seconds: number, what: string) =>
    setTimeout(() => tooLong(`${seconds} s for ${what}`), seconds * 1000);
  const whole = begin(limits.wholeSeconds, "the whole task");
  let phase = begin(limits.seconds.start, "start");
  return {
    enter(next: ChildPhase) {
      clearTimeout(phase);
      phase = begin(limits.seconds[next], next);
    },
    stop() {
      clearTimeout(whole);
      clearTimeout(phase);
    },
  };
}

function toEnd(report: Extract<ChildReport, { says: "done" | "problem" | "error" }>): ChildEnd {
  if (report.says === "done") return { ends: "done", result: report.result };
  if (report.says === "problem") return { ends: "problem", code: report.code, detail: report.detail };
  return { ends: report.infrastructure ? "infrastructure" : "crashed", detail: report.detail };
}
