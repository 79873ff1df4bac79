import type { Owned } from "@tintery/contract";
import type { drawings, images } from "../platform/database/schema/images.ts";

/** An image as the database holds it. */
export type ImageRow = typeof images.$inferSelect;

/** A finished picture of an image that lies in the files. */
export type DrawingRow = typeof drawings.$inferSelect;

/** What the permission rules need to know of an image. */
export function ownedOf(image: Pick<ImageRow, "kind" | "status" | "sample" | "ownerId">): Owned {
  return { kind: image.kind, status: image.status, sampledata: image.sample, ownerId: image.ownerId };
}
