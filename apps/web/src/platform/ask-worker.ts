import type { Failure } from "./failure-of.ts";

/** What a worker can be asked for, by name. */
export type WorkerTasks<Tasks> = { [Name in keyof Tasks]: { asked: unknown; answer: unknown } };

/** What a page sends: a task, and what it is about. */
export type WorkerOrder<Tasks extends WorkerTasks<Tasks>> = {
  [Name in keyof Tasks]: { id: number; task: Name; asked: Tasks[Name]["asked"] };
}[keyof Tasks];

/** What comes back, with the order's number: how much of it is done, 0 to 1, any number of times, and its end. */
export type WorkerReply<Tasks extends WorkerTasks<Tasks>> = { id: number } & (
  | { share: number }
  | { answer: Tasks[keyof Tasks]["answer"] }
  | { failed: Failure }
);

/** A worker could not do what it was asked for. */
export class WorkerFailed extends Error {
  readonly why: Failure;

  constructor(why: Failure) {
    super(`the worker failed: ${why}`);
    this.why = why;
  }
}

/** Rejects with `WorkerFailed` what the worker cannot do; `onShare` hears of long tasks how much is done. */
export type AskWorker<Tasks extends WorkerTasks<Tasks>> = <Name extends keyof Tasks>(
  task: Name,
  asked: Tasks[Name]["asked"],
  onShare?: (share: number) => void,
) => Promise<Tasks[Name]["answer"]>;

/**
 * The way to ask a worker.
 * @param onEnd hears that the worker never started, or ran out of memory: it answers no more
 */
export function askerOf<Tasks extends WorkerTasks<Tasks>>(
  worker: Worker,
  onEnd?: () => void,
): AskWorker<Tasks> {
  interface Waiting {
    resolve: (answer: never) => void;
    reject: (error: Error) => void;
    onShare: ((share: number) => void) | undefined;
  }
  const waiting = new Map<number, Waiting>();
  let orders = 0;
  worker.onmessage = ({ data }: MessageEvent<WorkerReply<Tasks>>) => {
    const { resolve, reject, onShare } = waiting.get(data.id) ?? {};
    if ("share" in data) return onShare?.(data.share);
    waiting.delete(data.id);
    if ("failed" in data) reject?.(new WorkerFailed(data.failed));
    else resolve?.(data.answer as never);
  };
  worker.onerror = () => {
    onEnd?.();
    for (const { reject } of waiting.values()) reject(new WorkerFailed("unable"));
    waiting.clear();
  };
  return (task, asked, onShare) =>
    new Promise((resolve, reject) => {
      orders += 1;
      waiting.set(orders, { resolve, reject, onShare });
      worker.postMessage({ id: orders, task, asked });
    });
}
