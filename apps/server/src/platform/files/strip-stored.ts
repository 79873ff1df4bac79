import { createHash } from "node:crypto";
import { extname } from "node:path";
import { stripMetadata } from "@tintery/photos/header";
import { and, asc, eq, gt, inArray, isNull } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { images } from "../database/schema/images.ts";
import type { Log } from "../logging.ts";
import { fileKey } from "./file-key.ts";
import { FileMissing, type Files } from "./files.ts";

/** Pictures in one round, each read whole: a few minutes on a slow bucket. */
const perRound = 1000;
/** After so many that could not be stripped, the storage may be in trouble, and the round ends. */
const maxFailures = 10;

/** What is stripped of what. */
interface StripParts {
  db: Database;
  files: Files;
  log: Pick<Log, "warn">;
}

type Stored = Pick<typeof images.$inferSelect, "id" | "sourceKey" | "importanceKey">;

/** Where a round begins: behind the last picture that was tried, so that those that fail hold up no others. */
export interface StripPlace {
  after: string;
}

/**
 * Takes out of photos that were stored by an older version what uploads lose since. Each picture's row says whether it is done, so a round
 * may end anywhere, and the next goes on behind it; behind the last picture, it begins anew with what failed. The file that a row named
 * before stays for the sweep of files, which comes an hour later: somebody may be reading it.
 * @param place is moved on by the round
 * @returns how many pictures were looked at
 */
export async function stripStored(
  parts: StripParts,
  place: StripPlace,
  { limit = perRound, signal }: { limit?: number; signal?: AbortSignal } = {},
): Promise<number> {
  const { db, log } = parts;
  const { id, sourceKey, importanceKey } = images;
  const rows = await db
    .select({ id, sourceKey, importanceKey })
    .from(images)
    .where(and(eq(images.sourceStripped, false), gt(images.id, place.after), atRest))
    .orderBy(asc(images.id))
    .limit(limit);
  let [done, failures] = [0, 0];
  for (const row of rows) {
    if (signal?.aborted || failures === maxFailures) return done;
    place.after = row.id;
    try {
      await stripImage(parts, row);
      done += 1;
    } catch (error) {
      failures += 1;
      log.warn({ err: error, image: row.id }, "could not strip a stored photo");
    }
  }
  if (rows.length < limit) place.after = "";
  return done;
}

/** No conversion reads the photo of such an image: what begins later reads the row anew. */
const atRest = and(isNull(images.deleted), inArray(images.status, ["ready", "failed"]));

async function stripImage(
  { db, files }: StripParts,
  { id, sourceKey, importanceKey }: Stored,
): Promise<void> {
  const source = await stripFile(files, id, "upload", sourceKey);
  const mask = importanceKey === null ? null : await stripFile(files, id, "importance", importanceKey);
  await db
    .update(images)
    .set({
      ...(source && { sourceKey: source.key, sourceHash: source.sha256, sourceSize: source.size }),
      ...(mask && { importanceKey: mask.key }),
      sourceStripped: true,
    })
    .where(and(eq(images.id, id), eq(images.sourceKey, sourceKey), atRest));
}

/** Stores a file beside another without what that tells besides the picture; null where it tells nothing, or is not there. */
async function stripFile(files: Files, imageId: string, name: string, key: string) {
  const bytes = await files.read(key).catch((error: unknown) => {
    if (error instanceof FileMissing) return null;
    throw error;
  });
  const stripped = bytes && stripMetadata(bytes);
  if (stripped === bytes || stripped === null) return null;
  const sha256 = createHash("sha256").update(stripped).digest("hex");
  const { length: size } = stripped;
  const rest = fileKey({ imageId, name, sha256, extension: extname(key).slice(1) });
  await files.put(rest, stripped, { size, sha256 });
  return { key: rest, size, sha256 };
}
