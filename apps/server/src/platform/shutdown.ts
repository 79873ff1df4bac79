import type { Log } from "./logging.ts";

/** Seconds for closing everything once running conversions have had their time. */
export const closingSeconds = 10;

/** One thing to end, with its name for the log. */
export type ShutdownStep = readonly [part: string, end: () => Promise<unknown> | unknown];

/**
 * Ends the process on SIGTERM or SIGINT: the steps in order, each even when one before it failed, then exit
 * code 0, or 1 when a step failed or everything took longer than `seconds`. A second signal ends it at once.
 * Returns a function that begins the same without a signal.
 */
export function shutdownBySignal(
  log: Log,
  steps: readonly ShutdownStep[],
  seconds: number,
): () => Promise<void> {
  let begun = false;
  const stop = async () => {
    if (begun) process.exit(1);
    begun = true;
    setTimeout(() => {
      log.error({ seconds }, "stopping took too long");
      process.exit(1);
    }, seconds * 1000).unref();
    process.exit((await runSteps(log, steps)) ? 0 : 1);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop());
  return stop;
}

/** Runs shutdown steps in order and tells whether all of them succeeded. */
export async function runSteps(log: Log, steps: readonly ShutdownStep[]): Promise<boolean> {
  let allWell = true;
  for (const [part, end] of steps) {
    try {
      await end();
      log.info({ part }, "stopped");
    } catch (error) {
      allWell = false;
      log.error({ err: error, part }, "could not stop");
    }
  }
  return allWell;
}
