import { DatabaseAway } from "./database-away.ts";

/** What is asked of an instance here; everything else passes through. */
export interface LiteClient {
  query(text: string): Promise<unknown>;
  listen(channel: string, callback: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

type Report = (error: unknown) => void;

/** Somebody who hears notices, on whichever instance lives. */
interface Listener {
  wish: Parameters<LiteClient["listen"]>;
  stop: () => Promise<void>;
}

const broken = "The embedded database broke and is being opened again.";
const retryMilliseconds = 2000;
const watched = new Set<PropertyKey>(["query", "exec", "sql", "transaction"]);

/**
 * An embedded instance that is opened again when it breaks. A server ends itself when it cannot write its log (a
 * full disk) and is started anew; the embedded one would stay and answer nothing for the rest of the process's life.
 * Reopening recovers like after `kill -9`: nothing committed is lost.
 */
export class RevivingClient<Lite extends LiteClient> {
  /** Stands in for the instance that lives at the moment; its calls reject with DatabaseAway while there is none. */
  readonly client: Lite;
  readonly #open: () => Promise<Lite>;
  readonly #report: Report;
  readonly #listeners = new Set<Listener>();
  #living: Lite | null;
  #reviving: Promise<void> = Promise.resolve();
  #closed = false;

  /** Takes an opened instance, and how to open the next one. `report` hears why one broke. */
  constructor(first: Lite, open: () => Promise<Lite>, report: Report) {
    this.#living = first;
    this.#open = open;
    this.#report = report;
    this.client = this.#standIn(first);
  }

  /** Closes the living instance; a broken one is left alone, for it would never answer. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#reviving;
    await this.#living?.close();
  }

  #standIn(first: Lite): Lite {
    return new Proxy(first, {
      get: (_, name) => {
        if (watched.has(name)) return (...parameters: unknown[]) => this.#call(name, parameters);
        if (name === "listen") return (...wish: Listener["wish"]) => this.#listen(wish);
        const target = this.#living ?? first;
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  }

  async #call(name: PropertyKey, parameters: unknown[]): Promise<unknown> {
    const asked = this.#living;
    if (!asked) throw new DatabaseAway(broken);
    const method: unknown = Reflect.get(asked, name);
    if (typeof method !== "function") throw new RangeError(`the embedded database has no ${String(name)}`);
    try {
      return await Reflect.apply(method, asked, parameters);
    } catch (error) {
      if (isSuspicious(error)) await this.#examine(asked, error);
      throw error;
    }
  }

  async #listen(wish: Listener["wish"]): Promise<() => Promise<void>> {
    if (!this.#living) throw new DatabaseAway(broken);
    const listener: Listener = { wish, stop: await this.#living.listen(...wish) };
    this.#listeners.add(listener);
    return async () => {
      this.#listeners.delete(listener);
      if (this.#living) await listener.stop();
    };
  }

  /** Asks an instance whether it still lives, and replaces it when it does not. */
  async #examine(suspect: Lite, error: unknown): Promise<void> {
    const lives = await suspect.query("select 1").then(
      () => true,
      () => false,
    );
    if (lives || this.#living !== suspect) return;
    this.#report(error);
    this.#living = null;
    this.#reviving = this.#revive();
  }

  async #listenAgain(opened: Lite): Promise<void> {
    try {
      for (const listener of this.#listeners) listener.stop = await opened.listen(...listener.wish);
    } catch (error) {
      // two instances on one folder lose rows, so this one goes before another is tried
      await opened.close().catch(this.#report);
      throw error;
    }
  }

  async #revive(): Promise<void> {
    while (!this.#closed && !this.#living) {
      try {
        const opened = await this.#open();
        await this.#listenAgain(opened);
        this.#living = opened;
      } catch (error) {
        this.#report(error);
        await new Promise((resolve) => setTimeout(resolve, retryMilliseconds));
      }
    }
  }
}

/** System, resource, operator and internal errors, and whatever is no error of SQL at all but of the machine below. */
function isSuspicious(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === "RuntimeError") return true;
  const code = "code" in error ? error.code : undefined;
  return typeof code === "string" && /^(24|53|57|58|XX)...$/.test(code);
}
