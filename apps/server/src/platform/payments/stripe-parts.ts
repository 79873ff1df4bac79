import type Stripe from "stripe";
import type { Config } from "../config.ts";
import type { Database } from "../database/database.ts";
import type { Log } from "../logging.ts";
import type { Queue } from "../queue.ts";
import type { TellEnd } from "./order-store.ts";

/** What payments through Stripe need. */
export interface StripeParts {
  stripe: Stripe;
  db: Database;
  queue: Pick<Queue, "enqueue">;
  /** The address visitors use. */
  publicUrl: string;
  webhookSecret: string;
  log: Log;
}

/** Stripe cannot be reached, or is too busy. */
export class ProviderAway extends Error {}

const kindOf = (error: unknown) => (error instanceof Error && "type" in error ? error.type : null);
const away: readonly unknown[] = ["StripeConnectionError", "StripeRateLimitError", "StripeAPIError"];

/** What Stripe was asked for; where it cannot be reached, in our words. */
export async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw away.includes(kindOf(error))
      ? new ProviderAway("Stripe cannot be reached.", { cause: error })
      : error;
  }
}

/** One request, in milliseconds; the library asks twice more where that helps. */
const timeout = 20_000;

/** The way to Stripe with the keys of the configuration; null without, and then nothing of its library is loaded. */
export async function openStripe({ STRIPE_SECRET_KEY, STRIPE_URL }: Config): Promise<Stripe | null> {
  if (!STRIPE_SECRET_KEY) return null;
  const { default: Stripe } = await import("stripe");
  const { protocol, hostname, port } = new URL(STRIPE_URL ?? "https://api.stripe.com");
  return new Stripe(STRIPE_SECRET_KEY, {
    protocol: protocol === "http:" ? "http" : "https",
    host: hostname,
    port: port || (protocol === "http:" ? 80 : 443),
    timeout,
    maxNetworkRetries: 2,
    telemetry: false,
  });
}

/** Nothing of a subscription can be changed any more. */
export function hasEnded({ status }: Stripe.Subscription): boolean {
  return status === "canceled" || status === "incomplete_expired";
}

/** Lets pass that Stripe refuses what has happened already. */
export function ignoreRefusal(error: unknown): void {
  if (kindOf(error) !== "StripeInvalidRequestError") throw error;
}

/** Has Stripe told, soon and again until it is, that an order ends. */
export function tellStripe({ queue }: Pick<StripeParts, "queue">): TellEnd {
  return (tx, orderId) => queue.enqueue(tx, "sync-order", { orderId });
}
