import type { ImageKind } from "@tintery/contract";
import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { type After, inMilliseconds, isBehind } from "../platform/admin/user-admin.ts";
import type { Database, Queryable } from "../platform/database/database.ts";
import { users } from "../platform/database/schema/accounts.ts";
import { feedback } from "../platform/database/schema/feedback.ts";
import { drawings, images } from "../platform/database/schema/images.ts";

const there = isNull(images.deleted);
/** Of guests nothing is told, not even an id. */
const owner = sql<string | null>`case when ${users.isAnonymous} then null else ${users.email} end`;
const picture = { id: images.id, kind: images.kind, owner, crashes: images.crashes };

interface PictureRow {
  id: string;
  kind: ImageKind;
  owner: string | null;
  crashes: number;
}

/** Pictures that are being made, those first that were asked for first. */
export function listRunning(
  db: Queryable,
  limit: number,
): Promise<(PictureRow & { at: Date; stage: string | null; fraction: number | null })[]> {
  const { queued: at, stage, fraction, status } = images;
  return db
    .select({ ...picture, at, stage, fraction })
    .from(images)
    .leftJoin(users, eq(users.id, images.ownerId))
    .where(and(there, inArray(status, ["processing", "processing_colors"])))
    .orderBy(asc(images.queued))
    .limit(limit);
}

/** Pictures that failed, the newest first. */
export function listFailed(
  db: Queryable,
  { after, limit }: { after: After | undefined; limit: number },
): Promise<(PictureRow & { at: Date; problem: string | null })[]> {
  const { updated: at, problem } = images;
  return db
    .select({ ...picture, at, problem })
    .from(images)
    .leftJoin(users, eq(users.id, images.ownerId))
    .where(and(there, eq(images.status, "failed"), isBehind({ at, id: images.id }, after)))
    .orderBy(desc(inMilliseconds(at)), asc(images.id))
    .limit(limit);
}

/** What visitors say of pictures, the newest first; from before a row, if one is named. */
export function listAllFeedback(
  db: Queryable,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<{ id: number; imageId: string; kind: ImageKind; rating: number; words: string; at: Date }[]> {
  const { id, imageId, rating, words, updated: at } = feedback;
  return db
    .select({ id, imageId, kind: images.kind, rating, words, at })
    .from(feedback)
    .innerJoin(images, eq(images.id, feedback.imageId))
    .where(before === undefined ? undefined : sql`${id} < ${before}`)
    .orderBy(desc(id))
    .limit(limit);
}

/** How much there is of everything. */
export async function countEverything(db: Database): Promise<{
  accounts: number;
  guests: number;
  pictures: { kind: ImageKind; count: number; uploadBytes: number }[];
  files: { which: string; count: number; bytes: number }[];
}> {
  const count = sql<number>`count(*)::int`;
  const uploadBytes = sql<number>`coalesce(sum(${images.sourceSize}), 0)::float8`;
  const bytes = sql<number>`coalesce(sum(${drawings.bytes}), 0)::float8`;
  // drawings that differ in their style are of one sort
  const which = sql<string>`split_part(${drawings.which}, '-', 1)`;
  return {
    accounts: await db.$count(users, eq(users.isAnonymous, false)),
    guests: await db.$count(users, eq(users.isAnonymous, true)),
    pictures: await db
      .select({ kind: images.kind, count, uploadBytes })
      .from(images)
      .where(there)
      .groupBy(images.kind)
      .orderBy(images.kind),
    files: await db.select({ which, count, bytes }).from(drawings).groupBy(sql`1`).orderBy(desc(bytes)),
  };
}
