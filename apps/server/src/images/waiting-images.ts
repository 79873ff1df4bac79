import { and, count, eq, inArray, isNull } from "drizzle-orm";
import type { Queryable } from "../platform/database/database.ts";
import { images } from "../platform/database/schema/images.ts";

const kept = isNull(images.deleted);
/** Of images: they wait, or are being made. */
export const unfinished = inArray(images.status, ["waiting", "processing", "processing_colors"]);

/** How many of a visitor's images are not finished yet. */
export async function countUnfinished(db: Queryable, ownerId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(images)
    .where(and(eq(images.ownerId, ownerId), unfinished, kept));
  return row?.total ?? 0;
}
