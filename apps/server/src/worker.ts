import { abandonConversion, convertImage } from "./images/convert-image.ts";
import type { Images } from "./images/images.ts";
import { seedSamples } from "./images/seed-samples.ts";
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
  // one visitor's batch takes at most half of the workers, so that it does not hold up the others
  const perGroup = Math.ceil(config.WORKERS / 2);
  await queue.onDead("convert-image", (payload) => abandonConversion(converter, payload));
  await queue.work("convert-image", { concurrency: config.WORKERS, perGroup }, (job) =>
    convertImage(converter, job),
  );
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
  // the pages are there before the samples are; a failure must not stop what else the worker does
  const seeding =
    config.SAMPLES === "off"
      ? Promise.resolve()
      : seedSamples(stores, { limits: converter.limits, signal: stopping.signal }).catch((error: unknown) =>
          log.error({ err: error }, "no samples could be made"),
        );
  return async () => {
    stopping.abort();
    await seeding;
  };
}
