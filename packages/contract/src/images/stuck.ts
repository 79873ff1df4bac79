import type { MessageKey } from "../texts/message-keys.ts";
import type { ImageKind } from "./image-kinds.ts";
import { progressBars } from "./polling.ts";

/**
 * Whether an image has been without news for so long that its bar stands still, and the waiting person should read where to ask.
 * News come with every step, so a bar that the server moves does not.
 */
export function standsStill(kind: keyof typeof progressBars, secondsSinceUpdated: number): boolean {
  return secondsSinceUpdated >= progressBars[kind].cap;
}

/** What the waiting person reads while it takes too long. */
export const stuckTexts = {
  "paint-by-numbers": "spec.pbn_stuck",
  coloring: "spec.coloring_stuck",
  outlines: "spec.coloring_stuck",
} as const satisfies Record<ImageKind, MessageKey>;
