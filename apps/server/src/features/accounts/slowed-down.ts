import { Problem } from "../../http/problem.ts";
import { Attempts, type Tried } from "../../platform/attempts.ts";
import type { Database } from "../../platform/database/database.ts";

/**
 * Counts tries: the function counts one of something for an account, from an address, and refuses it when it comes too soon.
 * What it answers is called once the try has succeeded.
 * @throws Problem `too_many_attempts`
 */
export function slowedDown(
  db: Database,
): (what: Tried, account: string, address: string) => Promise<() => Promise<void>> {
  const attempts = new Attempts(db);
  return async (what, account, address) => {
    const attempt = { what, account, address };
    const retryAfter = await attempts.begin(attempt);
    if (retryAfter > 0) throw new Problem("too_many_attempts", { retryAfter });
    return () => attempts.succeeded(attempt);
  };
}
