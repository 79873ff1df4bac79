import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/**
 * One row per process that reports ready, rewritten by each check, so that "the database accepts writes" is seen and not
 * guessed.
 */
export const readiness = pgTable("readiness", {
  process: text().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
});
