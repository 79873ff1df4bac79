import Stripe from "stripe";
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

/** What Stripe was asked for; where it cannot be reached, in our words. */
export async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const { StripeConnectionError, StripeRateLimitError, StripeAPIError } = Stripe.errors;
    const isAway = [StripeConnectionError, StripeRateLimitError, StripeAPIError].some(
      (kind) => error instanceof kind,
    );
    throw isAway ? new ProviderAway("Stripe cannot be reached.", { cause: error }) : error;
  }
}

/** One request, in milliseconds; the library asks twice more where that helps. */
const timeout = 20_000;

/** The way to Stripe with the keys of the configuration; null without. */
export function openStripe({ STRIPE_SECRET_KEY, STRIPE_URL }: Config): Stripe | null {
  if (!STRIPE_SECRET_KEY) return null;
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
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
}

/** Has Stripe told, soon and again until it is, that an order ends. */
export function tellStripe({ queue }: Pick<StripeParts, "queue">): TellEnd {
  return (tx, orderId) => queue.enqueue(tx, "sync-order", { orderId });
}
