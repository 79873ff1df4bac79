import type { FastifyRequest } from "fastify";
import { Problem } from "../../http/problem.ts";
import { Attempts, type Tried } from "../../platform/attempts.ts";
import type { Database } from "../../platform/database/database.ts";
import type { KnownBrowsers } from "./known-browsers.ts";

/**
 * Counts one try of something for an account, as a request asks for it, and refuses it when it comes too soon. The function that it
 * gives is to be called once the try has succeeded.
 * @param isInside the request's sender is signed in to the account: no stranger's tries slow it down
 * @throws Problem `too_many_attempts`
 */
export type BeginAttempt = (
  what: Tried,
  account: string,
  request: FastifyRequest,
  options?: { isInside?: boolean },
) => Promise<() => Promise<void>>;

/** The name under which those are counted who are signed in: no browser has it, since those are as long as ids. */
const inside = "inside";

/** Opens the counting of tries on a database. */
export function slowedDown(db: Database, browsers: KnownBrowsers): BeginAttempt {
  const attempts = new Attempts(db);
  return async (what, account, request, { isInside = false } = {}) => {
    const browser = isInside ? inside : browsers.find(request, account);
    const attempt = { what, account, address: request.ip, browser };
    const retryAfter = await attempts.begin(attempt);
    if (retryAfter > 0) throw new Problem("too_many_attempts", { retryAfter });
    return () => attempts.succeeded(attempt);
  };
}
