import { isSettled } from "@tintery/contract";
import { eq } from "drizzle-orm";
import { forgetMailedSecrets } from "./account-store.ts";
import type { Database } from "./database/database.ts";
import { users } from "./database/schema/accounts.ts";
import { books } from "./database/schema/books.ts";
import { images } from "./database/schema/images.ts";
import { refundHold } from "./ledger/ledger.ts";
import { removeOwnedThings } from "./owned-things.ts";
import { ordersToEnd } from "./payments/order-store.ts";
import type { Queue } from "./queue.ts";
import { lockUser } from "./database/lock-user.ts";

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
    await lockUser(tx, userId);
    const { id, revision, status, ownerId } = images;
    const owned = await tx.select({ id, revision, status, ownerId }).from(images).where(eq(ownerId, userId));
    const ids = owned.map((image) => image.id);
    // in the books each hold comes to an end
    for (const image of owned) if (!isSettled(image.status)) await refundHold(tx, image);
    const ownBooks = await tx.select({ id: books.id }).from(books).where(eq(books.ownerId, userId));
    await removeOwnedThings(tx, userId);
    // nobody goes on paying for an account that is gone
    for (const orderId of await ordersToEnd(tx, userId)) await queue.enqueue(tx, "sync-order", { orderId });
    // prints of books lie beside images, under the ids of their books
    const filed = [...ids, ...ownBooks.map((book) => book.id)];
    for (let first = 0; first < filed.length; first += imagesPerJob)
      await queue.enqueue(tx, "remove-files", { imageIds: filed.slice(first, first + imagesPerJob) });
    await forgetMailedSecrets(tx, userId);
    await tx.delete(users).where(eq(users.id, userId));
    return ids;
  });
}
