import { abandonPrint, printBook } from "./books/print-book.ts";
import { catalogRecipes } from "@tintery/scenes/catalog";
import { makeCatalog } from "./catalog/make-catalog.ts";
import { abandonConversion, convertImage } from "./images/convert-image.ts";
import type { Images } from "./images/images.ts";
import { seedSamples } from "./images/seed-samples.ts";
import type { Stores } from "./images/stores.ts";
import { tellOfReady } from "./images/tell-of-ready.ts";
import { deliver } from "./platform/webhooks/deliver.ts";
import type { Platform } from "./platform/platform.ts";

/**
 * Converts pictures in this process until the queue stops; also keeps house and makes the samples.
 * @returns stops making samples, and waits until that has ended
 */
export async function startWorker(
  platform: Platform,
  { converter, stores }: Images,
): Promise<() => Promise<void>> {
  const { queue, config, log } = platform;
  // one worker stays for somebody who has no picture that is being made; whose turn it is decides the line
  const perGroup = Math.max(1, config.WORKERS - 1);
  await queue.onDead("convert-image", (payload) => abandonConversion(converter, payload));
  await queue.work("convert-image", { concurrency: config.WORKERS, perGroup }, (job) =>
    convertImage(converter, job),
  );
  const printer = { stores, limits: converter.limits, log };
  await queue.onDead("print-book", (payload) => abandonPrint(printer, payload));
  await queue.work("print-book", { concurrency: 1 }, (job) => printBook(printer, job));
  await queue.work("tell-ready", { concurrency: 1 }, ({ data }) => tellOfReady(platform, data.userId));
  const delivering = {
    ...platform,
    publicUrl: config.PUBLIC_URL,
    allowPrivate: config.WEBHOOKS_INSIDE === "on",
  };
  // one that does not answer must not hold up the others
  await queue.work("deliver-hook", { concurrency: 4 }, ({ data }) => deliver(delivering, data.deliveryId));
  await platform.payments.startWork();
  await platform.startUpkeep();
  const stopping = new AbortController();
  const making = config.SAMPLES === "off" ? undefined : makeOurs(platform, stores, stopping.signal);
  return async () => {
    stopping.abort();
    await making;
  };
}

/** Puts the samples in line, then the catalog's pictures as there is room for them; a failure must not stop what else the worker does. */
async function makeOurs(
  { config, log }: Pick<Platform, "config" | "log">,
  stores: Stores,
  signal: AbortSignal,
): Promise<void> {
  await seedSamples(stores, signal).catch((error: unknown) =>
    log.error({ err: error }, "no samples could be made"),
  );
  const recipes = catalogRecipes.slice(0, config.CATALOG_PICTURES);
  if (signal.aborted || recipes.length === 0) return;
  // no more than workers and one, so that none of them waits for the next, and the line stays short
  await makeCatalog(stores, { atOnce: config.WORKERS + 1, signal }, recipes).catch((error: unknown) =>
    log.error({ err: error }, "the catalog could not be made"),
  );
}
