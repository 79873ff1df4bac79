import type { KeyScope } from "@tintery/contract";
import { date, integer, jsonb, pgTable, primaryKey, text, index } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { moment } from "./moment.ts";

/** Keys with which programs act for an account. The secret is not here: whoever reads this table can do nothing with it. */
export const apiKeys = pgTable(
  "api_keys",
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** SHA-256 of the secret, hexadecimal. */
    hash: text().notNull().unique(),
    /** The last characters of the secret, by which its owner knows it. */
    ends: text().notNull(),
    scopes: jsonb().$type<KeyScope[]>().notNull(),
    picturesPerDay: integer().notNull(),
    created: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.userId)],
);

/** What was done with keys, by the day (UTC). */
export const apiKeyUses = pgTable(
  "api_key_uses",
  {
    keyId: text()
      .notNull()
      .references(() => apiKeys.id, { onDelete: "cascade" }),
    day: date().notNull(),
    calls: integer().notNull(),
    pictures: integer().notNull(),
    last: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.keyId, table.day] })],
);
