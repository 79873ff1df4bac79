import { EventEmitter } from "node:events";

/**
 * Tells listeners in this process that an image has changed, so that they look at once. Changes made by other
 * processes are not heard here; whoever listens also looks now and then.
 */
export class ImageChanges {
  readonly #emitter = new EventEmitter().setMaxListeners(0);

  announce(imageId: string): void {
    this.#emitter.emit(imageId);
  }

  /** Calls `listener` at every change until the returned function is called. */
  listen(imageId: string, listener: () => void): () => void {
    this.#emitter.on(imageId, listener);
    return () => this.#emitter.off(imageId, listener);
  }
}
