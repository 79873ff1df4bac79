import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { moment } from "./moment.ts";

/** Keys with which widgets work on pages of other origins. They are public, so they are kept as they are. */
export const siteKeys = pgTable(
  "site_keys",
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    key: text().notNull().unique(),
    /** As browsers send them: scheme, host, and a port that is not the scheme's own. */
    origins: jsonb().$type<string[]>().notNull(),
    picturesPerDay: integer().notNull(),
    created: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.userId)],
);

/** Pictures that were asked for with site keys, by the day (UTC). Reading is not counted: a busy page would wait for one row. */
export const siteKeyUses = pgTable(
  "site_key_uses",
  {
    keyId: text()
      .notNull()
      .references(() => siteKeys.id, { onDelete: "cascade" }),
    day: date().notNull(),
    pictures: integer().notNull(),
    last: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.keyId, table.day] })],
);

/** Visitors of pages of other origins: guests of one key at one origin, and accounts that let a site act for them. */
export const siteVisitors = pgTable(
  "site_visitors",
  {
    id: text().primaryKey(),
    keyId: text()
      .notNull()
      .references(() => siteKeys.id, { onDelete: "cascade" }),
    origin: text().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** SHA-256 of the token, hexadecimal: whoever reads this table can do nothing with it. */
    hash: text().notNull().unique(),
    /** It acts for an account. */
    account: boolean().notNull(),
    created: moment().notNull().defaultNow(),
    ends: moment().notNull(),
    /** The last day (UTC) on which pictures were asked for, and how many. */
    day: date(),
    pictures: integer().notNull().default(0),
  },
  (table) => [index().on(table.keyId), index().on(table.userId), index().on(table.ends)],
);
