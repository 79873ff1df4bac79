/** What happens around a payment. Plain tables, no zod. */

/** Analytics event sent once when the payment arrived. */
export const subscribedEvent = "user_subscribed";

/**
 * `pending`: the payment has not arrived. `ending`: paid until the end of its period, then over. `failed`: the first payment
 * was refused.
 */
export const orderStatuses = ["pending", "active", "ending", "ended", "failed"] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Who takes the money: `test` plays payments and takes none. */
export const paymentProviders = ["test", "stripe"] as const;
export type PaymentProvider = (typeof paymentProviders)[number];

/** Where Stripe tells what happened, signed. */
export const paymentEventsPath = "/webhooks/stripe";

/** What can be played of the test provider: the first payment, a further month, a bank that refuses. */
export const testSteps = ["pay", "renew", "refuse"] as const;
export type TestStep = (typeof testSteps)[number];
