import { eq } from "drizzle-orm";
import { forgetMailedSecrets } from "./account-store.ts";
import type { Database, Transaction } from "./database/database.ts";
import { users } from "./database/schema/accounts.ts";
import { forgetInvited } from "./invitation-store.ts";
import { removeOwnedThings } from "./owned-things.ts";
import { ordersToEnd } from "./payments/order-store.ts";
import type { Queue } from "./queue.ts";
import { removePictures } from "./remove-pictures.ts";
import { lockUser } from "./database/lock-user.ts";

/**
 * Deletes an account with everything it owns, in one transaction; the files follow in jobs of the same transaction, so that a
 * crash at any moment leaves either all of it or nothing. The user's row is locked meanwhile: an upload that is just being
 * stored is removed, too, or refused.
 * @param within what else is done in the transaction
 * @returns the ids of the images that are gone
 */
export function deleteAccount(
  { db, queue }: { db: Database; queue: Pick<Queue, "enqueue"> },
  userId: string,
  within?: (tx: Transaction) => Promise<void>,
): Promise<string[]> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const ids = await removePictures(tx, queue, userId);
    await removeOwnedThings(tx, userId);
    // nobody goes on paying for an account that is gone
    for (const orderId of await ordersToEnd(tx, userId)) await queue.enqueue(tx, "sync-order", { orderId });
    await forgetMailedSecrets(tx, userId);
    const gone = await tx.delete(users).where(eq(users.id, userId)).returning({ email: users.email });
    for (const { email } of gone) await forgetInvited(tx, email);
    await within?.(tx);
    return ids;
  });
}
