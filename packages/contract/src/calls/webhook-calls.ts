import {
  deliveryList,
  deliveryParams,
  madeWebhook,
  newWebhook,
  webhookChange,
  webhookList,
  webhookParams,
} from "../accounts/webhook-schema.ts";
import { done } from "../images/schema.ts";
import type { Call } from "./call.ts";

/** Where an account's programs are told that pictures are ready or have failed. */
export const webhookCalls = {
  listWebhooks: {
    method: "GET",
    path: "/ajax/account/webhooks",
    summary: "The account's webhooks, the newest first",
    guard: "none",
    reply: webhookList,
    problems: ["sign_in_first"],
  },
  createWebhook: {
    method: "POST",
    path: "/ajax/account/webhooks",
    summary: "Adds a webhook; the secret that signs its deliveries is in this answer and nowhere else",
    guard: "xhr",
    body: newWebhook,
    reply: madeWebhook,
    problems: ["csrf", "sign_in_first", "webhook_address", "too_many_webhooks"],
  },
  changeWebhook: {
    method: "POST",
    path: "/ajax/account/webhooks/:webhookId",
    summary: "Pauses a webhook, or goes on with it",
    guard: "xhr",
    params: webhookParams,
    body: webhookChange,
    reply: done,
    problems: ["csrf", "sign_in_first", "not_found"],
  },
  deleteWebhook: {
    method: "DELETE",
    path: "/ajax/account/webhooks/:webhookId",
    summary: "Removes a webhook with its log; nothing is told there any more",
    guard: "xhr",
    params: webhookParams,
    reply: done,
    problems: ["csrf", "sign_in_first", "not_found"],
  },
  testWebhook: {
    method: "POST",
    path: "/ajax/account/webhooks/:webhookId/test",
    summary: "Sends a delivery that is about no picture",
    guard: "xhr",
    params: webhookParams,
    reply: done,
    problems: ["csrf", "sign_in_first", "not_found", "too_many_attempts"],
  },
  listDeliveries: {
    method: "GET",
    path: "/ajax/account/webhooks/:webhookId/deliveries",
    summary: "What was told there in the last thirty days, the newest first",
    guard: "none",
    params: webhookParams,
    reply: deliveryList,
    problems: ["sign_in_first", "not_found"],
  },
  redeliver: {
    method: "POST",
    path: "/ajax/account/webhooks/:webhookId/deliveries/:deliveryId",
    summary: "Sends a delivery once more, under the same id",
    guard: "xhr",
    params: deliveryParams,
    reply: done,
    problems: ["csrf", "sign_in_first", "not_found", "too_many_attempts"],
  },
} as const satisfies Record<string, Call>;
