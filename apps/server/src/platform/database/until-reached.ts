import { setTimeout } from "node:timers/promises";
import type { Log } from "../logging.ts";
import { innermostReason } from "../innermost-reason.ts";
import { isDatabaseAway } from "./database-away.ts";

const firstPauseSeconds = 0.5;
/** A database that is back shall not be kept waiting for longer than this. */
const longestPauseSeconds = 10;

/**
 * Tries to reach the database until that works, with pauses that double, and says so each time it does not.
 * @returns false when `signal` aborted before
 * @throws whatever has other causes than a database that is away
 */
export async function untilReached(
  attempt: () => Promise<void>,
  { log, signal }: { log: Log; signal: AbortSignal },
): Promise<boolean> {
  for (let pause = firstPauseSeconds; !signal.aborted; pause = Math.min(2 * pause, longestPauseSeconds)) {
    try {
      await attempt();
      return !signal.aborted;
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      log.warn(
        { reason: innermostReason(error), seconds: pause },
        "the database cannot be reached; trying again",
      );
      await setTimeout(pause * 1000, undefined, { signal }).catch(() => {});
    }
  }
  return false;
}
