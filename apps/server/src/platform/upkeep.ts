import type { Config } from "./config.ts";
import type { Database } from "./database/database.ts";
import type { Files } from "./files/files.ts";
import { stripStored } from "./files/strip-stored.ts";
import { removeFilesOf, type Swept as SweptFiles, sweepFiles } from "./files/sweeper.ts";
import { forgetGuestPictures } from "./guest-pictures.ts";
import { forgetExpired, forgetGuests } from "./guests.ts";
import { forgetProcesses } from "./health.ts";
import type { Log } from "./logging.ts";
import { forgetLostSiteGuests } from "./lost-site-guests.ts";
import { forgetBooks } from "./forget-books.ts";
import { forgetOldEvents, unsettledEvents } from "./payments/payment-events.ts";
import { ordersToSync } from "./payments/sync-order.ts";
import type { Queue } from "./queue.ts";
import { deliverSoon } from "./webhooks/deliver.ts";
import { forgetDeliveries } from "./webhooks/webhook-store.ts";

/** What is kept in order. */
export interface UpkeepParts {
  config: Pick<Config, "GUEST_DAYS" | "GUEST_PICTURE_DAYS">;
  db: Database;
  files: Files;
  queue: Queue;
  log: Log;
}

/** Milliseconds after which a temporary file is nobody’s any more. */
export const temporaryMs = 3_600_000;

/** How much one sweep removed, and how many photos lost what they told besides the picture. */
export interface Swept extends SweptFiles {
  stripped: number;
  guestPictures: number;
  guests: number;
}

/**
 * Removes files nobody refers to, pictures of guests who stayed away, guests who have nothing, and what has expired; strips photos that
 * an older version stored, and has left payments asked about.
 * @param stripPlace where stripping goes on
 */
export async function sweep(
  { config, db, files, queue, log }: UpkeepParts,
  { signal, stripPlace = { after: "" } }: { signal: AbortSignal; stripPlace?: { after: string } },
): Promise<Swept> {
  const swept = await sweepFiles(db, files);
  const stripped = await stripStored({ db, files, log }, stripPlace, { signal });
  const guestPictures = await forgetGuestPictures({ db, queue }, config.GUEST_PICTURE_DAYS);
  const guests = await forgetGuests(db, config.GUEST_DAYS);
  await forgetExpired(db);
  await forgetLostSiteGuests({ db, queue });
  await forgetOldEvents(db);
  await forgetDeliveries(db);
  await deliverSoon({ db, queue });
  await askAboutPayments({ db, queue });
  await forgetBooks(db);
  await forgetProcesses(db);
  return { ...swept, stripped, guestPictures, guests };
}

/** Once an hour somewhere in the cluster: a sweep. At once: the files of accounts that were deleted. */
export async function startUpkeep(parts: UpkeepParts): Promise<void> {
  const { files, queue, log } = parts;
  const stripPlace = { after: "" };
  await queue.work("sweep", { concurrency: 1 }, async ({ signal }) => {
    log.info({ ...(await sweep(parts, { signal, stripPlace })) }, "swept");
  });
  await queue.work("remove-files", { concurrency: 1 }, async ({ data }) => {
    for (const id of data.imageIds) await removeFilesOf(files, id);
  });
  await queue.schedule("sweep", "17 * * * *");
}

/** What is left of payments: messages of the provider that nothing came of, and orders that it may know more of. */
async function askAboutPayments({ db, queue }: Pick<UpkeepParts, "db" | "queue">): Promise<void> {
  await db.transaction(async (tx) => {
    for (const eventId of await unsettledEvents(tx)) await queue.enqueue(tx, "settle-event", { eventId });
    for (const orderId of await ordersToSync(tx)) await queue.enqueue(tx, "sync-order", { orderId });
  });
}

/** Once an hour in every process: removes its forgotten temporary files. Returns a function that stops it. */
export function sweepTemporaryHourly(files: Files, log: Log): () => void {
  const sweepThem = () =>
    files
      .sweepTemporary(temporaryMs)
      .catch((error: unknown) => log.error({ err: error }, "could not sweep temporary files"));
  void sweepThem();
  const timer = setInterval(sweepThem, temporaryMs);
  timer.unref();
  return () => clearInterval(timer);
}
