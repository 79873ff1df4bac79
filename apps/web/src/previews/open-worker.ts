import workerFile from "./previews.worker.ts?worker&url";
import { startWorker } from "../platform/start-worker.ts";
import {
  animals,
  backbone,
  boundaries,
  detector,
  keptLines,
  mesh,
  peopleParts,
  person,
  salient,
} from "virtual:seeing-files";
import { type AskWorker, askerOf } from "../platform/ask-worker.ts";
import type { Tasks, WeightAddresses } from "./preview-tasks.ts";

/** A worker with the engine, as its page knows it. */
export interface PreviewsWorker {
  /** Rejects with `WorkerFailed` what it cannot do, as a photo that this browser cannot read. */
  ask: AskWorker<Tasks>;
  /** Ends the worker and gives back its memory, as soon as nobody keeps it. What was asked is never answered. */
  end: () => void;
  /** Keeps it from ending until the returned function is called. */
  keep: () => () => void;
  /** Aborts when it has ended. */
  ended: AbortSignal;
}

/** Right on a foreign host page, too. */
const here = (address: string) => new URL(address, import.meta.url).href;

/** Where a worker fetches what it looks at photos with. */
export const weights: WeightAddresses = {
  animals: here(animals),
  backbone: here(backbone),
  boundaries: here(boundaries),
  detector: here(detector),
  keptLines: here(keptLines),
  mesh: here(mesh),
  peopleParts: here(peopleParts),
  person: here(person),
  salient: here(salient),
};

/** Starts a worker; null where the browser allows none, as on a host page of another origin. */
export function openWorker(): PreviewsWorker | null {
  let worker: Worker;
  try {
    worker = startWorker(new URL(workerFile, import.meta.url).href);
  } catch {
    return null;
  }
  const ended = new AbortController();
  const keepers = new Set<() => void>();
  let isOver = false;
  const endIfFree = () => {
    if (!isOver || keepers.size > 0) return;
    worker.terminate();
    ended.abort();
  };
  return {
    ask: askerOf<Tasks>(worker),
    end() {
      isOver = true;
      endIfFree();
    },
    keep() {
      const release = () => {
        keepers.delete(release);
        endIfFree();
      };
      keepers.add(release);
      return release;
    },
    ended: ended.signal,
  };
}
