import type { Owned } from "@tintery/contract";
import type { drawings, images } from "../platform/database/schema/images.ts";

/** An image as the database holds it. */
export type ImageRow = typeof images.$inferSelect;

/** An image with what a view of it shows besides its row, so that one question to the database is enough. */
export type ShownImage = ImageRow & {
  /** Its finished pictures. */
  pictures: Pick<DrawingRow, "which" | "sha256" | "type">[];
  /** Waiting images that were queued before it; null when it does not wait. */
  place: number | null;
};

/** A finished picture of an image that lies in the files. */
export type DrawingRow = typeof drawings.$inferSelect;

/** What the permission rules need to know of an image. */
export function ownedOf(image: Pick<ImageRow, "kind" | "status" | "sample" | "ownerId">): Owned {
  return { kind: image.kind, status: image.status, sampledata: image.sample, ownerId: image.ownerId };
}
