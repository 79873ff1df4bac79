import { createHash } from "node:crypto";
import { keeping } from "@tintery/contract";
import { eq, sql } from "drizzle-orm";
import { networkOf } from "../admission/networks.ts";
import type { Database } from "./database/database.ts";
import { attempts } from "./database/schema/attempts.ts";

/** How fast something may be tried again: freely at first, then after waits that double. */
interface Pace {
  /** Tries without a wait. */
  free: number;
  /** The first wait. */
  seconds: number;
  maxSeconds: number;
  /** Counts tries for many accounts: a success gives back its own try alone. */
  isShared?: true;
}

/** As after a slip of the fingers; no wait makes a person give up. */
const passwordWaits = { seconds: 30, maxSeconds: 300 };
/** Nobody needs many emails in an hour. */
const letterWaits = { seconds: 30, maxSeconds: 3600 };

/**
 * What is slowed down, and the names that its tries are counted under:
 * - `address`: the network, so that one machine cannot try many accounts. Schools and offices share one.
 * - `pair`: account and network.
 * - `account`: so that many networks cannot try one account. It is free for longer, since strangers use it up for the owner. NIST SP
 *   800-63B allows at most 100 wrong passwords for an account; half of that is a day's.
 * - `browser`: one that was in the account before, which no stranger has. It is counted under nothing else.
 */
export const paces = {
  password: {
    address: { free: 40, seconds: 30, maxSeconds: 900, isShared: true },
    pair: { free: 5, ...passwordWaits },
    account: { free: 50, ...passwordWaits },
    browser: { free: 5, ...passwordWaits },
  },
  letter: {
    address: { free: 30, ...letterWaits, isShared: true },
    pair: { free: 3, ...letterWaits },
    account: { free: 12, ...letterWaits },
    browser: { free: 3, ...letterWaits },
  },
} as const satisfies Record<string, Record<Counter, Pace>>;

type Counter = "address" | "pair" | "account" | "browser";
export type Tried = keyof typeof paces;

/** Days without a try after which counting starts again. */
const quietDays = keeping.attempts.days;
/** Doublings of the first wait: 2 to this power is more than any limit. */
const maxDoublings = 20;

/** One try: what, for which account (an address that may belong to nobody), and from where. */
export interface Attempt {
  what: Tried;
  account: string;
  address: string;
  /** The browser, where it was in that account before. */
  browser?: string | null;
}

/** Counts tries in the database, so that all processes and restarts count the same. */
export class Attempts {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Counts a try before it is made, so that of many at once no more get through. Answers the seconds to wait, 0 for none. */
  async begin(attempt: Attempt): Promise<number> {
    for (const [counter, name] of countersOf(attempt)) {
      const wait = await this.#count(keyOf(attempt.what, counter, name), paces[attempt.what][counter]);
      if (wait > 0) return wait;
    }
    return 0;
  }

  /** The right password: counting for the account starts again, and the network gets its try back. */
  async succeeded(attempt: Attempt): Promise<void> {
    const givenBack = { count: sql`greatest(${attempts.count} - 1, 0)` };
    for (const [counter, name] of countersOf(attempt)) {
      const pace: Pace = paces[attempt.what][counter];
      const isCounter = eq(attempts.key, keyOf(attempt.what, counter, name));
      if (pace.isShared) await this.#db.update(attempts).set(givenBack).where(isCounter);
      else await this.#db.delete(attempts).where(isCounter);
    }
  }

  async #count(key: string, { free, seconds, maxSeconds }: Pace): Promise<number> {
    const doubled = sql`${seconds} * power(2, least(${attempts.count} - ${free}, ${maxDoublings}))`;
    const wait = sql`case when ${attempts.count} < ${free} then 0 else least(${maxSeconds}, ${doubled}) end`;
    const until = sql`${attempts.last} + make_interval(secs => ${wait})`;
    const isOld = sql`${attempts.last} < now() - make_interval(days => ${quietDays})`;
    // of two at once, the one that began first may come second: by its beginning, the other one’s try would lie ahead
    const moment = sql`clock_timestamp()`;
    const counted = await this.#db
      .insert(attempts)
      .values({ key, count: 1, last: moment })
      .onConflictDoUpdate({
        target: attempts.key,
        set: { count: sql`case when ${isOld} then 1 else ${attempts.count} + 1 end`, last: moment },
        setWhere: sql`${until} <= ${moment}`,
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

/** What a try is counted by, and under which names. */
function countersOf({ account, address, browser }: Attempt): [Counter, string][] {
  if (browser) return [["browser", `${browser} ${account.trim()}`]];
  const network = networkOf(address);
  return [
    ["address", network],
    ["pair", `${network} ${account.trim()}`],
    ["account", account],
  ];
}

function keyOf(what: Tried, whose: Counter, name: string): string {
  const hash = createHash("sha256").update(name.trim().toLowerCase()).digest("hex");
  return `${what}:${whose}:${hash}`;
}
