import { type ImageKind, isProblemCode, type Owned } from "@tintery/contract";
import type { drawings, images } from "../platform/database/schema/images.ts";
import type { StoredImage } from "./stored-image.ts";

/** An image as the database holds it, with what only its kind has. */
export type ImageRow = Omit<typeof images.$inferSelect, keyof StoredImage> & StoredImage;

/** An image of one kind. */
export type RowOf<Kind extends ImageKind> = ImageRow & { kind: Kind };

/** Whether an image is of a kind. */
export function isOf<Kind extends ImageKind, Row extends ImageRow>(
  kind: Kind,
  image: Row,
): image is Row & { kind: Kind } {
  return image.kind === kind;
}

/** The model that edits begin with. */
export function baseOf({ baseKey, modelKey }: Pick<ImageRow, "baseKey" | "modelKey">): string | null {
  return baseKey ?? modelKey;
}

/** What each kind of image has done to it. */
export type ForKinds<Answer, More extends readonly unknown[] = []> = {
  readonly [Kind in ImageKind]: (image: RowOf<Kind>, ...more: More) => Answer;
};

/** Does to an image what is done to its kind. */
export function forKind<Answer, More extends readonly unknown[]>(
  image: ImageRow,
  kinds: ForKinds<Answer, More>,
  ...more: More
): Answer {
  switch (image.kind) {
    case "paint-by-numbers":
      return kinds[image.kind](image, ...more);
    case "coloring":
      return kinds[image.kind](image, ...more);
    case "outlines":
      return kinds[image.kind](image, ...more);
  }
}

/** An image with what a view of it shows besides its row, so that one question to the database is enough. */
export type ShownImage = ImageRow & {
  /** Its finished pictures. */
  pictures: Pick<DrawingRow, "which" | "sha256" | "type">[];
  /** Whether it is a page of a coloring book. */
  inBook: boolean;
  /** Waiting images that were queued before it; null when it does not wait. */
  place: number | null;
};

/** A finished picture of an image that lies in the files. */
export type DrawingRow = typeof drawings.$inferSelect;

/** What the permission rules need to know of an image. */
export function ownedOf(
  image: Pick<ImageRow, "kind" | "status" | "sample" | "ownerId" | "site"> &
    Partial<Pick<ImageRow, "problem">>,
): Owned {
  const { kind, status, sample, ownerId, site, problem } = image;
  return {
    kind,
    status,
    sampledata: sample,
    ownerId,
    site,
    problem: isProblemCode(problem) ? problem : null,
  };
}
