/** Milliseconds by stage. A stage entered again goes on counting where it stopped. */
export interface Stopwatch {
  /** Ends the running stage and begins another. */
  begin(stage: string): void;
  /** Ends the running stage and answers all of them, in the order they were first entered, and their total. */
  stop(): Record<string, number>;
}

/** A stopwatch on a clock that counts milliseconds. */
export function stopwatch(now: () => number): Stopwatch {
  const spent = new Map<string, number>();
  const start = now();
  let running: string | null = null;
  let since = start;
  const end = () => {
    const moment = now();
    if (running !== null) spent.set(running, (spent.get(running) ?? 0) + moment - since);
    since = moment;
    running = null;
  };
  return {
    begin(stage) {
      end();
      running = stage;
    },
    stop() {
      end();
      const round = (milliseconds: number) => Math.round(milliseconds * 10) / 10;
      const stages = [...spent].map(([stage, milliseconds]) => [stage, round(milliseconds)] as const);
      return { ...Object.fromEntries(stages), total: round(since - start) };
    },
  };
}
