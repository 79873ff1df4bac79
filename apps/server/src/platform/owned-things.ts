import { and, eq, exists, not, type SQLWrapper, sql } from "drizzle-orm";
import { alias, type PgColumn } from "drizzle-orm/pg-core";
import type { Database, Transaction } from "./database/database.ts";
import { users } from "./database/schema/accounts.ts";
import { books } from "./database/schema/books.ts";
import { catalogHearts } from "./database/schema/catalog.ts";
import { feedback } from "./database/schema/feedback.ts";
import { images } from "./database/schema/images.ts";
import { ledger } from "./database/schema/ledger.ts";
import { palettes } from "./database/schema/palettes.ts";
import { moveCredits } from "./ledger/ledger.ts";
import { endOrders } from "./payments/order-store.ts";

/** Something that belongs to a user, guest or not. */
interface OwnedThing {
  /** The column that says whose it is. */
  owner: PgColumn;
  /** Gives all of a guest's to an account. */
  move(tx: Transaction, guestId: string, accountId: string): Promise<unknown>;
  /** Whether a guest who has some is kept for as long as it is there. */
  keepsGuest: boolean;
  /** Removes what the user's row does not take along by itself, when an account is deleted; null where that is nothing. */
  remove: ((tx: Transaction, ownerId: string) => Promise<unknown>) | null;
}

/**
 * All that a user can own. Whoever adds a table with an owner adds a row here: a guest's things then come along to the
 * account, a guest who has some is not forgotten, and an account that is deleted leaves none behind.
 */
export const ownedThings = {
  images: {
    owner: images.ownerId,
    move: (tx, guestId, ownerId) => tx.update(images).set({ ownerId }).where(eq(images.ownerId, guestId)),
    keepsGuest: true,
    // with their files and conversions: removePictures
    remove: null,
  },
  palettes: {
    owner: palettes.ownerId,
    // perhaps more than one may keep: nothing is lost, and no new one begins until some are deleted
    move: (tx, guestId, ownerId) => tx.update(palettes).set({ ownerId }).where(eq(palettes.ownerId, guestId)),
    keepsGuest: true,
    remove: null,
  },
  books: {
    owner: books.ownerId,
    // perhaps more than one may keep, as with palettes
    move: (tx, guestId, ownerId) => tx.update(books).set({ ownerId }).where(eq(books.ownerId, guestId)),
    keepsGuest: true,
    remove: null,
  },
  feedback: {
    owner: feedback.userId,
    move: moveFeedback,
    // what was said stays without its author
    keepsGuest: false,
    remove: null,
  },
  hearts: {
    owner: catalogHearts.userId,
    move: moveHearts,
    // a count that somebody has seen does not shrink because they stayed away
    keepsGuest: true,
    remove: null,
  },
  // last: what is given back for a picture goes to whoever has the picture by then
  credits: {
    owner: ledger.userId,
    move: moveCredits,
    keepsGuest: false,
    // what was paid stays on record, under an id that says nothing of whose it was
    remove: endOrders,
  },
} satisfies Record<string, OwnedThing>;

/** Of two opinions on one sample the account's own stays; the guest's loses its author with the guest. */
function moveFeedback(tx: Transaction, guestId: string, userId: string): Promise<unknown> {
  const own = alias(feedback, "own");
  const saidBefore = tx
    .select({ one: sql`1` })
    .from(own)
    .where(and(eq(own.userId, userId), eq(own.imageId, feedback.imageId), eq(own.type, feedback.type)));
  return tx
    .update(feedback)
    .set({ userId })
    .where(and(eq(feedback.userId, guestId), not(exists(saidBefore))));
}

/** Of two hearts on one picture the account's own stays; the guest's goes with the guest. */
function moveHearts(tx: Transaction, guestId: string, userId: string): Promise<unknown> {
  const own = alias(catalogHearts, "own");
  const givenBefore = tx
    .select({ one: sql`1` })
    .from(own)
    .where(and(eq(own.userId, userId), eq(own.imageId, catalogHearts.imageId)));
  return tx
    .update(catalogHearts)
    .set({ userId })
    .where(and(eq(catalogHearts.userId, guestId), not(exists(givenBefore))));
}

/** Gives everything of a guest to an account. */
export async function moveOwnedThings(tx: Transaction, guestId: string, accountId: string): Promise<void> {
  for (const thing of Object.values<OwnedThing>(ownedThings)) await thing.move(tx, guestId, accountId);
}

/** Removes everything of an account. */
export async function removeOwnedThings(tx: Transaction, accountId: string): Promise<void> {
  for (const { remove } of Object.values<OwnedThing>(ownedThings)) await remove?.(tx, accountId);
}

/** Conditions on a row of `users`: that they own nothing for which a guest is kept. */
export function ownsNothing(db: Database): SQLWrapper[] {
  return Object.values<OwnedThing>(ownedThings)
    .filter(({ keepsGuest }) => keepsGuest)
    .map(({ owner }) => not(exists(db.select({ one: sql`1` }).from(owner.table).where(eq(owner, users.id)))));
}
