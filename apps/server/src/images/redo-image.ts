import { joinLine, LineFull } from "../admission/line.ts";
import { Problem } from "../http/problem.ts";
import type { Transaction } from "../platform/database/database.ts";
import { holdCredits, NotEnoughCredits } from "../platform/ledger/ledger.ts";
import { checkUnfinished, hasFilter, TooManyUnfinished } from "./create-image.ts";
import type { ImageRow } from "./image-row.ts";
import { queueRevision } from "./conversion-store.ts";
import { secondsUntilRetry } from "./photo-intake.ts";
import type { Stores } from "./stores.ts";

/** What another conversion of an image needs. */
export interface RedoParts {
  stores: Stores;
  maxUnfinished: number;
  /** More than may be unfinished otherwise. */
  extraUnfinished?: number;
  /** Pictures from which the line is full. */
  maxWaiting: number;
  /** Whether pictures cost credits. */
  charged: boolean;
  /** What else belongs into the same transaction. */
  within?: (tx: Transaction) => Promise<void>;
}

/**
 * Has an image converted anew from its photo, with other options: a new revision of the same image. What is there
 * stays until the new result takes its place. Row and job are one transaction. A picture is paid for once: only what came
 * to nothing, and was given back, costs again.
 * @throws Problem `not_ready` when the image has changed meanwhile, `too_many_requests`, `not_enough_credits`
 */
export async function redoImage(
  {
    stores: { db, queue },
    maxUnfinished,
    extraUnfinished: extra,
    maxWaiting: max,
    charged,
    within,
  }: RedoParts,
  image: ImageRow,
  options: object,
): Promise<void> {
  const { id, ownerId } = image;
  // samples stay as they are
  if (ownerId === null) throw new Problem("forbidden");
  try {
    await db.transaction(async (tx) => {
      await checkUnfinished(tx, { ownerId, maxUnfinished, extra });
      const revision = await queueRevision(tx, image, { ...options });
      if (revision === undefined) throw new Problem("not_ready");
      if (charged && image.modelKey === null)
        await holdCredits(tx, {
          userId: ownerId,
          imageId: id,
          revision,
          kind: image.kind,
          hasFilter: hasFilter(options),
        });
      await joinLine({ tx, queue, max }, "convert-image", { imageId: id, revision }, { ownerId });
      await within?.(tx);
    });
  } catch (error) {
    if (error instanceof NotEnoughCredits) throw new Problem("not_enough_credits");
    throw error instanceof TooManyUnfinished || error instanceof LineFull
      ? new Problem("too_many_requests", { retryAfter: secondsUntilRetry })
      : error;
  }
}
