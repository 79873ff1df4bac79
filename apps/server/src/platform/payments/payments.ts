import { lateAddresses } from "@tintery/contract";
import type { AccountLetters } from "../account-letters.ts";
import type { Config } from "../config.ts";
import type { Database } from "../database/database.ts";
import type { Log } from "../logging.ts";
import type { Queue } from "../queue.ts";
import { checkoutOf, type Payer, portalOf } from "./checkout.ts";
import { endOrder, type Order, recordPayment } from "./order-store.ts";
import { settleEvent, takeEvent } from "./payment-events.ts";
import { receiptOf, sendReceipt } from "./send-receipt.ts";
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
  /** Writes down a payment that was only played; null where the provider takes money. */
  play: ((payment: { invoiceId: string; orderId: string }) => Promise<unknown>) | null;
  /** Does the jobs of payments in this process. */
  startWork(): Promise<void>;
}

/** What payments are opened with. */
export interface PaymentParts {
  config: Config;
  db: Database;
  queue: Queue;
  log: Log;
  letters: AccountLetters;
}

/** Opens the provider that the configuration names: Stripe with keys, else one that plays payments. */
export async function openPayments(given: PaymentParts): Promise<Payments> {
  const { config, db, queue, log } = given;
  const stripe = config.BILLING === "on" ? await openStripe(config) : null;
  if (!stripe) return testPayments(given);
  const { PUBLIC_URL: publicUrl, STRIPE_WEBHOOK_SECRET: webhookSecret = "" } = config;
  const parts = { stripe, db, queue, publicUrl, webhookSecret, log };
  // its pages are its own, also where its API is asked elsewhere
  const { STRIPE_URL } = config;
  const origins = ["https://*.stripe.com", ...(STRIPE_URL ? [new URL(STRIPE_URL).origin] : [])];
  return stripePayments(parts, { ...given, origins });
}

function testPayments(parts: PaymentParts): Payments {
  const { db, config } = parts;
  return {
    provider: "test",
    origins: [],
    description:
      config.BILLING === "on"
        ? "test provider, nobody pays; at home, start with BILLING=off to make everything free"
        : "none; everything is free",
    checkout: async ({ id }) => lateAddresses.testCheckout(id),
    portal: async () => null,
    end: (order) => endOrder(db, order),
    take: null,
    ask: async () => {},
    play: (payment) => recordPayment(db, payment, { tellEnd: async () => {}, ...receiptOf(parts) }),
    startWork: () => workOnReceipts(parts),
  };
}

function stripePayments(parts: StripeParts, given: PaymentParts & { origins: readonly string[] }): Payments {
  const { queue, origins } = given;
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
    play: null,
    async startWork() {
      await workOnReceipts(given);
      await queue.work("sync-order", { concurrency: 1 }, ({ data }) => syncOrder(parts, data.orderId));
      await queue.work("settle-event", { concurrency: 1 }, ({ data }) => settleEvent(parts, data.eventId));
    },
  };
}

async function workOnReceipts(parts: PaymentParts): Promise<void> {
  await parts.queue.work("send-receipt", { concurrency: 1 }, ({ data }) =>
    sendReceipt(parts, data.invoiceId),
  );
}
