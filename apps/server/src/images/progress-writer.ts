/** Where a conversion is. */
export interface Progress {
  stage: string;
  /** Null where nobody knows how far. */
  fraction: number | null;
}

const everyMs = 400;

/** Writes progress at most a few times a second: the newest is what counts, and one write waits for the other. */
export class ProgressWriter {
  readonly #write: (progress: Progress) => Promise<void>;
  #latest: Progress | undefined;
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  /** @param write must not reject */
  constructor(write: (progress: Progress) => Promise<void>) {
    this.#write = write;
  }

  tell(progress: Progress): void {
    this.#latest = progress;
    if (this.#timer === undefined) this.#flush();
  }

  /** Drops what is not written yet and waits for the write that is under way. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#latest = undefined;
    await this.#writing;
  }

  #flush(): void {
    const latest = this.#latest;
    this.#latest = undefined;
    this.#timer = latest && setTimeout(() => this.#flush(), everyMs);
    if (latest) this.#writing = this.#writing.then(() => this.#write(latest));
  }
}
