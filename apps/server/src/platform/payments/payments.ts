import { lateAddresses } from "@tintery/contract";
import type { Config } from "../config.ts";
import type { Database } from "../database/database.ts";
import type { Log } from "../logging.ts";
import type { Queue } from "../queue.ts";
import { checkoutOf, type Payer, portalOf } from "./checkout.ts";
import { endOrder, type Order } from "./order-store.ts";
import { settleEvent, takeEvent } from "./payment-events.ts";
import { asked, openStripe, type StripeParts, tellStripe } from "./stripe-parts.ts";
import { syncOrder } from "./sync-order.ts";

/** Who takes the money for plans, and how. */
export interface Payments {
  readonly provider: Order["provider"];
  /** Where forms may lead to, to pay there. */
  readonly origins: readonly string[];
  /** For the start banner. */
  readonly description: string;
  /** Where an order is paid: a path of ours, or an address elsewhere. */
  checkout(order: Order, payer: Payer): Promise<string>;
  /** Where somebody changes how they pay; null for whoever has nothing there. */
  portal(userId: string): Promise<string | null>;
  /** Ends an order with what is paid; false when the user has no such order. */
  end(order: { userId: string; orderId: string }): Promise<boolean>;
  /** Takes a message of the provider as it came. Throws BadSignature; the test provider sends none. */
  take: ((raw: Buffer, signature: string) => Promise<void>) | null;
  /** Asks the provider about orders on whose payment somebody waits. */
  ask(orders: readonly Order[]): Promise<void>;
  /** Does the jobs of payments in this process. */
  startWork(): Promise<void>;
}

/** What payments are opened with. */
export interface PaymentParts {
  config: Config;
  db: Database;
  queue: Queue;
  log: Log;
}

/** Opens the provider that the configuration names: Stripe with keys, else one that plays payments. */
export function openPayments({ config, db, queue, log }: PaymentParts): Payments {
  const stripe = config.BILLING === "on" ? openStripe(config) : null;
  if (!stripe) return testPayments(db, config);
  const { PUBLIC_URL: publicUrl, STRIPE_WEBHOOK_SECRET: webhookSecret = "" } = config;
  const parts = { stripe, db, queue, publicUrl, webhookSecret, log };
  // its pages are its own, also where its API is asked elsewhere
  const { STRIPE_URL } = config;
  const origins = ["https://*.stripe.com", ...(STRIPE_URL ? [new URL(STRIPE_URL).origin] : [])];
  return stripePayments(parts, { queue, origins });
}

function testPayments(db: Database, { BILLING }: Config): Payments {
  return {
    provider: "test",
    origins: [],
    description:
      BILLING === "on"
        ? "a test provider: plans are taken without money (BILLING=off: everything is free)"
        : "none, everything is free",
    checkout: async ({ id }) => lateAddresses.testCheckout(id),
    portal: async () => null,
    end: (order) => endOrder(db, order),
    take: null,
    ask: async () => {},
    startWork: async () => {},
  };
}

function stripePayments(
  parts: StripeParts,
  { queue, origins }: { queue: Queue; origins: readonly string[] },
): Payments {
  return {
    provider: "stripe",
    origins,
    description: "Stripe",
    checkout: (order, payer) => asked(checkoutOf(parts, order, payer)),
    portal: (userId) => asked(portalOf(parts, userId)),
    end: (order) => endOrder(parts.db, order, tellStripe(parts)),
    take: (raw, signature) => takeEvent(parts, raw, signature),
    async ask(orders) {
      for (const { id, provider } of orders) if (provider === "stripe") await syncOrder(parts, id);
    },
    async startWork() {
      await queue.work("sync-order", { concurrency: 1 }, ({ data }) => syncOrder(parts, data.orderId));
      await queue.work("settle-event", { concurrency: 1 }, ({ data }) => settleEvent(parts, data.eventId));
    },
  };
}
