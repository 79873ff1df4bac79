import { type ToldEvent, type WebhookEvent, toldEvents } from "@tintery/contract";
import { boolean, index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { moment } from "./moment.ts";

/** Addresses at which accounts want to be told what happened. Deliveries are signed with the secret, so it is here in clear. */
export const webhooks = pgTable(
  "webhooks",
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    url: text().notNull(),
    events: jsonb().$type<WebhookEvent[]>().notNull(),
    secret: text().notNull(),
    active: boolean().notNull().default(true),
    created: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.userId)],
);

/** What has to be told, and was: written in the same moment as what it tells of, so that nothing is lost in between. */
export const deliveries = pgTable(
  "deliveries",
  {
    /** By which the receiver knows a delivery that comes twice. */
    id: text().primaryKey(),
    webhookId: text()
      .notNull()
      .references(() => webhooks.id, { onDelete: "cascade" }),
    event: text({ enum: toldEvents }).$type<ToldEvent>().notNull(),
    /** Null in a test. */
    imageId: text(),
    revision: integer(),
    kind: text(),
    /** Why an image failed. */
    about: text(),
    created: moment().notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    /** Of the last answer; null where there was none. */
    status: integer(),
    problem: text(),
    /** When it is tried next; null when it is done, or given up. */
    next: moment().defaultNow(),
    delivered: moment(),
  },
  (table) => [
    unique("deliveries_once").on(table.webhookId, table.event, table.imageId, table.revision),
    index().on(table.webhookId, table.created),
    index().on(table.next),
  ],
);
