import { and, eq } from "drizzle-orm";
import type { Database, Queryable } from "../platform/database/database.ts";
import { lockUser } from "../platform/database/lock-user.ts";
import { catalogHearts, catalogPictures } from "../platform/database/schema/catalog.ts";

/** Whose heart, on which picture. */
export interface HeartPlace {
  imageId: string;
  userId: string;
}

const isAt = ({ imageId, userId }: HeartPlace) =>
  and(eq(catalogHearts.imageId, imageId), eq(catalogHearts.userId, userId));

/** Whether somebody has given a picture their heart. */
export async function hasHeart(db: Queryable, place: HeartPlace): Promise<boolean> {
  return (await db.$count(catalogHearts, isAt(place))) > 0;
}

/**
 * Gives a picture somebody's heart or takes it back; without `rated`, whichever it is not. One after the other for each visitor, so
 * that clicks at the same moment end as they would end one by one.
 * @returns whether the heart is there now, and how many hearts the picture has; null where the visitor has just become another
 */
export function setHeart(
  db: Database,
  place: HeartPlace,
  rated?: boolean,
): Promise<{ rated: boolean; rating: number } | null> {
  return db.transaction(async (tx) => {
    if (!(await lockUser(tx, place.userId))) return null;
    const before = await hasHeart(tx, place);
    const after = rated ?? !before;
    if (after && !before) await tx.insert(catalogHearts).values(place);
    if (before && !after) await tx.delete(catalogHearts).where(isAt(place));
    const rating = await tx.$count(catalogHearts, eq(catalogHearts.imageId, place.imageId));
    return { rated: after, rating };
  });
}

/** How many hearts a picture has, and whether one of them is of a visitor. */
export async function findHeart(
  db: Database,
  imageId: string,
  userId: string | undefined,
): Promise<{ rated: boolean; rating: number }> {
  const rated = userId !== undefined && (await hasHeart(db, { imageId, userId }));
  return { rated, rating: await db.$count(catalogHearts, eq(catalogHearts.imageId, imageId)) };
}

/** The pictures that somebody has given a heart, by their recipes, the newest last. */
export function listHeartsOf(db: Database, userId: string): Promise<{ slug: string; given: Date }[]> {
  return db
    .select({ slug: catalogPictures.slug, given: catalogHearts.created })
    .from(catalogHearts)
    .innerJoin(catalogPictures, eq(catalogPictures.imageId, catalogHearts.imageId))
    .where(eq(catalogHearts.userId, userId))
    .orderBy(catalogHearts.created);
}
