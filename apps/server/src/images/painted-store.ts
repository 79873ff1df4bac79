import type { PaintedRegions } from "@tintery/contract";
import { eq, lt } from "drizzle-orm";
import type { Database } from "../platform/database/database.ts";
import { paintedRegions } from "../platform/database/schema/painted-regions.ts";

const nothing: PaintedRegions = { places: [], saved: 0 };

/** What the owner of an image has painted of it. */
export async function findPainted(db: Database, imageId: string): Promise<PaintedRegions> {
  const { places, saved } = paintedRegions;
  const [row] = await db
    .select({ places, saved })
    .from(paintedRegions)
    .where(eq(paintedRegions.imageId, imageId));
  return row ?? nothing;
}

/** Keeps what was painted, unless something later is kept already. */
export async function keepPainted(db: Database, imageId: string, painted: PaintedRegions): Promise<void> {
  await db
    .insert(paintedRegions)
    .values({ imageId, ...painted })
    .onConflictDoUpdate({
      target: paintedRegions.imageId,
      set: painted,
      setWhere: lt(paintedRegions.saved, painted.saved),
    });
}
