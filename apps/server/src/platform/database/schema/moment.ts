import { timestamp } from "drizzle-orm/pg-core";

/** A column that holds a moment, with its time zone. */
export const moment = () => timestamp({ withTimezone: true });
