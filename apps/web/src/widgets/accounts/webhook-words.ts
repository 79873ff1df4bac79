import type { ToldEvent } from "@tintery/contract/tables";

/** How each event is called in the names of texts, which hold no dots. */
export const webhookWords = {
  "image.ready": "image_ready",
  "image.failed": "image_failed",
  test: "test",
} as const satisfies Record<ToldEvent, string>;
