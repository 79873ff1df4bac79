import { keeping } from "@tintery/contract";
import { and, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { bookFiles } from "../database/schema/books.ts";
import { drawings, images } from "../database/schema/images.ts";
import { filesOfImage } from "./file-key.ts";
import type { Files } from "./files.ts";

const hour = 3_600_000;
const strayMs = keeping.strayFiles.days * 24 * hour;
const batchSize = 200;

/** How many files a sweep removed. */
export interface Swept {
  orphans: number;
  probes: number;
  /** Deleted images of which nothing is left now. */
  purged: number;
}

/** Longer than any conversion runs, so that no worker still writes for an image that was deleted. */
const longestWrite = keeping.deletedPictures.hours * hour;

/**
 * Removes what is left of deleted images, and files no image refers to. A crash between "stored" and "committed"
 * leaves such files; they are kept for some days, which also leaves time to restore a backup.
 */
export async function sweepFiles(db: Database, files: Files, now = Date.now()): Promise<Swept> {
  const purged = await purgeDeleted(db, files, now);
  let orphans = 0;
  let batch: string[] = [];
  const sweepBatch = async () => {
    const wanted = await referencedKeys(db, batch);
    const lost = batch.filter((key) => !wanted.has(key));
    for (const key of lost) await files.remove(key);
    orphans += lost.length;
    batch = [];
  };
  for await (const file of files.list("images/")) {
    if (now - file.modified.getTime() < strayMs) continue;
    batch.push(file.key);
    if (batch.length === batchSize) await sweepBatch();
  }
  if (batch.length > 0) await sweepBatch();
  return { orphans, probes: await sweepProbes(files, now), purged };
}

/** Removes files that were stored for an image after its deletion, and its row, which holds the name of the upload. */
async function purgeDeleted(db: Database, files: Files, now: number): Promise<number> {
  const deleted = lt(images.deleted, new Date(now - longestWrite));
  const gone = await db.select({ id: images.id }).from(images).where(deleted);
  for (const { id } of gone) {
    await removeFilesOf(files, id);
    await db.delete(images).where(eq(images.id, id));
  }
  return gone.length;
}

/** Removes all files of an image; those of no other lie beside them. */
export async function removeFilesOf(files: Files, imageId: string): Promise<void> {
  for await (const { key } of files.list(filesOfImage(imageId))) await files.remove(key);
}

/** The readiness check writes and removes a file; one that was killed in between leaves it. */
async function sweepProbes(files: Files, now: number): Promise<number> {
  let probes = 0;
  for await (const file of files.list("readiness/")) {
    if (now - file.modified.getTime() < hour) continue;
    await files.remove(file.key);
    probes += 1;
  }
  return probes;
}

/** Those of the keys that an image which is not deleted refers to, or a print of a coloring book. */
async function referencedKeys(db: Database, keys: string[]): Promise<Set<string>> {
  const living = isNull(images.deleted);
  const sources = await db
    .select({ key: images.sourceKey })
    .from(images)
    .where(and(living, inArray(images.sourceKey, keys)));
  const marked = await db
    .select({ key: images.importanceKey })
    .from(images)
    .where(and(living, inArray(images.importanceKey, keys)));
  const models = await db
    .select({ key: images.modelKey })
    .from(images)
    .where(and(living, inArray(images.modelKey, keys)));
  const bases = await db
    .select({ key: images.baseKey })
    .from(images)
    .where(and(living, inArray(images.baseKey, keys)));
  const drawn = await db
    .select({ key: drawings.key })
    .from(drawings)
    .innerJoin(images, eq(images.id, drawings.imageId))
    .where(and(living, inArray(drawings.key, keys)));
  const key = sql<string>`part->>'key'`;
  const printed = await db
    .select({ key })
    .from(sql`${bookFiles}, jsonb_array_elements(${bookFiles.parts}) part`)
    .where(inArray(key, keys));
  return new Set(
    [...sources, ...marked, ...models, ...bases, ...drawn, ...printed].flatMap(({ key }) => key ?? []),
  );
}
