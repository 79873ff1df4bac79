import { and, eq, inArray, isNull, ne, notInArray, sql } from "drizzle-orm";
import type { Database, Transaction } from "../platform/database/database.ts";
import { catalogHearts, catalogPictures } from "../platform/database/schema/catalog.ts";
import { unfinished } from "../images/waiting-images.ts";
import { images } from "../platform/database/schema/images.ts";

const kept = isNull(images.deleted);

/** A picture that visitors see: its recipe, its image, and how many hearts it has. */
export interface ShownPicture {
  slug: string;
  imageId: string;
  hearts: number;
}

const heartsOfPicture = sql<number>`(
  select count(*)::int from catalog_hearts where catalog_hearts.image_id = catalog_pictures.image_id)`;

/** All pictures that visitors see, in no order: how they follow each other, and how they are found, is the recipes' to say. */
export function listShown(db: Database): Promise<ShownPicture[]> {
  return db
    .select({ slug: catalogPictures.slug, imageId: catalogPictures.imageId, hearts: heartsOfPicture })
    .from(catalogPictures)
    .innerJoin(images, eq(images.id, catalogPictures.imageId))
    .where(and(catalogPictures.shown, kept));
}

/** Whether an image is one that the catalog shows. */
export async function isInCatalog(db: Database, imageId: string): Promise<boolean> {
  const isShown = and(eq(catalogPictures.imageId, imageId), catalogPictures.shown);
  return (await db.$count(catalogPictures, isShown)) > 0;
}

/** Notes that an image is being made by a recipe. */
export async function addPicture(tx: Transaction, picture: { imageId: string; slug: string }): Promise<void> {
  await tx.insert(catalogPictures).values(picture);
}

/** How many pictures of the catalog are not finished yet. */
export async function countUnfinishedPictures(db: Database): Promise<number> {
  const made = db.select({ id: catalogPictures.imageId }).from(catalogPictures);
  return db.$count(images, and(inArray(images.id, made), unfinished, kept));
}

/**
 * Shows every picture that is finished. It takes the place and the hearts of the one that its recipe had before, if that was another
 * picture, which is deleted.
 */
export async function showFinished(db: Database): Promise<void> {
  const finished = await db
    .select({ imageId: catalogPictures.imageId, slug: catalogPictures.slug })
    .from(catalogPictures)
    .innerJoin(images, eq(images.id, catalogPictures.imageId))
    .where(and(eq(catalogPictures.shown, false), eq(images.status, "ready"), kept));
  for (const { imageId, slug } of finished)
    await db.transaction(async (tx) => {
      const before = await tx
        .update(catalogPictures)
        .set({ shown: false })
        // another process may have shown this one already
        .where(
          and(eq(catalogPictures.slug, slug), catalogPictures.shown, ne(catalogPictures.imageId, imageId)),
        )
        .returning({ imageId: catalogPictures.imageId });
      await tx.update(catalogPictures).set({ shown: true }).where(eq(catalogPictures.imageId, imageId));
      for (const old of before) {
        await tx.update(catalogHearts).set({ imageId }).where(eq(catalogHearts.imageId, old.imageId));
        await tx.update(images).set({ deleted: sql`now()` }).where(eq(images.id, old.imageId));
      }
    });
}

/** Deletes the pictures of recipes that are none any more. */
export async function retirePictures(db: Database, slugs: readonly string[]): Promise<void> {
  await db.transaction(async (tx) => {
    const retired = await tx
      .update(catalogPictures)
      .set({ shown: false })
      .where(notInArray(catalogPictures.slug, [...slugs]))
      .returning({ id: catalogPictures.imageId });
    const ids = retired.map(({ id }) => id);
    await tx
      .update(images)
      .set({ deleted: sql`now()` })
      .where(and(inArray(images.id, ids), kept));
  });
}
