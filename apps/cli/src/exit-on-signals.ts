/** Signals that ask a program to end, with the exit codes shells expect (128 and the signal's number). */
const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** Ended by a signal, after tidying up. */
export class Interrupted extends Error {
  readonly exitCode: number;

  constructor(exitCode: number) {
    super("interrupted");
    this.name = "Interrupted";
    this.exitCode = exitCode;
  }
}

/**
 * Runs work that must tidy up when a signal arrives: the work is told through its `stop` signal and ends in
 * `Interrupted`. Outside of this the process simply dies, which is right while there is nothing to tidy.
 */
export async function exitOnSignals<T>(work: (stop: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const listeners = Object.entries(signals).map(([name, code]) => {
    const listener = () => controller.abort(new Interrupted(code));
    process.once(name, listener);
    return () => process.removeListener(name, listener);
  });
  try {
    return await work(controller.signal);
  } finally {
    for (const remove of listeners) remove();
  }
}
