import { pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { images } from "./images.ts";

/**
 * Links under which others see an image, at most one each. The secret in a link is not here: it is made from the seed
 * and the server's own secret, and found by its hash, so whoever reads this table can open nothing.
 */
export const shareLinks = pgTable("share_links", {
  imageId: text()
    .primaryKey()
    .references(() => images.id, { onDelete: "cascade" }),
  /** Chance, new with every link. */
  seed: text().notNull(),
  /** SHA-256 of the link's secret, hexadecimal. */
  hash: text().notNull().unique(),
  created: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
