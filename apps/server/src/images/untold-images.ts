import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database, Transaction } from "../platform/database/database.ts";
import { users } from "../platform/database/schema/accounts.ts";
import { images } from "../platform/database/schema/images.ts";
import type { ImageRow } from "./image-row.ts";
import type { Stores } from "./stores.ts";

/** Whoever still has a page open has looked by then: pages ask every twelve seconds at the latest. */
const visitSeconds = 60;

/** After a conversion has ended: once a visit would have noticed, it is looked whether its owner has to be told. Guests are not. */
export async function tellLater({ db, queue }: Stores, ownerId: string | null): Promise<void> {
  if (ownerId === null) return;
  await db.transaction(async (tx) => {
    const holders = and(eq(users.id, ownerId), eq(users.isAnonymous, false));
    if ((await tx.$count(users, holders)) === 0) return;
    await queue.enqueue(tx, "tell-ready", { userId: ownerId }, { afterSeconds: visitSeconds });
  });
}

/** Somebody has looked at these: nobody needs to tell them of those that are theirs. */
export async function markSeen(
  db: Database,
  shown: readonly Pick<ImageRow, "id" | "ownerId" | "untold">[],
  visitorId: string | null,
): Promise<void> {
  const ids = shown.filter(({ untold, ownerId }) => untold && ownerId === visitorId).map(({ id }) => id);
  if (visitorId === null || ids.length === 0) return;
  await db.update(images).set({ untold: false }).where(inArray(images.id, ids));
}

/** Takes the pictures that somebody has to be told of; whoever takes them tells. */
export function takeUntold(
  tx: Transaction,
  ownerId: string,
): Promise<Pick<typeof images.$inferSelect, "id" | "kind" | "name">[]> {
  const { id, kind, name } = images;
  return tx
    .update(images)
    .set({ untold: false })
    .where(
      and(eq(images.ownerId, ownerId), images.untold, eq(images.status, "ready"), isNull(images.deleted)),
    )
    .returning({ id, kind, name });
}

/** Gives back what was taken and could not be told. */
export async function giveBackUntold(db: Database, ids: readonly string[]): Promise<void> {
  await db
    .update(images)
    .set({ untold: sql`true` })
    .where(inArray(images.id, [...ids]));
}
