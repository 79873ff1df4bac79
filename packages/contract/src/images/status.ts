import type { ImageKind } from "./image-kinds.ts";
import type { ImageStatus } from "./images.ts";

/**
 * What can happen to an image. `begin`: a worker took it. `painted`: the picture is there, its colors are not yet.
 * `finish`, `fail`: the end. `lose`: the worker died, the job runs again. `redo`: the owner wants it converted anew.
 */
export const imageEvents = ["begin", "painted", "finish", "fail", "lose", "redo"] as const;
export type ImageEvent = (typeof imageEvents)[number];

const moves: Readonly<Record<ImageStatus, Readonly<Partial<Record<ImageEvent, ImageStatus>>>>> = {
  waiting: { begin: "processing", fail: "failed" },
  processing: {
    begin: "processing",
    painted: "processing_colors",
    finish: "ready",
    fail: "failed",
    lose: "waiting",
  },
  processing_colors: { begin: "processing", finish: "ready", fail: "failed", lose: "waiting" },
  ready: { redo: "waiting" },
  failed: { redo: "waiting" },
};

/**
 * The status after an event, or null when the event changes nothing there: a second run of a finished job is
 * harmless. Only paint-by-numbers knows the state in which colors are still being processed.
 */
export function next(kind: ImageKind, status: ImageStatus, event: ImageEvent): ImageStatus | null {
  if (event === "painted" && kind !== "paint-by-numbers") return null;
  return moves[status][event] ?? null;
}

/** Whether a screen can stop asking. */
export function isSettled(status: ImageStatus): boolean {
  return status === "ready" || status === "failed";
}
