import type { Book } from "@tintery/contract";
import { pollingIntervals } from "@tintery/contract/tables";
import { CallProblem } from "../../platform/call.ts";
import { isSettled } from "../../platform/use-image.ts";
import { wait } from "../../platform/wait.ts";

/** One thing that somebody did to a book. */
export interface BookChange {
  /** Of changes with one name that wait to be sent, the last one takes the place of the others: letters typed into a field. */
  name?: string;
  /** Milliseconds that it waits for another one with its name. */
  rest?: number;
  /** The book with this change, as it is shown until the server has answered. */
  apply: (book: Book) => Book;
  /** Tells the server, perhaps twice where an answer was lost; gives the book where the server tells it. */
  send: () => Promise<Book | null>;
}

/** Where the changes of a book are. */
export type Saving = "saved" | "saving" | "offline";

export interface BookState {
  /** With every change that was made here, sent or not; null until it is known. */
  book: Book | null;
  saving: Saving;
  /** Why the last change did not happen; null when all went well. */
  problem: unknown;
  /** Why there is no book. */
  failure: unknown;
}

/** Milliseconds between two looks at a book in which nothing is being made: others may change it in another tab. */
const calmInterval = 30_000;

/** Milliseconds before a change is sent again for want of a connection; the last one from then on. */
const offlineDelays = [1_000, 2_000, 4_000, 8_000];

/** How often a change is sent again to a server that stumbles, and cannot say why. */
const maxStumbles = 4;

const stumbles: ReadonlySet<CallProblem["code"]> = new Set(["unnamed", "internal"]);

interface Waiting extends BookChange {
  /** When it may leave, in milliseconds. */
  due: number;
}

/**
 * One book as this page knows it. Changes are shown at once and sent one after the other, each for itself, so that two tabs never
 * overwrite each other's; without a connection they wait. What the server refuses is taken back and told.
 */
export class BookSync {
  readonly #fetch: () => Promise<Book>;
  readonly #listeners = new Set<() => void>();
  #kept: Book | null = null;
  #waiting: Waiting[] = [];
  #leaving: Waiting | null = null;
  #isSending = false;
  #state: BookState = { book: null, saving: "saved", problem: null, failure: null };
  #stop: AbortController | null = null;
  #isLooking = false;

  /** @param fetch asks the server for the book */
  constructor(fetch: () => Promise<Book>) {
    this.#fetch = fetch;
  }

  readonly now = (): BookState => this.#state;

  /** Calls `listener` at every change until the returned function is called; while anybody listens, the book is looked at. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#watch();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#stop?.abort();
    };
  };

  /** Shows a change at once and has it sent. */
  do(change: BookChange): void {
    const due = Date.now() + (change.rest ?? 0);
    const place =
      change.name === undefined ? -1 : this.#waiting.findIndex(({ name }) => name === change.name);
    if (place === -1) this.#waiting.push({ ...change, due });
    else this.#waiting[place] = { ...change, due };
    this.#tell({ problem: null });
    void this.#send();
  }

  /** Asks for the book anew. */
  async look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      this.#take(await this.#fetch());
      this.#tell({ failure: null });
    } catch (failure) {
      // what is shown stays while there is no connection
      const isOffline = failure instanceof CallProblem && failure.code === "offline";
      if (!isOffline || this.#kept === null) this.#tell({ failure });
    }
    this.#isLooking = false;
  }

  /** A book that is older than what is known changes nothing. */
  #take(book: Book): void {
    if (this.#kept === null || book.revision >= this.#kept.revision) this.#kept = book;
  }

  #tell(part: Partial<BookState>): void {
    const changes = this.#leaving ? [this.#leaving, ...this.#waiting] : this.#waiting;
    const book = this.#kept && changes.reduce((shown, change) => change.apply(shown), this.#kept);
    const saving =
      changes.length === 0 ? "saved" : this.#state.saving === "saved" ? "saving" : this.#state.saving;
    this.#state = { ...this.#state, saving, ...part, book };
    for (const listener of this.#listeners) listener();
  }

  async #send(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    const never = new AbortController().signal;
    for (let first = this.#waiting[0]; first; first = this.#waiting[0]) {
      const rest = first.due - Date.now();
      if (rest > 0) {
        await wait(rest, never);
        continue;
      }
      this.#leaving = first;
      this.#waiting = this.#waiting.slice(1);
      await this.#sendOne(first);
    }
    this.#isSending = false;
  }

  async #sendOne(change: Waiting): Promise<void> {
    let [offline, stumbled] = [0, 0];
    for (;;) {
      try {
        const book = await change.send();
        if (book) this.#take(book);
        this.#leaving = null;
        this.#tell({ saving: this.#waiting.length > 0 ? "saving" : "saved" });
        if (!book) await this.look();
        return;
      } catch (error) {
        const code = error instanceof CallProblem ? error.code : null;
        if (code === "offline") {
          this.#tell({ saving: "offline" });
          await connection(offlineDelays[Math.min(offline++, offlineDelays.length - 1)]!);
        } else if (error instanceof CallProblem && error.retryAfter !== null) {
          await connection(error.retryAfter * 1_000);
        } else if (code && stumbles.has(code) && stumbled < maxStumbles) {
          await connection(offlineDelays[Math.min(stumbled++, offlineDelays.length - 1)]!);
        } else {
          this.#leaving = null;
          this.#tell({ problem: error, saving: this.#waiting.length > 0 ? "saving" : "saved" });
          await this.look();
          return;
        }
      }
    }
  }

  /** Looks from time to time, and whenever somebody comes back to the page. */
  #watch(): void {
    const stop = new AbortController();
    this.#stop = stop;
    const lookAgain = () => {
      if (document.visibilityState === "visible") void this.look();
    };
    for (const [target, event] of [
      [document, "visibilitychange"],
      [window, "online"],
    ] as const)
      target.addEventListener(event, lookAgain, { signal: stop.signal });
    const repeat = async () => {
      while (!stop.signal.aborted) {
        if (document.visibilityState === "visible") await this.look();
        await wait(this.#isBusy() ? pollingIntervals.coloring : calmInterval, stop.signal);
      }
    };
    void repeat();
  }

  /** Whether a page is being made, or the book is not known yet. */
  #isBusy(): boolean {
    return (
      this.#kept === null ||
      this.#kept.pages.some(({ image }) => image && !isSettled({ ...image, kind: "coloring" }))
    );
  }
}

/** Waits for a moment, and no longer than until a lost connection is back. */
function connection(milliseconds: number): Promise<void> {
  const stop = new AbortController();
  const back = () => stop.abort();
  addEventListener("online", back, { once: true });
  return wait(milliseconds, stop.signal).finally(() => removeEventListener("online", back));
}
