import type { ImageKind } from "@tintery/contract";
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  notExists,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { Database, Queryable, Transaction } from "../platform/database/database.ts";
import { catalogPictures } from "../platform/database/schema/catalog.ts";
import { drawings, images } from "../platform/database/schema/images.ts";
import { picturesBefore } from "../platform/queue-line.ts";
import { refundHold } from "../platform/ledger/ledger.ts";
import type { DrawingRow, ImageRow, ShownImage } from "./image-row.ts";
import { type LeftOut, readEachStored, readStored } from "./stored-image.ts";

const kept = isNull(images.deleted);
/** Pictures of the catalog are samples, too, but they have pages of their own. */
const notInCatalog = notExists(
  new QueryBuilder()
    .select({ one: sql`1` })
    .from(catalogPictures)
    .where(eq(catalogPictures.imageId, images.id)),
);

const shown = {
  ...getTableColumns(images),
  pictures: sql<ShownImage["pictures"]>`(
    select coalesce(json_agg(json_build_object('which', which, 'sha256', sha256, 'type', type)), '[]')
    from drawings where drawings.image_id = images.id)`,
  inBook: sql<boolean>`exists (select 1 from book_pages join books on books.id = book_pages.book_id
    where book_pages.image_id = images.id and book_pages.removed is null and books.deleted is null)`,
  place: sql<number | null>`case when images.status = 'waiting' then ${picturesBefore} end`,
};

const queries = new WeakMap<Database, ReturnType<typeof prepare>>();

/** What is asked all the time is made into SQL once, and a server plans it once for each connection. */
const prepare = (db: Database) => ({
  image: db
    .select(shown)
    .from(images)
    .where(and(eq(images.id, sql.placeholder("id")), kept))
    .prepare("image"),
  samples: db
    .select(shown)
    .from(images)
    .where(and(images.sample, eq(images.status, "ready"), kept, notInCatalog))
    .orderBy(asc(images.created), asc(images.id))
    .prepare("samples"),
});

function preparedOn(db: Database): ReturnType<typeof prepare> {
  const before = queries.get(db);
  if (before) return before;
  const prepared = prepare(db);
  queries.set(db, prepared);
  return prepared;
}

/** An image that is not deleted. Whether the caller may see it is not decided here. */
export async function findImage(db: Database, id: string): Promise<ShownImage | undefined> {
  const [row] = await preparedOn(db).image.execute({ id });
  return row && readStored(row);
}

/** Those of some images that are not deleted, by their ids. Whether the caller may see them is not decided here. */
export async function findImages(
  db: Database,
  ids: readonly string[],
  leftOut: LeftOut,
): Promise<Map<string, ShownImage>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select(shown)
    .from(images)
    .where(and(inArray(images.id, [...ids]), kept));
  return new Map(readEachStored(rows, leftOut).map((image) => [image.id, image]));
}

/** Where a page of a list ends: the last image shown. */
export interface ListCursor {
  created: Date;
  id: string;
}

/** A page of a list, and where the next one begins; null when there is none. */
export interface ListPage {
  images: ShownImage[];
  next: ListCursor | null;
}

/** A visitor's own images, newest first, after the cursor; at most `limit`. */
export async function listImages(
  db: Database,
  wanted: {
    ownerId: string;
    /** Only what was made on this page of another origin. */
    site?: string | undefined;
    kind?: ImageKind | undefined;
    /** Of a coloring page. */
    type?: string | undefined;
    /** Of outlines. */
    colorPrecision?: string | undefined;
    after?: ListCursor | undefined;
    limit: number;
  },
  leftOut: LeftOut,
): Promise<ListPage> {
  const { ownerId, site, kind, type, colorPrecision, after, limit } = wanted;
  const conditions: (SQL | undefined)[] = [eq(images.ownerId, ownerId), kept];
  if (site !== undefined) conditions.push(eq(images.site, site));
  if (kind) conditions.push(eq(images.kind, kind));
  if (type) conditions.push(eq(images.kind, "coloring"), sql`${images.options}->>'type' = ${type}`);
  if (colorPrecision)
    conditions.push(
      eq(images.kind, "outlines"),
      sql`${images.options}->>'colorPrecision' = ${colorPrecision}`,
    );
  // milliseconds are what a cursor carries, so milliseconds are what is compared
  const created = sql`date_trunc('milliseconds', ${images.created})`;
  if (after) {
    const at = sql`${after.created.toISOString()}::timestamptz`;
    conditions.push(or(sql`${created} < ${at}`, and(sql`${created} = ${at}`, gt(images.id, after.id))));
  }
  const rows = await db
    .select(shown)
    .from(images)
    .where(and(...conditions))
    .orderBy(desc(created), asc(images.id))
    // one more tells whether there is a next page
    .limit(limit + 1);
  const shownRows = rows.slice(0, limit);
  const last = shownRows.at(-1);
  return {
    images: readEachStored(shownRows, leftOut),
    next: rows.length > limit && last ? { created: last.created, id: last.id } : null,
  };
}

/** The samples of all kinds in the order in which they were made. */
export async function listSamples(db: Database, leftOut: LeftOut): Promise<ShownImage[]> {
  return readEachStored(await preparedOn(db).samples.execute(), leftOut);
}

/** Deletes an image for everybody, at once; its files follow. What is held for one that is not ready is given back. */
export function deleteImage(db: Database, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(images)
      .set({ deleted: sql`now()` })
      .where(and(eq(images.id, id), kept))
      .returning({ id: images.id, revision: images.revision, ownerId: images.ownerId });
    if (row) await refundHold(tx, row);
    return row !== undefined;
  });
}

/** Calls an image by another name. */
export async function renameImage(db: Database, id: string, name: string): Promise<void> {
  await db
    .update(images)
    .set({ name })
    .where(and(eq(images.id, id), kept));
}

export type NewImage = Pick<
  typeof images.$inferInsert & { id: string },
  | "id"
  | "kind"
  | "ownerId"
  | "site"
  | "sample"
  | "name"
  | "options"
  | "sourceKey"
  | "sourceType"
  | "sourceSize"
  | "sourceHash"
  | "sourceStripped"
  | "sourceWidth"
  | "sourceHeight"
  | "importanceKey"
  | "scene"
>;

/** Adds a waiting image; false when its id exists already, which only samples bring about. */
export async function insertImage(tx: Transaction, image: NewImage): Promise<boolean> {
  const rows = await tx.insert(images).values(image).onConflictDoNothing().returning({ id: images.id });
  return rows.length > 0;
}

/** The finished pictures of an image. */
export function findDrawings(db: Queryable, imageId: string): Promise<DrawingRow[]> {
  return db.select().from(drawings).where(eq(drawings.imageId, imageId));
}

/** One finished picture of an image. */
export async function findDrawing(
  db: Queryable,
  imageId: string,
  which: string,
): Promise<DrawingRow | undefined> {
  const [row] = await db
    .select()
    .from(drawings)
    .where(and(eq(drawings.imageId, imageId), eq(drawings.which, which)));
  return row;
}

/**
 * The file of what was seen of an image's photo: by an earlier conversion of it, or else by that of another picture that the same owner
 * has made of the same bytes. What somebody else's pictures show is nobody else's: it may have come from their device.
 */
export async function findSeen(
  db: Queryable,
  { id, ownerId, sourceHash, scene }: Pick<ImageRow, "id" | "ownerId" | "sourceHash" | "scene">,
): Promise<string | undefined> {
  const own = await findDrawing(db, id, "seen");
  // pictures from a prompt are known without looking
  if (own || scene) return own?.key;
  const [other] = await db
    .select({ key: drawings.key })
    .from(drawings)
    .innerJoin(images, eq(images.id, drawings.imageId))
    .where(
      and(
        eq(images.sourceHash, sourceHash),
        ownerId === null ? isNull(images.ownerId) : eq(images.ownerId, ownerId),
        isNull(images.scene),
        kept,
        eq(drawings.which, "seen"),
        // where an image model painted the photo first, that was looked at
        sql`not exists (select 1 from drawings by_model where by_model.image_id = images.id and by_model.which = 'drawn')`,
      ),
    )
    .orderBy(desc(drawings.created))
    .limit(1);
  return other?.key;
}

/** Remembers a picture that was drawn on demand from the model `modelKey`; a later model makes it pointless. */
export function keepDrawing(
  db: Database,
  modelKey: string,
  drawing: Omit<DrawingRow, "created">,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [image] = await tx
      .select({ id: images.id })
      .from(images)
      .where(and(eq(images.id, drawing.imageId), eq(images.modelKey, modelKey), kept))
      .for("update");
    if (!image) return false;
    await tx.insert(drawings).values(drawing).onConflictDoNothing();
    return true;
  });
}

/** Deletes samples that are none of these any more. */
export async function retireSamples(db: Database, keptIds: readonly string[]): Promise<void> {
  await db
    .update(images)
    .set({ deleted: sql`now()` })
    .where(and(images.sample, kept, notInCatalog, notInArray(images.id, [...keptIds])));
}
