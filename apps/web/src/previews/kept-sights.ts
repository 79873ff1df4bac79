import { sameBytes } from "./same-bytes.ts";

/** A look at a photo, under way or done. */
interface Kept<Sight> {
  readonly photo: Blob;
  readonly sight: Promise<Sight>;
  readonly anotherWanted: AbortController;
}

/**
 * Looks at a photo. Its signal aborts when somebody wants another photo looked at: from then on a look that its own form does not
 * need any more may end.
 */
export type Look<Sight> = (anotherWanted: AbortSignal) => Promise<Sight>;

/**
 * What was seen of photos, so that each is looked at once as long as its page is there, however many forms ask, and though each opens
 * the file anew.
 */
export class KeptSights<Sight> {
  /** The longest unused first. */
  #kept: readonly Kept<Sight>[] = [];
  readonly #max: number;
  /** One question after the other, so that two at the same moment do not both find nothing. */
  #before: Promise<unknown> = Promise.resolve();

  /** @param max photos that are remembered: each takes some megabytes */
  constructor(max: number) {
    this.#max = max;
  }

  /**
   * What is seen of a photo: as it was seen before, as somebody else is just seeing it, or as `look` sees it now. Where the look of
   * somebody else comes to nothing, the photo is looked at all the same.
   */
  async of(photo: Blob, look: Look<Sight>): Promise<Sight> {
    for (;;) {
      const { own, isNew } = await this.#inTurn(() => this.#findOrBegin(photo, look));
      try {
        return await own.sight;
      } catch (error) {
        if (isNew) throw error;
      }
    }
  }

  #inTurn<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    const answer = this.#before.then(ask);
    this.#before = answer.catch(() => {});
    return answer;
  }

  async #findOrBegin(photo: Blob, look: Look<Sight>): Promise<{ own: Kept<Sight>; isNew: boolean }> {
    for (const own of this.#kept)
      if (await sameBytes(own.photo, photo)) {
        this.#use(own);
        return { own, isNew: false };
      }
    for (const { anotherWanted } of this.#kept) anotherWanted.abort();
    const anotherWanted = new AbortController();
    const own = { photo, anotherWanted, sight: look(anotherWanted.signal) };
    this.#use(own);
    own.sight.catch(() => {
      this.#kept = this.#kept.filter((other) => other !== own);
    });
    return { own, isNew: true };
  }

  #use(own: Kept<Sight>): void {
    this.#kept = [...this.#kept.filter((other) => other !== own), own].slice(-this.#max);
  }
}
