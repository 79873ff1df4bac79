import { Problem } from "../../http/problem.ts";
import type { CallHandlers } from "../../http/serve-calls.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Queue } from "../../platform/queue.ts";
import type { Exchange, Sessions } from "../../platform/sessions.ts";
import { mayBeWebhook } from "../../platform/webhooks/public-address.ts";
import {
  addWebhook,
  type Delivery,
  findWebhook,
  listDeliveries,
  listWebhooks,
  noteTest,
  removeWebhook,
  sendAgain,
  setActive,
  type Webhook,
} from "../../platform/webhooks/webhook-store.ts";
import { signedIn } from "./signed-in.ts";
import type { BeginAttempt } from "./slowed-down.ts";

/** What the calls about webhooks need. */
export interface WebhookParts {
  db: Database;
  sessions: Sessions;
  queue: Pick<Queue, "enqueue">;
  allowPrivate: boolean;
  begin: BeginAttempt;
}

type WebhookCall =
  | "listWebhooks"
  | "createWebhook"
  | "changeWebhook"
  | "deleteWebhook"
  | "testWebhook"
  | "listDeliveries"
  | "redeliver";

/** Where an account's programs are told what happened. */
export function webhookCalls(parts: WebhookParts): Pick<CallHandlers, WebhookCall> {
  const { db, sessions, queue, allowPrivate, begin } = parts;
  const ownWebhook = async (exchange: Exchange, id: string) => {
    const { userId } = await signedIn(sessions, exchange);
    const webhook = await findWebhook(db, userId, id);
    if (!webhook) throw new Problem("not_found");
    return webhook;
  };
  return {
    async listWebhooks(request, reply) {
      const { userId } = await signedIn(sessions, { request, reply });
      reply.header("cache-control", "no-store");
      return { items: (await listWebhooks(db, userId)).map(factsOf) };
    },

    async createWebhook(request, reply) {
      const { userId } = await signedIn(sessions, { request, reply });
      if (!mayBeWebhook(request.body.url, { allowPrivate }))
        throw new Problem("webhook_address", { field: "url" });
      const made = await addWebhook(db, userId, request.body);
      if (!made) throw new Problem("too_many_webhooks");
      reply.header("cache-control", "no-store");
      return { secret: made.secret, webhook: factsOf({ ...made, failing: false }) };
    },

    async changeWebhook(request, reply) {
      const { userId } = await signedIn(sessions, { request, reply });
      const { webhookId: id } = request.params;
      if (!(await setActive(db, { userId, id, ...request.body }))) throw new Problem("not_found");
      return { ok: true };
    },

    async deleteWebhook(request, reply) {
      const { userId } = await signedIn(sessions, { request, reply });
      if (!(await removeWebhook(db, userId, request.params.webhookId))) throw new Problem("not_found");
      return { ok: true };
    },

    async testWebhook(request, reply) {
      const { id, userId } = await ownWebhook({ request, reply }, request.params.webhookId);
      await begin("letter", `webhook:${userId}`, request, { isInside: true });
      await db.transaction(async (tx) => {
        const deliveryId = await noteTest(tx, id);
        await queue.enqueue(tx, "deliver-hook", { deliveryId });
      });
      return { ok: true };
    },

    async listDeliveries(request, reply) {
      const { id } = await ownWebhook({ request, reply }, request.params.webhookId);
      reply.header("cache-control", "no-store");
      return { items: (await listDeliveries(db, id)).map(deliveryFacts) };
    },

    async redeliver(request, reply) {
      const { webhookId, deliveryId } = request.params;
      const { id, userId } = await ownWebhook({ request, reply }, webhookId);
      await begin("letter", `webhook:${userId}`, request, { isInside: true });
      await db.transaction(async (tx) => {
        if (!(await sendAgain(tx, id, deliveryId))) throw new Problem("not_found");
        await queue.enqueue(tx, "deliver-hook", { deliveryId });
      });
      return { ok: true };
    },
  };
}

function factsOf({ id, url, events, active, created, failing }: Webhook & { failing: boolean }) {
  return { id, url, events, active, created: created.toISOString(), failing };
}

function deliveryFacts({
  id,
  event,
  imageId,
  created,
  attempts,
  status,
  problem,
  next,
  delivered,
}: Delivery) {
  return {
    id,
    event,
    imageId,
    created: created.toISOString(),
    attempts,
    status,
    problem,
    next: next?.toISOString() ?? null,
    delivered: delivered?.toISOString() ?? null,
  };
}
