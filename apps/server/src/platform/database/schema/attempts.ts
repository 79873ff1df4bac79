import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** What is slowed down when it is tried again and again: passwords, and letters that a caller has sent. */
export const attempts = pgTable("attempts", {
  /** What is tried and for whom, the latter as a hash: whoever reads this table learns no addresses. */
  key: text().primaryKey(),
  count: integer().notNull(),
  last: timestamp({ withTimezone: true }).notNull(),
});
