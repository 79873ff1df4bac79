import { sql } from "drizzle-orm";
import { boolean, index, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { images } from "./images.ts";
import { moment } from "./moment.ts";

/** Which images are pictures of the catalog: each was made by a recipe, whose row in the code says how it is found. */
export const catalogPictures = pgTable(
  "catalog_pictures",
  {
    imageId: text()
      .primaryKey()
      .references(() => images.id, { onDelete: "cascade" }),
    /** Of the recipe. */
    slug: text().notNull(),
    /** It is finished, and the one of its recipe that visitors see. */
    shown: boolean().notNull().default(false),
    created: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.slug), uniqueIndex("catalog_pictures_shown").on(table.slug).where(sql`shown`)],
);

/** The hearts of the catalog's pictures: one for each visitor and picture. */
export const catalogHearts = pgTable(
  "catalog_hearts",
  {
    imageId: text()
      .notNull()
      .references(() => catalogPictures.imageId, { onDelete: "cascade" }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    created: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.imageId, table.userId] }), index().on(table.userId)],
);
