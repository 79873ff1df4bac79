import { readConfig } from "../../platform/config.ts";
import { openPlatform } from "../../platform/platform.ts";
import { argument, tell } from "./tell.ts";

// takes one conversion and never finishes it
const { queue, begin } = await openPlatform(readConfig(argument<Record<string, string>>()));
await begin();
await queue.work("convert-image", { concurrency: 1 }, async (job) => {
  tell({ imageId: job.data.imageId, retry: job.retry });
  await new Promise(() => {});
});
tell("ready");
