const everyMs = 1000;

/**
 * Wakes the workers of a queue once a second for a while: a retry is announced by nobody, and looking for one all
 * the time is what a server at rest would be busy with.
 */
export class RetryAlarm {
  readonly #wake: (worker: string) => void;
  readonly #workers = new Map<string, string[]>();
  /** Until when each queue is looked at, in milliseconds. */
  readonly #until = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(wake: (worker: string) => void) {
    this.#wake = wake;
  }

  add(queue: string, worker: string): void {
    this.#workers.set(queue, [...(this.#workers.get(queue) ?? []), worker]);
  }

  /** @param seconds the longest that a retry may be away */
  ring(queue: string, seconds: number): void {
    // a moment more, since the retry is written down after this
    this.#until.set(queue, Date.now() + seconds * 1000 + 2 * everyMs);
    this.#timer ??= setInterval(() => this.#ring(), everyMs).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#until.clear();
  }

  #ring(): void {
    for (const [queue, until] of this.#until) {
      if (until < Date.now()) this.#until.delete(queue);
      else for (const worker of this.#workers.get(queue) ?? []) this.#wake(worker);
    }
    if (this.#until.size === 0) this.stop();
  }
}
