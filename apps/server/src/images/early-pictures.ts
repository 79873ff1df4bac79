import type { MadeFile } from "./child/child-task.ts";
import { type Claim, type NewDrawing, showPictures } from "./conversion-store.ts";
import { drawingOf, publishFile } from "./publish-files.ts";
import type { Stores } from "./stores.ts";

/**
 * Shows pictures of a conversion before it is done: the photo soon after the upload, before and after as soon as
 * both are there. Works in the background, one batch after the other.
 */
export class EarlyPictures {
  readonly #stores: Stores;
  readonly #claim: Claim;
  readonly #onShown: () => void;
  readonly #shown: NewDrawing[] = [];
  #work: Promise<void> = Promise.resolve();

  constructor(stores: Stores, claim: Claim, onShown: () => void) {
    this.#stores = stores;
    this.#claim = claim;
    this.#onShown = onShown;
  }

  /** @param painted whether before and after can be compared from now on */
  show(files: readonly MadeFile[], painted: boolean): void {
    this.#work = this.#work.then(() => this.#show(files, painted));
    // whoever waits for the end hears of a failure; until then nobody listens
    this.#work.catch(() => {});
  }

  /** Waits for the last batch and gives everything that was shown, newest last. Rejects when a batch failed. */
  async end(): Promise<readonly NewDrawing[]> {
    await this.#work;
    return this.#shown;
  }

  async #show(files: readonly MadeFile[], painted: boolean): Promise<void> {
    const batch: NewDrawing[] = [];
    for (const made of files) {
      // until the real one is there, the photo stands in its place
      const which = made.name === "photo" ? "origin" : made.name;
      batch.push(
        drawingOf(made, which, await publishFile(this.#stores.files, this.#claim.id, made.name, made)),
      );
    }
    this.#shown.push(...batch);
    await showPictures(this.#stores.db, this.#claim, { pictures: batch, painted });
    this.#onShown();
  }
}
