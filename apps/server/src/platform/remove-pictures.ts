import { isSettled } from "@tintery/contract";
import { eq } from "drizzle-orm";
import type { Transaction } from "./database/database.ts";
import { books } from "./database/schema/books.ts";
import { images } from "./database/schema/images.ts";
import { forgetJobs } from "./forget-jobs.ts";
import { refundHold } from "./ledger/ledger.ts";
import type { Queue } from "./queue.ts";

/** So many images have their files removed by one job. */
const imagesPerJob = 100;

/**
 * Removes the rows of all pictures and coloring books of somebody, whom the caller has locked, with what refers to them: share links,
 * edits, conversions that wait. Their files follow in jobs of the same transaction.
 * @returns the ids of the pictures
 */
export async function removePictures(
  tx: Transaction,
  queue: Pick<Queue, "enqueue">,
  ownerId: string,
): Promise<string[]> {
  const { id, revision, status } = images;
  const owned = await tx
    .select({ id, revision, status, ownerId: images.ownerId })
    .from(images)
    .where(eq(images.ownerId, ownerId));
  const ids = owned.map((image) => image.id);
  // in the books each hold comes to an end
  for (const image of owned) if (!isSettled(image.status)) await refundHold(tx, image);
  await tx.delete(images).where(eq(images.ownerId, ownerId));
  const ownBooks = await tx.delete(books).where(eq(books.ownerId, ownerId)).returning({ id: books.id });
  // prints of books lie beside images, under the ids of their books
  const filed = [...ids, ...ownBooks.map((book) => book.id)];
  for (let first = 0; first < filed.length; first += imagesPerJob)
    await queue.enqueue(tx, "remove-files", { imageIds: filed.slice(first, first + imagesPerJob) });
  await forgetJobs(tx, "convert-image", "imageId", ids);
  return ids;
}
