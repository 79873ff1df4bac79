import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { images } from "./images.ts";
import { moment } from "./moment.ts";

/** What a rating can be about. */
export const feedbackTypes = ["coloring"] as const;

/** What visitors say about results: one rating each, which they may change. It outlives a guest who is forgotten. */
export const feedback = pgTable(
  "feedback",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    imageId: text()
      .notNull()
      .references(() => images.id, { onDelete: "cascade" }),
    /** Null once the guest who gave it is gone. */
    userId: text().references(() => users.id, { onDelete: "set null" }),
    type: text({ enum: feedbackTypes }).notNull(),
    /** Stars. */
    rating: integer().notNull(),
    /** The visitor's own words; only ever shown as text. */
    words: text().notNull(),
    created: moment().notNull().defaultNow(),
    updated: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("feedback_of_image").on(table.imageId, table.userId, table.type),
    index().on(table.userId),
    check("feedback_rating", sql`rating between 1 and 5`),
  ],
);
