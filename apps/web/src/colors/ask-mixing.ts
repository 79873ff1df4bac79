import workerFile from "./mixing.worker.ts?worker&url";
import { startWorker } from "../platform/start-worker.ts";
import { type AskWorker, askerOf } from "../platform/ask-worker.ts";
import type { MixingTasks } from "./mixing-tasks.ts";

/** One worker serves all widgets of a page: its tables are large. */
let asker: AskWorker<MixingTasks> | undefined;

function start(): AskWorker<MixingTasks> {
  const worker = startWorker(new URL(workerFile, import.meta.url).href);
  // the next question starts another one
  return askerOf<MixingTasks>(worker, () => {
    worker.terminate();
    asker = undefined;
  });
}

/** Asks the pigment engine, which works beside the page. Rejects where the browser allows no worker, or the worker fails. */
export const askMixing: AskWorker<MixingTasks> = async (task, asked, onShare) => {
  asker ??= start();
  return asker(task, asked, onShare);
};
