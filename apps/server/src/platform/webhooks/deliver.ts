import { createHmac } from "node:crypto";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";
import {
  addresses,
  type ImageKind,
  webhookHeaders,
  type WebhookPayload,
  webhookRetries,
  webhookSecretPrefix,
} from "@tintery/contract";
import type { Database, Transaction } from "../database/database.ts";
import type { Queue } from "../queue.ts";
import { isPublic, NotPublic, publicLookup } from "./public-address.ts";
import { type Delivery, dueDeliveries, findDelivery, recordTry, type Webhook } from "./webhook-store.ts";

/** What deliveries need. */
export interface DeliveryParts {
  db: Database;
  queue: Pick<Queue, "enqueue">;
  /** The address visitors use. */
  publicUrl: string;
  /** Whether webhooks may lead into the server's own network, and without https. */
  allowPrivate: boolean;
}

/** Milliseconds for one try, from the connection to the answer's head. */
const patience = 10_000;

/** What this process is sending just now: the sweep may ask for it once more meanwhile. */
const underWay = new Set<string>();

/**
 * Sends one delivery, and again later where nobody took it: 2xx is taken, everything else is not, and no redirect is followed. A
 * killed process may send it twice, under the same id.
 */
export async function deliver(parts: DeliveryParts, id: string): Promise<void> {
  if (underWay.has(id)) return;
  underWay.add(id);
  try {
    await deliverOnce(parts, id);
  } finally {
    underWay.delete(id);
  }
}

async function deliverOnce(parts: DeliveryParts, id: string): Promise<void> {
  const { db, queue } = parts;
  const found = await findDelivery(db, id);
  // another job was faster, it is not yet time, or its webhook rests
  if (!found?.delivery.next || found.delivery.next.getTime() > Date.now() + 1000 || !found.webhook.active)
    return;
  const { delivery, webhook } = found;
  const answer = await send(parts, delivery, webhook);
  const isDelivered = answer.status !== null && answer.status >= 200 && answer.status < 300;
  const retryAfter = isDelivered ? null : (webhookRetries[delivery.attempts] ?? null);
  await db.transaction(async (tx) => {
    await recordTry(tx, id, { ...answer, isDelivered, retryAfter });
    if (retryAfter !== null)
      await queue.enqueue(tx, "deliver-hook", { deliveryId: id }, { afterSeconds: retryAfter });
  });
}

/** Has deliveries sent whose time has come: of one image, or all that was left behind. */
export async function deliverSoon(
  { db, queue }: Pick<DeliveryParts, "db" | "queue">,
  imageId?: string,
): Promise<void> {
  const due = await dueDeliveries(db, imageId);
  if (due.length === 0) return;
  await db.transaction(async (tx: Transaction) => {
    for (const deliveryId of due) await queue.enqueue(tx, "deliver-hook", { deliveryId });
  });
}

/** What is sent, as bytes that can be signed. */
export function payloadOf(
  { event, imageId, kind, revision, about, created }: Delivery,
  publicUrl: string,
): WebhookPayload {
  const pages: Record<ImageKind, (id: string) => string> = {
    "paint-by-numbers": addresses.paintByNumbers,
    coloring: addresses.coloring,
    outlines: addresses.outlines,
  };
  const page = imageId !== null && kind !== null ? pages[kind as ImageKind]?.(imageId) : undefined;
  return {
    type: event,
    timestamp: created.toISOString(),
    data: {
      id: imageId,
      kind,
      revision,
      problem: about,
      page: page === undefined ? null : publicUrl + page,
      call: imageId === null ? null : `${publicUrl}/ajax/image/${imageId}`,
    },
  };
}

/** The signature of a delivery: over its id, the moment and the body, as Standard Webhooks has it. */
export function signatureOf(
  secret: string,
  { id, timestamp, body }: { id: string; timestamp: number; body: string },
): string {
  const key = Buffer.from(secret.slice(webhookSecretPrefix.length), "base64");
  return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
}

function send(
  { publicUrl, allowPrivate }: DeliveryParts,
  delivery: Delivery,
  { url, secret }: Webhook,
): Promise<{ status: number | null; problem: string | null }> {
  const body = JSON.stringify(payloadOf(delivery, publicUrl));
  const timestamp = Math.floor(Date.now() / 1000);
  const { id } = delivery;
  const target = new URL(url);
  const request = target.protocol === "http:" ? requestHttp : requestHttps;
  const bare = target.hostname.replace(/^\[|\]$/g, "");
  return new Promise((resolve) => {
    const end = (error: Error) => resolve({ status: null, problem: reasonOf(error) });
    // a number is never looked up
    if (!allowPrivate && isIP(bare) !== 0 && !isPublic(bare)) return end(new NotPublic());
    const sent = request(
      target,
      {
        method: "POST",
        ...(allowPrivate ? {} : { lookup: publicLookup }),
        signal: AbortSignal.timeout(patience),
        // each with a connection of its own: a kept one would pass the look at its address
        agent: false,
        headers: {
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
          "user-agent": "Tintery",
          [webhookHeaders.id]: id,
          [webhookHeaders.timestamp]: String(timestamp),
          [webhookHeaders.signature]: signatureOf(secret, { id, timestamp, body }),
        },
      },
      (answer) => {
        resolve({ status: answer.statusCode ?? null, problem: null });
        // whatever it says besides is not read
        answer.destroy();
      },
    );
    sent.on("error", end);
    sent.end(body);
  });
}

/** Codes of a name that has no address. */
const lookupFails = /^(ENOTFOUND|ENODATA|EAI_)/;

/** Why there was no answer, in few words that tell nothing of the server's own network. */
function reasonOf(error: Error & { code?: string }): string {
  // a name inside the server's network and one that nobody has end alike
  if (error instanceof NotPublic || lookupFails.test(error.code ?? "")) return "no_public_address";
  if (error.name === "AbortError" || error.name === "TimeoutError") return "timeout";
  return /^[A-Z0-9_]{1,40}$/.test(error.code ?? "") ? String(error.code) : "failed";
}
