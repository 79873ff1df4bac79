import { orderStatuses } from "@tintery/contract";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./moment.ts";

/** Subscriptions. Like the ledger's, their rows outlive accounts. */
export const orders = pgTable(
  "orders",
  {
    /** 22 characters base64url, 128 random bits. */
    id: text().primaryKey(),
    userId: text().notNull(),
    plan: text({ enum: ["basic", "premium"] }).notNull(),
    status: text({ enum: orderStatuses }).notNull().default("pending"),
    /** Who takes the money: `test` or `stripe`. */
    provider: text({ enum: ["test", "stripe"] }).notNull(),
    /** What the provider calls it: Stripe's subscription. */
    providerId: text().unique(),
    /** What Stripe calls whoever pays, and the page on which they do so for the first time. */
    customerId: text(),
    checkoutId: text(),
    /** That Stripe shall take no more money, and has not been told yet. */
    toEnd: text({ enum: ["period-end", "now"] }),
    /** Until when it is paid. */
    periodEnd: moment(),
    created: moment().notNull().defaultNow(),
    updated: moment().notNull().defaultNow(),
  },
  (table) => [index("orders_of_user").on(table.userId, table.created)],
);

/** What was paid. */
export const invoices = pgTable(
  "invoices",
  {
    /** What the provider calls it. */
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    /** Of the order's plan at that time. */
    plan: text({ enum: ["basic", "premium"] }).notNull(),
    cents: integer().notNull(),
    /** ISO 4217. */
    currency: text().notNull(),
    periodStart: moment().notNull(),
    periodEnd: moment().notNull(),
    paid: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.orderId)],
);

/** What Stripe has told, by the ids of its events; each is settled once it has been acted upon. */
export const paymentEvents = pgTable(
  "payment_events",
  {
    id: text().primaryKey(),
    type: text().notNull(),
    /** The thing that the event is about, as Stripe calls it. */
    about: text().notNull(),
    /** The order that the event names; null where only Stripe knows. */
    orderId: text(),
    received: moment().notNull().defaultNow(),
    settled: moment(),
  },
  (table) => [index().on(table.received)],
);
