import type { Failure } from "./failure-of.ts";

/** What a worker is asked for: a wish, and once what all drawings are made from. */
export interface DrawOrder<Wish> {
  wish: Wish;
  source?: ArrayBuffer;
}

/** What it answers. */
export type Drawn = { svg: string } | { failed: Failure };

/** A worker that draws, as its page knows it. */
export interface DrawBeside<Wish> {
  /** Has this drawn; of wishes that come faster than drawings, the last one counts. */
  draw: (wish: Wish) => void;
  /** Ends the worker and gives back the drawing's memory. */
  end: () => void;
}

export interface DrawBesideOptions {
  /** Starts the worker; written out by the caller, since bundlers look for it. */
  start: () => Worker;
  /** Address of what the drawings are made from, fetched with the first wish. */
  source: string;
  /** Hears the address of each drawing; it is good until the next one. */
  onDrawn: (address: string) => void;
  /** Hears why nothing will be drawn; `unable` without a connection, too. */
  onFailed?: (why: Failure) => void;
}

/**
 * Draws on this device what the server would draw, in a worker with the same engine. Null where the browser allows no
 * worker, as on a host page of another origin; the server draws then.
 */
export function drawBeside<Wish>({
  start,
  source,
  onDrawn,
  onFailed,
}: DrawBesideOptions): DrawBeside<Wish> | null {
  let worker: Worker;
  try {
    worker = start();
  } catch {
    return null;
  }
  let next: Wish | null = null;
  let busy = false;
  let shown = "";
  let bytes: ArrayBuffer | "loading" | "sent" | null = null;

  const ask = () => {
    if (busy || next === null || bytes === null || bytes === "loading") return;
    busy = true;
    const order: DrawOrder<Wish> = bytes === "sent" ? { wish: next } : { wish: next, source: bytes };
    worker.postMessage(order, order.source ? [order.source] : []);
    bytes = "sent";
    next = null;
  };
  const fetchSource = async () => {
    bytes = "loading";
    try {
      const answer = await fetch(source);
      bytes = answer.ok ? await answer.arrayBuffer() : null;
    } catch {
      bytes = null;
    }
    if (bytes === null) onFailed?.("unable");
    ask();
  };
  worker.onmessage = ({ data }: MessageEvent<Drawn>) => {
    busy = false;
    if ("failed" in data) return onFailed?.(data.failed);
    URL.revokeObjectURL(shown);
    shown = URL.createObjectURL(new Blob([data.svg], { type: "image/svg+xml" }));
    onDrawn(shown);
    ask();
  };
  worker.onerror = () => {
    busy = false;
    onFailed?.("unable");
  };
  return {
    draw: (wish) => {
      next = wish;
      if (bytes === null) void fetchSource();
      else ask();
    },
    end: () => {
      worker.terminate();
      URL.revokeObjectURL(shown);
    },
  };
}
