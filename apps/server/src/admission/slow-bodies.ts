import type { IncomingMessage } from "node:http";
import type { Stoppable } from "./places.ts";
import { bodySpeeds } from "./shares.ts";

/** How often bodies are looked at, in milliseconds. */
const everyMs = 1000;

/** Where a body was when it began to be watched. */
interface Begin {
  at: number;
  bytes: number;
}

/** Ends requests whose bodies trickle in only to hold a connection or a place; the more places are taken, the faster a body must be. */
export class SlowBodies {
  readonly #bodies = new Map<IncomingMessage, Begin>();
  readonly #isScarce: () => boolean;
  #timer: NodeJS.Timeout | undefined;

  constructor(isScarce: () => boolean) {
    this.#isScarce = isScarce;
  }

  /** Watches a request's body from now on, until it is complete. More than once does nothing. */
  watch(request: IncomingMessage): void {
    if (!hasBody(request) || request.complete || this.#bodies.has(request)) return;
    this.#bodies.set(request, { at: performance.now(), bytes: request.socket.bytesRead });
    this.#timer ??= setInterval(() => this.#look(), everyMs).unref();
  }

  /** An upload as the holder of a place. */
  stoppable(request: IncomingMessage): Stoppable {
    return { speed: () => this.#speedOf(request), stop: () => request.destroy() };
  }

  /** Bytes a second on average. A body that is here, or was just begun, is as fast as any. */
  #speedOf(request: IncomingMessage): number {
    const begin = this.#bodies.get(request);
    const seconds = begin ? (performance.now() - begin.at) / 1000 : 0;
    if (!begin || request.complete || seconds < bodySpeeds.afterSeconds) return Number.POSITIVE_INFINITY;
    return (request.socket.bytesRead - begin.bytes) / seconds;
  }

  #look(): void {
    const minSpeed = this.#isScarce() ? bodySpeeds.whileScarce : bodySpeeds.usual;
    for (const request of this.#bodies.keys()) {
      // once all of it is here, a slow disk is not the sender's fault
      if (request.complete || request.destroyed) this.#bodies.delete(request);
      else if (this.#speedOf(request) < minSpeed) request.destroy();
    }
    if (this.#bodies.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}
