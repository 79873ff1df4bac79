import { auditActions } from "@tintery/contract";
import { bigint, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** What admins did. Rows are only ever added: a trigger refuses everything else. They outlive the accounts that they name. */
export const auditLog = pgTable("audit_log", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  /** The admin's user id and address at that time; null and a word for the command line. */
  adminId: text(),
  by: text().notNull(),
  action: text({ enum: auditActions }).notNull(),
  /** The account or picture that it was done to. */
  about: text().notNull(),
  reason: text().notNull(),
});
