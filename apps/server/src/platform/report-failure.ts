import { isDatabaseAway } from "./database/database-away.ts";
import { innermostReason } from "./innermost-reason.ts";
import type { Log } from "./logging.ts";

/** While the database is away, a dozen timers find that out every second; once in a while is enough to read. */
const awayEveryMs = 10_000;

/** Makes what hears of failures in the background: with their stack, but a database that is away in a sentence. */
export function failureReport(log: Log, now = () => performance.now()): (error: unknown) => void {
  let saidAt = Number.NEGATIVE_INFINITY;
  return (error) => {
    if (!isDatabaseAway(error)) return log.error({ err: error }, "failed in the background");
    if (now() - saidAt < awayEveryMs) return;
    saidAt = now();
    log.warn({ reason: innermostReason(error) }, "the database cannot be reached");
  };
}
