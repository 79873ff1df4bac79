/** Where an account's programs are told what happened. Plain tables, no zod. */

/** What can be told. `test` is sent when its owner asks for it, whatever they chose. */
export const webhookEvents = ["image.ready", "image.failed"] as const;
export type WebhookEvent = (typeof webhookEvents)[number];
export const toldEvents = [...webhookEvents, "test"] as const;
export type ToldEvent = (typeof toldEvents)[number];

/** How many webhooks an account has, how long their addresses are, and how many deliveries are listed. */
export const webhookLimits = { webhooks: 10, url: 1000, listed: 50 } as const;

/** The headers of a delivery, as Standard Webhooks has them (https://www.standardwebhooks.com). */
export const webhookHeaders = {
  id: "webhook-id",
  timestamp: "webhook-timestamp",
  signature: "webhook-signature",
} as const;

/** Every secret begins so; behind it stand 24 random bytes in base64. */
export const webhookSecretPrefix = "whsec_";

/** Seconds from each try to the next one; then it is given up. A day and a half together. */
export const webhookRetries = [5, 60, 300, 1800, 7200, 18_000, 36_000, 72_000] as const;
