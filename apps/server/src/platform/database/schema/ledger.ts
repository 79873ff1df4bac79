import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./moment.ts";

/** What can happen to somebody's credits. */
export const ledgerKinds = ["grant", "hold", "capture", "refund", "clawback", "expiry"] as const;

/**
 * The books: rows are only ever added (a trigger refuses everything else), and the sum of somebody's rows is what they have.
 * Each effect has a key of its own, so that none happens twice. Users are named without a reference: what was paid must be
 * on record for longer than an account lives, and an id says nothing of whose it was.
 */
export const ledger = pgTable(
  "ledger",
  {
    /** What happened to what: `hold:IMAGE:REVISION`, `welcome:USER`, `month:USER:2026-11`, `invoice:INVOICE`. */
    key: text().primaryKey(),
    userId: text().notNull(),
    kind: text({ enum: ledgerKinds }).notNull(),
    /** Tenths of a credit; what is taken is negative. */
    tenths: integer().notNull(),
    /** The hold that this row ends: each has one end, a capture or a refund. */
    settles: text().unique(),
    /** The image that was paid for, or who granted what for which reason. */
    about: text(),
    created: moment().notNull().defaultNow(),
  },
  (table) => [
    index("ledger_of_user").on(table.userId, table.created),
    index().on(table.about),
    check(
      "ledger_signs",
      sql`case kind when 'grant' then tenths >= 0 when 'refund' then tenths >= 0 when 'capture' then tenths = 0 else tenths <= 0 end`,
    ),
    check("ledger_ends", sql`(settles is not null) = (kind in ('capture', 'refund'))`),
  ],
);
