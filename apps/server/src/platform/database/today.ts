import { sql } from "drizzle-orm";

/** The day as keys count it: it ends at midnight, UTC. */
export const today = sql`(now() at time zone 'utc')::date`;
