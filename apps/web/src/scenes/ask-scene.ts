import workerFile from "./scene.worker.ts?worker&url";
import { startWorker } from "../platform/start-worker.ts";
import { type AskWorker, askerOf } from "../platform/ask-worker.ts";
import type { SceneTasks } from "./scene-tasks.ts";

/** One worker serves all forms of a page. */
let asker: AskWorker<SceneTasks> | undefined;

function start(): AskWorker<SceneTasks> {
  const worker = startWorker(new URL(workerFile, import.meta.url).href);
  // the next question starts another one
  return askerOf<SceneTasks>(worker, () => {
    worker.terminate();
    asker = undefined;
  });
}

/** Asks Scene Builder, which works beside the page. Rejects where the browser allows no worker, or the worker fails. */
export const askScene: AskWorker<SceneTasks> = async (task, asked) => {
  asker ??= start();
  return asker(task, asked);
};
