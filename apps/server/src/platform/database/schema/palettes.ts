import type { PalettePaint } from "@tintery/contract";
import { bigint, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { moment } from "./moment.ts";

/** Palettes that visitors keep. A deleted one leaves nothing behind. */
export const palettes = pgTable(
  "palettes",
  {
    /** Chance, so that nobody counts palettes; what a stranger may see is decided by the owner, not by the id. */
    id: bigint({ mode: "number" }).primaryKey(),
    ownerId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    title: text().notNull(),
    paints: jsonb().$type<readonly PalettePaint[]>().notNull(),
    /** Counts what was saved, so that a change in another tab is noticed. */
    revision: integer().notNull().default(0),
    /** Of the link under which others see it, as in the links of images; null while there is none. */
    shareSeed: text(),
    shareHash: text().unique(),
    created: moment().notNull().defaultNow(),
    updated: moment().notNull().defaultNow(),
  },
  (table) => [index("palettes_of_owner").on(table.ownerId, table.created, table.id)],
);
