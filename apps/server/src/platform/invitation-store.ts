import { addresses, invitationLimits, type InvitationState, keeping } from "@tintery/contract";
import { and, asc, desc, eq, gt, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { type Doer, logDeed } from "./admin/audit-log.ts";
import { type After, inMilliseconds, isBehind } from "./admin/user-admin.ts";
import type { Database, Queryable, Transaction } from "./database/database.ts";
import { invitations } from "./database/schema/invitations.ts";
import { hashOfSecret } from "./hash-of-secret.ts";
import { newId } from "./new-id.ts";

/** Whom a list names as the one who invited, once their account is gone. */
const goneAccount = "deleted account";

/** An invitation as administrators see it, without its secret. */
export interface InvitationRow {
  id: string;
  email: string | null;
  by: string;
  state: InvitationState;
  claimed: string | null;
  created: Date;
  ends: Date;
}

/** What is wanted of a new one: the only address that it is for, or null, and the days that it can be used. */
export interface WantedInvitation {
  email: string | null;
  days: number;
  reason: string;
}

const isOpen = and(isNull(invitations.used), gt(invitations.ends, sql`now()`));

/** The link of an invitation. What stands behind the `#` reaches no server, no log and no other site. */
export function invitationAddress(publicUrl: string, secret: string): string {
  return `${publicUrl}${addresses.signUp()}#${secret}`;
}

/** Makes an invitation and answers its secret, of which only the hash is kept; undefined where too many are open. */
export function makeInvitation(
  db: Database,
  doer: Doer,
  { email, days, reason }: WantedInvitation,
): Promise<string | undefined> {
  const [id, secret] = [newId(), newId()];
  return db.transaction(async (tx) => {
    if ((await tx.$count(invitations, isOpen)) >= invitationLimits.open) return undefined;
    await tx.insert(invitations).values({
      id,
      hash: hashOfSecret(secret),
      email,
      by: doer.by,
      ends: sql`now() + make_interval(days => ${days})`,
    });
    // the log outlives accounts: the address stays in the invitation alone
    await logDeed(tx, doer, { action: "invite", about: id, reason });
    return secret;
  });
}

/** Invitations, the newest first. */
export async function listInvitations(
  db: Queryable,
  { after, limit }: { after: After | undefined; limit: number },
): Promise<InvitationRow[]> {
  const rows = await db
    .select()
    .from(invitations)
    .where(isBehind({ at: invitations.created, id: invitations.id }, after))
    .orderBy(desc(inMilliseconds(invitations.created)), asc(invitations.id))
    .limit(limit);
  return rows.map(({ used, hash: _, ...row }) => ({ ...row, state: stateOf({ ...row, used }) }));
}

function stateOf(row: { used: Date | null; ends: Date; claimed: string | null }): InvitationState {
  if (row.used) return "used";
  if (row.ends.getTime() <= Date.now()) return "ended";
  return row.claimed === null ? "open" : "claimed";
}

/** Removes an invitation that nobody has used; false where there is none of this id. */
export function revokeInvitation(
  db: Database,
  doer: Doer,
  { id, reason }: { id: string; reason: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const gone = await tx
      .delete(invitations)
      .where(and(eq(invitations.id, id), isNull(invitations.used)))
      .returning({ id: invitations.id });
    if (gone.length === 0) return false;
    await logDeed(tx, doer, { action: "revoke_invitation", about: id, reason });
    return true;
  });
}

/** The only address that an invitation is for, null for any; undefined for a secret that opens nothing. */
export async function findInvitation(
  db: Queryable,
  secret: string,
): Promise<{ email: string | null } | undefined> {
  const [found] = await db
    .select({ email: invitations.email })
    .from(invitations)
    .where(and(eq(invitations.hash, hashOfSecret(secret)), isOpen));
  return found;
}

/**
 * Notes which address asks for an account with an invitation: the last one that asks has it. With `use`, the address is confirmed
 * already, and the invitation opens nothing more. False where it is used, too old, revoked, or for another address.
 */
export async function claimInvitation(
  db: Queryable,
  secret: string,
  { email, use }: { email: string; use: boolean },
): Promise<boolean> {
  const claimed = await db
    .update(invitations)
    .set({ claimed: email, ...(use && { used: sql`now()` }) })
    .where(
      and(
        eq(invitations.hash, hashOfSecret(secret)),
        isOpen,
        or(isNull(invitations.email), eq(invitations.email, email)),
      ),
    )
    .returning({ id: invitations.id });
  return claimed.length > 0;
}

/**
 * Uses up the invitation that an address has claimed; false where it has none. One that has ended since then still counts while the
 * link works that was mailed before.
 */
export async function useClaimed(db: Queryable, email: string): Promise<boolean> {
  const mailed = sql`now() - make_interval(mins => ${keeping.mailedLinks.minutes})`;
  const isOwn = and(eq(invitations.claimed, email), isNull(invitations.used), gt(invitations.ends, mailed));
  const [claim] = await db.select({ id: invitations.id }).from(invitations).where(isOwn).limit(1);
  if (!claim) return false;
  const used = await db
    .update(invitations)
    .set({ used: sql`now()` })
    .where(and(eq(invitations.id, claim.id), isOwn))
    .returning({ id: invitations.id });
  return used.length > 0;
}

/**
 * Removes an address from all invitations. Those that are for it, or that it has used, go; one that it has only claimed opens
 * again for others, and those that it made stay.
 */
export async function forgetInvited(tx: Transaction, email: string): Promise<void> {
  const hasUsed = and(eq(invitations.claimed, email), isNotNull(invitations.used));
  await tx.delete(invitations).where(or(eq(invitations.email, email), hasUsed));
  await tx.update(invitations).set({ claimed: null }).where(eq(invitations.claimed, email));
  await tx.update(invitations).set({ by: goneAccount }).where(eq(invitations.by, email));
}

/** Removes invitations that ended long ago, with the addresses in them. */
export async function forgetInvitations(db: Queryable): Promise<void> {
  const cutoff = sql`now() - make_interval(days => ${keeping.invitations.days})`;
  await db.delete(invitations).where(lt(invitations.ends, cutoff));
}
