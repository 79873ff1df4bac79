import { boolean, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "./moment.ts";

/**
 * Everybody who ever visited. A guest is a user with `isAnonymous`; signing up creates a second user
 * and moves everything the guest owned to it, so ownership is always exactly one column.
 * Plural names, because `user` is a reserved word in SQL.
 */
export const users = pgTable(
  "users",
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull().unique(),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    isAnonymous: boolean().notNull().default(false),
    /** Of the letters; null for guests, who get none. */
    language: text(),
    /** What they may beyond others; asked anew at each call, and never told to browsers. */
    role: text({ enum: ["admin"] }),
    /** Since when an administrator keeps them out; null for whoever may come in. */
    blocked: moment(),
    /** Megabytes that their pictures may take; null for what the configuration says. */
    keptMegabytes: integer(),
    /** Pictures that they may have unfinished; null for what the configuration says. */
    maxUnfinished: integer(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  // the nightly search for guests who never made anything
  (table) => [index().on(table.isAnonymous, table.createdAt)],
);

/** What users have set, by the contract's names; what nobody has set is not here. */
export const userSettings = pgTable(
  "user_settings",
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    attribute: text().notNull(),
    value: boolean().notNull(),
    updated: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.attribute] })],
);

/** Signed-in browsers. Tokens are stored in clear by the library, so treat this table as secret. */
export const sessions = pgTable(
  "sessions",
  {
    id: text().primaryKey(),
    token: text().notNull().unique(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: moment().notNull(),
    ipAddress: text(),
    userAgent: text(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  // the address: what all guests of one network keep is counted together
  (table) => [index().on(table.userId), index().on(table.expiresAt), index().on(table.ipAddress)],
);

/** Ways of signing in that belong to a user: a password, or an outside provider. */
export const accounts = pgTable(
  "accounts",
  {
    id: text().primaryKey(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: moment(),
    refreshTokenExpiresAt: moment(),
    scope: text(),
    password: text(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.userId)],
);

/** Keys of devices and password managers that let an account in without its password (WebAuthn); their secret halves never leave those. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: text().primaryKey(),
    name: text(),
    publicKey: text().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    credentialID: text("credential_id").notNull().unique(),
    counter: integer().notNull(),
    deviceType: text().notNull(),
    backedUp: boolean().notNull(),
    transports: text(),
    aaguid: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.userId)],
);

/** Short-lived secrets sent by mail: address confirmation, password reset. */
export const verifications = pgTable(
  "verifications",
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment().notNull(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.identifier)],
);
