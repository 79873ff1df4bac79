import { randomBytes } from "node:crypto";
import { keeping, type WebhookEvent, webhookLimits, webhookSecretPrefix } from "@tintery/contract";
import { and, desc, eq, isNotNull, lt, lte, sql } from "drizzle-orm";
import type { Database, Queryable, Transaction } from "../database/database.ts";
import { deliveries, webhooks } from "../database/schema/webhooks.ts";
import { lockUser } from "../database/lock-user.ts";
import { newId } from "../new-id.ts";

export type Webhook = typeof webhooks.$inferSelect;
export type Delivery = typeof deliveries.$inferSelect;

/** The webhooks of an account, the newest first, with whether the last delivery that was tried did not succeed. */
export async function listWebhooks(
  db: Queryable,
  userId: string,
): Promise<(Webhook & { failing: boolean })[]> {
  // by name: inside a query of one table, columns are written without theirs
  const failing = sql<boolean>`coalesce((select d.delivered is null from deliveries d
    where d.webhook_id = webhooks.id and d.attempts > 0 order by d.created desc, d.id limit 1), false)`;
  const rows = await db
    .select({ webhook: webhooks, failing })
    .from(webhooks)
    .where(eq(webhooks.userId, userId))
    .orderBy(desc(webhooks.created), webhooks.id);
  return rows.map(({ webhook, failing: isFailing }) => ({ ...webhook, failing: isFailing }));
}

/** Adds a webhook with a new secret; undefined where the account has as many as it may. */
export function addWebhook(
  db: Database,
  userId: string,
  { url, events }: { url: string; events: readonly WebhookEvent[] },
): Promise<Webhook | undefined> {
  return db.transaction(async (tx) => {
    // one after the other, so that two at once do not pass the limit together
    await lockUser(tx, userId);
    if ((await tx.$count(webhooks, eq(webhooks.userId, userId))) >= webhookLimits.webhooks) return undefined;
    const secret = webhookSecretPrefix + randomBytes(24).toString("base64");
    const row = { id: newId(), userId, url, events: [...new Set(events)], secret };
    const [made] = await tx.insert(webhooks).values(row).returning();
    return made;
  });
}

const own = (userId: string, id: string) => and(eq(webhooks.userId, userId), eq(webhooks.id, id));

/** A webhook of an account; a stranger's is none. */
export async function findWebhook(db: Queryable, userId: string, id: string): Promise<Webhook | undefined> {
  const [found] = await db.select().from(webhooks).where(own(userId, id));
  return found;
}

/** Pauses a webhook or goes on with it; false when the account has none of this id. */
export async function setActive(
  db: Queryable,
  { userId, id, active }: { userId: string; id: string; active: boolean },
): Promise<boolean> {
  const changed = await db
    .update(webhooks)
    .set({ active })
    .where(own(userId, id))
    .returning({ id: webhooks.id });
  return changed.length > 0;
}

/** Removes a webhook with its log; false when the account has none of this id. */
export async function removeWebhook(db: Queryable, userId: string, id: string): Promise<boolean> {
  const gone = await db.delete(webhooks).where(own(userId, id)).returning({ id: webhooks.id });
  return gone.length > 0;
}

/** How a conversion ended, as webhooks tell it. */
export interface ImageEnd {
  id: string;
  ownerId: string | null;
  kind: string;
  revision: number;
  event: WebhookEvent;
  problem?: string;
}

/** Writes down, in the transaction that ends a conversion, whom it has to be told. */
export async function noteEnd(tx: Transaction, end: ImageEnd): Promise<void> {
  if (end.ownerId === null) return;
  const wanted = await tx
    .select({ id: webhooks.id, events: webhooks.events })
    .from(webhooks)
    .where(and(eq(webhooks.userId, end.ownerId), webhooks.active));
  const rows = wanted
    .filter(({ events }) => events.includes(end.event))
    .map(({ id: webhookId }) => ({
      id: newId(),
      webhookId,
      event: end.event,
      imageId: end.id,
      revision: end.revision,
      kind: end.kind,
      about: end.problem ?? null,
    }));
  if (rows.length > 0) await tx.insert(deliveries).values(rows).onConflictDoNothing();
}

/** Writes down a delivery that is about no picture; gives its id. */
export async function noteTest(tx: Transaction, webhookId: string): Promise<string> {
  const id = newId();
  await tx.insert(deliveries).values({ id, webhookId, event: "test" });
  return id;
}

/** Has a delivery sent once more; false when the webhook has none of this id. */
export async function sendAgain(tx: Transaction, webhookId: string, id: string): Promise<boolean> {
  const found = await tx
    .update(deliveries)
    .set({ next: sql`now()`, delivered: null })
    .where(and(eq(deliveries.webhookId, webhookId), eq(deliveries.id, id)))
    .returning({ id: deliveries.id });
  return found.length > 0;
}

/** What was told at a webhook, the newest first. */
export function listDeliveries(db: Queryable, webhookId: string): Promise<Delivery[]> {
  return db
    .select()
    .from(deliveries)
    .where(eq(deliveries.webhookId, webhookId))
    .orderBy(desc(deliveries.created), desc(deliveries.id))
    .limit(webhookLimits.listed);
}

/** A delivery with its webhook. */
export async function findDelivery(
  db: Queryable,
  id: string,
): Promise<{ delivery: Delivery; webhook: Webhook } | undefined> {
  const [found] = await db
    .select({ delivery: deliveries, webhook: webhooks })
    .from(deliveries)
    .innerJoin(webhooks, eq(webhooks.id, deliveries.webhookId))
    .where(eq(deliveries.id, id));
  return found;
}

/** Deliveries whose time has come: of one image, or, for whatever was left behind, all of them. */
export async function dueDeliveries(db: Queryable, imageId?: string): Promise<string[]> {
  const isDue = and(isNotNull(deliveries.next), lte(deliveries.next, sql`now()`));
  const rows = await db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(imageId === undefined ? isDue : and(isDue, eq(deliveries.imageId, imageId)));
  return rows.map(({ id }) => id);
}

/** Writes down how a try ended; without a next one, it is done or given up. */
export async function recordTry(
  db: Queryable,
  id: string,
  tried: { status: number | null; problem: string | null; isDelivered: boolean; retryAfter: number | null },
): Promise<void> {
  const { status, problem, isDelivered, retryAfter } = tried;
  await db
    .update(deliveries)
    .set({
      attempts: sql`${deliveries.attempts} + 1`,
      status,
      problem,
      next: retryAfter === null ? null : sql`now() + make_interval(secs => ${retryAfter})`,
      delivered: isDelivered ? sql`now()` : null,
    })
    .where(eq(deliveries.id, id));
}

/** Removes what the log keeps no longer. */
export async function forgetDeliveries(db: Queryable): Promise<void> {
  await db
    .delete(deliveries)
    .where(lt(deliveries.created, sql`now() - make_interval(days => ${keeping.webhookLog.days})`));
}
