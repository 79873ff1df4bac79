import { and, eq, ne } from "drizzle-orm";
import type { Database, Queryable, Transaction } from "../platform/database/database.ts";
import { books } from "../platform/database/schema/books.ts";
import { creations, images } from "../platform/database/schema/images.ts";
import { palettes } from "../platform/database/schema/palettes.ts";
import { lockGuest, moveEverything } from "../platform/guests.ts";

/** A form that names itself by a key, as it is written down (`hashOfSecret`) with the image that it makes. */
export type Creation = Pick<typeof creations.$inferSelect, "keyHash" | "bodyHash" | "madeGuest">;

/** What a key has made: the form that did, and the image. */
export async function findCreation(
  db: Queryable,
  keyHash: string,
): Promise<{ bodyHash: string; image: { id: string; name: string } } | undefined> {
  const [found] = await db
    .select({ bodyHash: creations.bodyHash, image: { id: images.id, name: images.name } })
    .from(creations)
    .innerJoin(images, eq(images.id, creations.imageId))
    .where(eq(creations.keyHash, keyHash));
  return found;
}

/** Ties a key to the image it makes; false when it has made one already. Waits for whoever is just doing the same. */
export async function keepCreation(tx: Transaction, creation: Creation, imageId: string): Promise<boolean> {
  const rows = await tx
    .insert(creations)
    .values({ ...creation, imageId })
    .onConflictDoNothing()
    .returning({ imageId: creations.imageId });
  return rows.length > 0;
}

/**
 * Makes sure that the image of a key belongs to the visitor who sends the same form again. A new visitor who never
 * got the first answer never got its session either: then the image moves to the session they have now, if it is all
 * that the guest of the lost answer ever had. Whoever has made more with that session has it, and keeps it.
 * @returns false when the image stays somebody else's
 */
export function claimCreation(db: Database, keyHash: string, visitorId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    // one after the other, so that each finds the owner that the one before has made
    const [creation] = await tx.select().from(creations).where(eq(creations.keyHash, keyHash)).for("update");
    if (!creation) return false;
    const { imageId, madeGuest } = creation;
    const [image] = await tx.select({ owner: images.ownerId }).from(images).where(eq(images.id, imageId));
    const owner = image?.owner ?? null;
    if (owner === visitorId) return true;
    if (!madeGuest || owner === null || !(await lockGuest(tx, owner))) return false;
    const others = and(eq(images.ownerId, owner), ne(images.id, imageId));
    if ((await tx.$count(images, others)) > 0) return false;
    if ((await tx.$count(palettes, eq(palettes.ownerId, owner))) > 0) return false;
    if ((await tx.$count(books, eq(books.ownerId, owner))) > 0) return false;
    await moveEverything(tx, owner, visitorId);
    return true;
  });
}
