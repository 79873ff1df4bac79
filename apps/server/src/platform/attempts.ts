import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import { eq, sql } from "drizzle-orm";
import type { Database } from "./database/database.ts";
import { attempts } from "./database/schema/attempts.ts";

/** How fast something may be tried again: freely at first, then after waits that double. */
interface Pace {
  /** Tries without a wait. */
  free: number;
  /** The first wait. */
  seconds: number;
  maxSeconds: number;
}

/**
 * What is slowed down. Each is counted twice: for the account it is about, so that many machines cannot try one account, and
 * for the address it comes from, so that one machine cannot try many. Addresses are shared by schools and offices.
 */
export const paces = {
  password: {
    account: { free: 5, seconds: 30, maxSeconds: 300 },
    address: { free: 40, seconds: 30, maxSeconds: 900 },
  },
  letter: {
    account: { free: 3, seconds: 30, maxSeconds: 3600 },
    address: { free: 30, seconds: 30, maxSeconds: 3600 },
  },
} as const satisfies Record<string, { account: Pace; address: Pace }>;

export type Tried = keyof typeof paces;

/** Counting starts anew after so long without a try. */
const quietDays = 1;
/** Waits no longer double after so many tries: 2 to that power is more than any limit. */
const maxDoublings = 20;

/** One try: what, for which account (an address that may belong to nobody), and from where. */
export interface Attempt {
  what: Tried;
  account: string;
  address: string;
}

/** Counts tries in the database, so that all processes and restarts count the same. */
export class Attempts {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Counts a try before it is made, so that of many at once no more get through. Answers the seconds to wait, 0 for none. */
  async begin({ what, account, address }: Attempt): Promise<number> {
    const ofAddress = await this.#count(keyOf(what, "address", networkOf(address)), paces[what].address);
    return ofAddress || this.#count(keyOf(what, "account", account), paces[what].account);
  }

  /** The right password: the account starts anew, and the address gets its try back. */
  async succeeded({ what, account, address }: Attempt): Promise<void> {
    await this.#db.delete(attempts).where(eq(attempts.key, keyOf(what, "account", account)));
    await this.#db
      .update(attempts)
      .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
      .where(eq(attempts.key, keyOf(what, "address", networkOf(address))));
  }

  async #count(key: string, { free, seconds, maxSeconds }: Pace): Promise<number> {
    const doubled = sql`${seconds} * power(2, least(${attempts.count} - ${free}, ${maxDoublings}))`;
    const wait = sql`case when ${attempts.count} < ${free} then 0 else least(${maxSeconds}, ${doubled}) end`;
    const until = sql`${attempts.last} + make_interval(secs => ${wait})`;
    const isOld = sql`${attempts.last} < now() - make_interval(days => ${quietDays})`;
    const counted = await this.#db
      .insert(attempts)
      .values({ key, count: 1, last: sql`now()` })
      .onConflictDoUpdate({
        target: attempts.key,
        set: { count: sql`case when ${isOld} then 1 else ${attempts.count} + 1 end`, last: sql`now()` },
        setWhere: sql`${until} <= now()`,
      })
      .returning({ key: attempts.key });
    if (counted.length > 0) return 0;
    const [row] = await this.#db
      .select({ left: sql<number>`ceil(extract(epoch from ${until} - now()))::int` })
      .from(attempts)
      .where(eq(attempts.key, key));
    return Math.max(1, row?.left ?? 1);
  }
}

function keyOf(what: Tried, whose: "account" | "address", name: string): string {
  const hash = createHash("sha256").update(name.trim().toLowerCase()).digest("hex");
  return `${what}:${whose}:${hash}`;
}

/** The network an address is counted as: who has one IPv6 address has the 2^64 beside it, too. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  const written = new URL(`http://[${address.replace(/%.*$/, "")}]`).hostname.slice(1, -1);
  const [left = "", right] = written.split("::");
  const parts = (text: string) => (text === "" ? [] : text.split(":"));
  const [head, tail] = [parts(left), parts(right ?? "")];
  const gap = right === undefined ? 0 : 8 - head.length - tail.length;
  return [...head, ...new Array<string>(gap).fill("0"), ...tail].slice(0, 4).join(":");
}
