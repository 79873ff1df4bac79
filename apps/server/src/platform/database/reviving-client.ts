/** What is asked of an instance here; everything else passes through. */
export interface LiteClient {
  query(text: string): Promise<unknown>;
  listen(channel: string, callback: (payload: string) => void): Promise<unknown>;
  close(): Promise<void>;
}

/** A client that outlives the instance behind it. */
export interface RevivingClient<Lite extends LiteClient> {
  /** Stands in for the instance that lives at the moment; its calls reject while there is none. */
  client: Lite;
  close(): Promise<void>;
}

/** The embedded database broke and is being opened again; trying later helps. */
export class DatabaseAway extends Error {
  constructor() {
    super("The embedded database broke and is being opened again.");
    this.name = "DatabaseAway";
  }
}

const retryMilliseconds = 1000;
const observed = new Set<PropertyKey>(["query", "exec", "sql", "transaction"]);

/**
 * A client over an embedded instance that is opened again when it breaks. A server ends itself when it cannot write
 * its log (a full disk) and is started anew; the embedded one would stay and answer nothing for the rest of the
 * process's life. Reopening recovers like after `kill -9`: nothing committed is lost. Listeners are carried over.
 */
export async function openReviving<Lite extends LiteClient>(
  open: () => Promise<Lite>,
  report: (error: unknown) => void,
): Promise<RevivingClient<Lite>> {
  let lite: Lite | null = await open();
  let closed = false;
  let reviving: Promise<void> = Promise.resolve();
  const listeners: [channel: string, callback: (payload: string) => void][] = [];

  const revive = async () => {
    while (!closed && !lite) {
      try {
        const opened = await open();
        for (const listener of listeners) await opened.listen(...listener);
        lite = opened;
      } catch (error) {
        report(error);
        await new Promise((resolve) => setTimeout(resolve, retryMilliseconds));
      }
    }
  };
  /** After an error that a healthy instance would not give, asks it whether it still lives. */
  const examine = async (suspect: Lite, error: unknown) => {
    if (!isSuspicious(error) || lite !== suspect) return;
    const lives = await suspect.query("select 1").then(
      () => true,
      () => false,
    );
    if (lives || lite !== suspect) return;
    report(error);
    lite = null;
    reviving = revive();
  };
  const call = async (name: PropertyKey, parameters: unknown[]) => {
    if (!lite) throw new DatabaseAway();
    const asked = lite;
    try {
      const method: unknown = Reflect.get(asked, name);
      if (typeof method !== "function") throw new RangeError(`the embedded database has no ${String(name)}`);
      return await Reflect.apply(method, asked, parameters);
    } catch (error) {
      await examine(asked, error);
      throw error;
    }
  };
  const listen: LiteClient["listen"] = (channel, callback) => {
    listeners.push([channel, callback]);
    return lite ? lite.listen(channel, callback) : Promise.reject(new DatabaseAway());
  };
  const client = new Proxy(lite, {
    get(first, name) {
      if (observed.has(name)) return (...parameters: unknown[]) => call(name, parameters);
      if (name === "listen") return listen;
      const target = lite ?? first;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return {
    client,
    async close() {
      closed = true;
      await reviving;
      await lite?.close();
    },
  };
}

/** System, resource, operator and internal errors, and whatever is no error of SQL at all but of the machine below. */
function isSuspicious(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === "RuntimeError") return true;
  const code = "code" in error ? error.code : undefined;
  return typeof code === "string" && /^(24|53|57|58|XX)...$/.test(code);
}
