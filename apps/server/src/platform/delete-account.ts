import { eq } from "drizzle-orm";
import type { Database } from "./database/database.ts";
import { users, verifications } from "./database/schema/accounts.ts";
import { images } from "./database/schema/images.ts";
import { removeOwnedThings } from "./owned-things.ts";
import type { Queue } from "./queue.ts";

/** So many images have their files removed by one job. */
const imagesPerJob = 100;

/**
 * Deletes an account with everything it owns, in one transaction; the files follow in jobs of the same transaction, so that a
 * crash at any moment leaves either all of it or nothing. The user's row is locked meanwhile: an upload that is just being
 * stored is removed, too, or refused.
 * @returns the ids of the images that are gone
 */
export function deleteAccount(
  { db, queue }: { db: Database; queue: Pick<Queue, "enqueue"> },
  userId: string,
): Promise<string[]> {
  return db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    const owned = await tx.select({ id: images.id }).from(images).where(eq(images.ownerId, userId));
    const ids = owned.map(({ id }) => id);
    await removeOwnedThings(tx, userId);
    for (let first = 0; first < ids.length; first += imagesPerJob)
      await queue.enqueue(tx, "remove-files", { imageIds: ids.slice(first, first + imagesPerJob) });
    // mailed secrets name their account by its id
    await tx.delete(verifications).where(eq(verifications.value, userId));
    await tx.delete(users).where(eq(users.id, userId));
    return ids;
  });
}
