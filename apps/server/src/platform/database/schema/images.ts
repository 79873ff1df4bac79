import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { moment } from "./moment.ts";

/** The states of an image the contract shows; a deleted image keeps its last one. */
export const imageStatuses = ["waiting", "processing", "processing_colors", "ready", "failed"] as const;

/** What a photo is turned into. */
export const imageKinds = ["paint-by-numbers", "coloring", "outlines"] as const;

/**
 * One uploaded photo and what became of it. Pictures themselves are files; this row holds their keys and
 * is the only thing that publishes them.
 */
export const images = pgTable(
  "images",
  {
    /** 22 characters base64url, 128 random bits. */
    id: text().primaryKey(),
    kind: text({ enum: imageKinds }).notNull(),
    /** Null only for samples. Restricting, so that no image can vanish because a user row was removed. */
    ownerId: text().references(() => users.id, { onDelete: "restrict" }),
    sample: boolean().notNull().default(false),
    /** The visitor's own title or file name, cleaned; never part of a path. */
    name: text().notNull(),
    status: text({ enum: imageStatuses }).notNull().default("waiting"),
    /** A problem code of the contract; set when failed, or when a later revision failed. */
    problem: text(),
    /** Where the conversion is: a stage of the engine and 0..1 of the whole. Null while waiting and when done. */
    stage: text(),
    fraction: doublePrecision(),
    /** The user's words as the contract parsed them; the feature that owns the kind gives them their type. */
    options: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    sourceKey: text().notNull(),
    sourceType: text().notNull(),
    /** Bytes. */
    sourceSize: bigint({ mode: "number" }).notNull(),
    /** SHA-256 of the uploaded bytes, hexadecimal. */
    sourceHash: text().notNull(),
    /** Whether it was looked for what it tells besides the picture; not yet for those of older versions. */
    sourceStripped: boolean().notNull().default(false),
    /** Pixels after the orientation is applied. */
    sourceWidth: integer().notNull(),
    sourceHeight: integer().notNull(),
    /** Of a picture from a prompt: who paints it, the prompt, and what became of its words. Null for uploads. */
    scene: jsonb().$type<Record<string, unknown>>(),
    /** What the visitor marked as important or calm on the photo: a small PNG that every conversion looks at. */
    importanceKey: text(),
    /** The converted model, once there is one. */
    modelKey: text(),
    /** The model before anybody edited it; null while nobody has. */
    baseKey: text(),
    /** What was done to that model since, step by step; of paintings only. */
    edits: jsonb().$type<unknown[]>().notNull().default([]),
    /** Counts edits and conversions that were published, so that one in another tab is noticed. */
    editRevision: integer().notNull().default(0),
    /** Small facts of the model that replies need without reading the file: colors, areas, canvas. */
    summary: jsonb().$type<Record<string, unknown>>(),
    /** Counts conversions asked for; 0 is the first one. */
    revision: integer().notNull().default(0),
    /** Fencing token: raised by every claim; only the holder of the newest value may publish. */
    claim: bigint({ mode: "number" }).notNull().default(0),
    /** Crashes of the converter on this revision; the third is final. */
    crashes: integer().notNull().default(0),
    created: moment().notNull().defaultNow(),
    /** Drives the visitor's progress bar: queued, first claimed, revised, edited, finished. Not heartbeats. */
    updated: moment().notNull().defaultNow(),
    /** When the newest revision was queued; its place in the line is counted by this. */
    queued: moment().notNull().defaultNow(),
    /** It became ready, and its owner has neither looked at it since nor been told by a letter. */
    untold: boolean().notNull().default(false),
    /** The page of another origin that it was made on: the id of its site key and its origin; null for our own pages. */
    site: text(),
    deleted: moment(),
  },
  (table) => [
    index("images_of_owner").on(table.ownerId, table.created, table.id).where(sql`deleted is null`),
    index("images_unfinished")
      .on(table.status, table.queued)
      .where(sql`status in ('waiting', 'processing', 'processing_colors') and deleted is null`),
    index("images_untold").on(table.ownerId).where(sql`untold`),
    index("images_samples").on(table.created).where(sql`sample`),
    index("images_unstripped").on(table.id).where(sql`not source_stripped`),
    index("images_deleted").on(table.deleted).where(sql`deleted is not null`),
    index().on(table.sourceHash),
    index().on(table.sourceKey),
    index().on(table.importanceKey),
    index().on(table.modelKey),
    index().on(table.baseKey),
    check("images_owned_or_sample", sql`sample or owner_id is not null`),
    check("images_fraction", sql`fraction is null or fraction between 0 and 1`),
  ],
);

/** Images by the keys of the forms that made them, so that a form that is sent again makes no second one. */
export const creations = pgTable(
  "creations",
  {
    /** SHA-256 of the form's key, hexadecimal: whoever reads this table can send nothing again. */
    keyHash: text().primaryKey(),
    /** SHA-256 of what the form said and carried, hexadecimal. */
    bodyHash: text().notNull(),
    imageId: text()
      .notNull()
      .references(() => images.id, { onDelete: "cascade" }),
    /** The sender came without a session and became a guest by this very form. */
    madeGuest: boolean().notNull(),
    created: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.created), index().on(table.imageId)],
);

/** The finished pictures of an image that exist as files: previews, and drawings that were asked for before. */
export const drawings = pgTable(
  "drawings",
  {
    imageId: text()
      .notNull()
      .references(() => images.id, { onDelete: "cascade" }),
    /** `origin`, `painting`, `numbers`, `thumbnail`, or a kind of drawing with the hash of its style. */
    which: text().notNull(),
    key: text().notNull(),
    type: text().notNull(),
    bytes: bigint({ mode: "number" }).notNull(),
    sha256: text().notNull(),
    width: integer(),
    height: integer(),
    created: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.imageId, table.which] }), index().on(table.key)],
);
