import { boundaries, detector, mesh, person } from "virtual:seeing-files";
import type { Failure } from "../platform/failure-of.ts";
import type { Reply, Tasks, WeightAddresses } from "./previews.worker.ts";

/** A worker could not do what it was asked for. */
export class WorkerFailed extends Error {
  readonly why: Failure;

  constructor(why: Failure) {
    super(`the worker failed: ${why}`);
    this.why = why;
  }
}

/** A worker with the engine, as its page knows it. */
export interface PreviewsWorker {
  /** Rejects with `WorkerFailed` what it cannot do, as a photo that this browser cannot read. */
  ask: <Name extends keyof Tasks>(task: Name, asked: Tasks[Name]["asked"]) => Promise<Tasks[Name]["answer"]>;
  /** Ends the worker and gives back its memory. What was asked is never answered. */
  end: () => void;
}

/** Right on a foreign host page, too. */
const here = (address: string) => new URL(address, import.meta.url).href;

/** Where a worker fetches what it looks at photos with. */
export const weights: WeightAddresses = {
  boundaries: here(boundaries),
  detector: here(detector),
  mesh: here(mesh),
  person: here(person),
};

/** Starts a worker; null where the browser allows none, as on a host page of another origin. */
export function openWorker(): PreviewsWorker | null {
  let worker: Worker;
  try {
    worker = new Worker(new URL("./previews.worker.ts", import.meta.url), { type: "module" });
  } catch {
    return null;
  }
  const waiting = new Map<number, { resolve: (answer: never) => void; reject: (error: Error) => void }>();
  let orders = 0;
  worker.onmessage = ({ data }: MessageEvent<Reply>) => {
    const { resolve, reject } = waiting.get(data.id) ?? {};
    waiting.delete(data.id);
    if ("failed" in data) reject?.(new WorkerFailed(data.failed));
    else resolve?.(data.answer as never);
  };
  // it never started, or the engine gave up
  worker.onerror = () => {
    for (const { reject } of waiting.values()) reject(new WorkerFailed("unable"));
    waiting.clear();
  };
  return {
    ask: (task, asked) =>
      new Promise((resolve, reject) => {
        orders += 1;
        waiting.set(orders, { resolve, reject });
        worker.postMessage({ id: orders, task, asked });
      }),
    end: () => worker.terminate(),
  };
}
