import type { ChildProcess } from "node:child_process";
import { beginChild, type ChildNeeds, type StartedChild } from "./begin-child.ts";
import { chooseSandbox } from "./sandbox/choose-sandbox.ts";

/** A spare that nobody has needed for so long ends, since it holds a hundred megabytes. */
const spareMs = 60_000;

/** The one process that waits with everything loaded, and what it was started for. */
let spare: { started: StartedChild; needs: ChildNeeds } | undefined;

/**
 * Starts a process for one task, or takes the one that was kept ready.
 * @throws Error when the system starts none
 */
export async function startChild(needs: ChildNeeds): Promise<StartedChild> {
  const ready = spare;
  if (!ready || !fits(ready.needs, needs) || !ready.started.child.connected) return begin(needs);
  spare = undefined;
  hold(ready.started.child, true);
  return ready.started;
}

/** Keeps a process ready, so that the next task begins at once: edits come one after the other. */
export async function keepSpare({ memoryMB, parent }: ChildNeeds): Promise<void> {
  if (spare?.started.child.connected) return;
  const needs = { memoryMB, parent };
  const started = await begin(needs).catch(() => undefined);
  if (!started) return;
  if (spare?.started.child.connected) return started.kill();
  const kept = { started, needs };
  spare = kept;
  hold(started.child, false);
  setTimeout(() => {
    if (spare !== kept) return;
    spare = undefined;
    started.kill();
  }, spareMs).unref();
}

function fits(spare: ChildNeeds, needs: ChildNeeds): boolean {
  const isUsual = needs.output === undefined && needs.ghostscript === undefined;
  return isUsual && spare.memoryMB === needs.memoryMB && spare.parent === needs.parent;
}

/** Whether this process must wait for a child before it can end. */
function hold(child: ChildProcess, isHeld: boolean): void {
  for (const part of [child, child.channel]) isHeld ? part?.ref() : part?.unref();
}

async function begin(needs: ChildNeeds): Promise<StartedChild> {
  const { mode } = await chooseSandbox();
  return beginChild(mode, needs);
}
