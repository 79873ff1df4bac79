import { type AskWorker, askerOf } from "../platform/ask-worker.ts";
import type { SceneTasks } from "./scene-tasks.ts";

/** One worker serves all forms of a page. */
let asker: AskWorker<SceneTasks> | undefined;

function start(): AskWorker<SceneTasks> {
  const worker = new Worker(new URL("./scene.worker.ts", import.meta.url), { type: "module" });
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
