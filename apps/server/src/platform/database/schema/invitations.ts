import { index, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./moment.ts";

/** Links with which somebody creates an account. The secret in a link is not here, only its hash: it is shown once. */
export const invitations = pgTable(
  "invitations",
  {
    id: text().primaryKey(),
    /** SHA-256 of the link's secret, hexadecimal. */
    hash: text().notNull().unique(),
    /** The only address that it is for, in lower case; null is any. */
    email: text(),
    /** Who made it: an administrator's address, or the command line. */
    by: text().notNull(),
    created: moment().notNull().defaultNow(),
    ends: moment().notNull(),
    /** The address that asked for an account with it last. */
    claimed: text(),
    /** When that address was confirmed; it then opens nothing more. */
    used: moment(),
  },
  (table) => [index().on(table.claimed), index().on(table.ends)],
);
