import { and, eq, exists, not, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "./database/database.ts";
import { lockUser } from "./database/lock-user.ts";
import { sessions, users } from "./database/schema/accounts.ts";
import { books } from "./database/schema/books.ts";
import { images } from "./database/schema/images.ts";
import { siteVisitors } from "./database/schema/site-keys.ts";
import type { Queue } from "./queue.ts";
import { removePictures } from "./remove-pictures.ts";

/** Guests looked up by one query: more are gone in the same run. */
const batchSize = 50;

/** Days between two visits that are written down. */
const visitsAreWrittenEveryDays = 1;

/**
 * A guest whose last visit, written down up to a day early, is more than so many days ago. Those of pages of other origins go by the end
 * of their tokens (`forgetLostSiteGuests`).
 */
function stayedAway(db: Database, days: number): SQL | undefined {
  const session = sql`(select max(${sessions.updatedAt}) from ${sessions} where ${sessions.userId} = ${users.id})`;
  const until = sql`now() - make_interval(days => ${days + visitsAreWrittenEveryDays})`;
  return and(
    eq(users.isAnonymous, true),
    sql`greatest(${users.updatedAt}, ${session}) < ${until}`,
    not(exists(db.select().from(siteVisitors).where(eq(siteVisitors.userId, users.id)))),
  );
}

/**
 * Removes the pictures and coloring books of guests who were not here for so many days, each guest's in one transaction. Palettes, hearts
 * and the guest themselves stay.
 * @returns how many pictures there were
 */
export async function forgetGuestPictures(
  { db, queue }: { db: Database; queue: Pick<Queue, "enqueue"> },
  days: number,
): Promise<number> {
  let count = 0;
  for (;;) {
    const away = await db
      .select({ id: users.id })
      .from(users)
      .where(and(stayedAway(db, days), or(...ownsAny(db))))
      .limit(batchSize);
    for (const { id } of away)
      count += await db.transaction(async (tx) => {
        await lockUser(tx, id);
        // they may just have come back
        const [guest] = await tx
          .select({ id: users.id })
          .from(users)
          .where(and(eq(users.id, id), stayedAway(db, days)));
        return guest ? (await removePictures(tx, queue, id)).length : 0;
      });
    if (away.length < batchSize) return count;
  }
}

function ownsAny(db: Database): SQL[] {
  return [images, books].map((table) =>
    exists(db.select({ one: sql`1` }).from(table).where(eq(table.ownerId, users.id))),
  );
}
