import { and, eq, exists, isNotNull, not, or } from "drizzle-orm";
import type { Database } from "./database/database.ts";
import { sessions, users } from "./database/schema/accounts.ts";
import { books } from "./database/schema/books.ts";
import { images } from "./database/schema/images.ts";
import { siteVisitors } from "./database/schema/site-keys.ts";
import { deleteAccount } from "./delete-account.ts";
import type { Queue } from "./queue.ts";

/** Guests looked up by one query: more are gone in the same run. */
const batchSize = 50;

/**
 * Removes guests of pages of other origins whose token has ended, or whose site key was revoked, with what they made there: nobody
 * can open it any more, and nobody could delete it.
 * @returns how many there were
 */
export async function forgetLostSiteGuests(parts: {
  db: Database;
  queue: Pick<Queue, "enqueue">;
}): Promise<number> {
  let count = 0;
  for (;;) {
    const lost = await findLost(parts.db);
    for (const { id } of lost) await deleteAccount(parts, id);
    count += lost.length;
    if (lost.length < batchSize) return count;
  }
}

function findLost(db: Database): Promise<{ id: string }[]> {
  return db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.isAnonymous, true),
        not(exists(db.select().from(siteVisitors).where(eq(siteVisitors.userId, users.id)))),
        not(exists(db.select().from(sessions).where(eq(sessions.userId, users.id)))),
        or(
          exists(
            db
              .select()
              .from(images)
              .where(and(eq(images.ownerId, users.id), isNotNull(images.site))),
          ),
          exists(
            db
              .select()
              .from(books)
              .where(and(eq(books.ownerId, users.id), isNotNull(books.site))),
          ),
        ),
      ),
    )
    .limit(batchSize);
}
