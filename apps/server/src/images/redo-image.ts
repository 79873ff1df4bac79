import { Problem } from "../http/problem.ts";
import { checkUnfinished, TooManyUnfinished } from "./create-image.ts";
import type { ImageRow } from "./image-row.ts";
import { queueRevision } from "./conversion-store.ts";
import { secondsUntilRetry } from "./photo-intake.ts";
import type { Stores } from "./stores.ts";

/**
 * Has an image converted anew from its photo, with other options: a new revision of the same image. What is there
 * stays until the new result takes its place. Row and job are one transaction.
 * @throws Problem `not_ready` when the image has changed meanwhile, `too_many_requests`
 */
export async function redoImage(
  { stores: { db, queue }, maxUnfinished }: { stores: Stores; maxUnfinished: number },
  image: ImageRow,
  options: object,
): Promise<void> {
  const { id, ownerId } = image;
  // samples stay as they are
  if (ownerId === null) throw new Problem("forbidden");
  try {
    await db.transaction(async (tx) => {
      await checkUnfinished(tx, { ownerId, maxUnfinished });
      const revision = await queueRevision(tx, image, { ...options });
      if (revision === undefined) throw new Problem("not_ready");
      await queue.enqueue(tx, "convert-image", { imageId: id, revision }, { group: ownerId, priority: 0 });
    });
  } catch (error) {
    throw error instanceof TooManyUnfinished
      ? new Problem("too_many_requests", { retryAfter: secondsUntilRetry })
      : error;
  }
}
