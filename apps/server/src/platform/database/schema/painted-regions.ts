import { bigint, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { images } from "./images.ts";

/** What owners have painted of their pictures on the screen; apart from the images, which are read far more often. */
export const paintedRegions = pgTable("painted_regions", {
  imageId: text()
    .primaryKey()
    .references(() => images.id, { onDelete: "cascade" }),
  /** A place in each painted region, as the contract has it. */
  places: jsonb().$type<(readonly [number, number])[]>().notNull(),
  /** When that was painted, in milliseconds since 1970, by the clock of the device. */
  saved: bigint({ mode: "number" }).notNull(),
});
