import * as z from "zod";
import { toldEvents, webhookEvents, webhookLimits } from "./webhooks.ts";

const moment = z.iso.datetime();
const events = z.array(z.enum(webhookEvents)).min(1).max(webhookEvents.length);

const webhook = z.object({
  id: z.string(),
  url: z.string(),
  events,
  active: z.boolean(),
  created: moment,
  failing: z.boolean().meta({ description: "The last delivery that was tried did not succeed" }),
});
export const webhookList = z.object({ items: z.array(webhook) });
export const newWebhook = z.object({ url: z.string().trim().min(1).max(webhookLimits.url), events });
export const madeWebhook = z.object({ secret: z.string(), webhook });
export const webhookParams = z.object({ webhookId: z.string().min(1).max(100) });
export const webhookChange = z.object({ active: z.boolean() });
export const deliveryParams = webhookParams.extend({ deliveryId: z.string().min(1).max(100) });
export const deliveryList = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      event: z.enum(toldEvents),
      imageId: z.string().nullable(),
      created: moment,
      attempts: z.int(),
      status: z.int().nullable().meta({ description: "The HTTP status of the last answer; null for none" }),
      problem: z.string().nullable().meta({ description: "Why there was none" }),
      next: moment.nullable().meta({ description: "When it is tried again; null when it is not" }),
      delivered: moment.nullable(),
    }),
  ),
});
/** The JSON of a delivery. */
export const webhookPayload = z.object({
  type: z.enum(toldEvents),
  timestamp: moment,
  data: z.object({
    id: z.string().nullable().meta({ description: "The image; null in a test" }),
    kind: z.string().nullable(),
    revision: z.int().nullable(),
    problem: z.string().nullable().meta({ description: "Why it failed" }),
    page: z.string().nullable().meta({ description: "Where it is seen" }),
    call: z.string().nullable().meta({ description: "Where a program asks for it" }),
  }),
});
export type WebhookPayload = z.infer<typeof webhookPayload>;
