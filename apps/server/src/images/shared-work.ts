import { Gone, NoPlace } from "../admission/places.ts";

interface UnderWay<Made> {
  made: Promise<Made>;
  waiting: number;
  stop: AbortController;
}

/** Work that all who ask for the same at the same moment share: it is done once, and ended when the last of them has gone. */
export class SharedWork<Made> {
  readonly #underWay = new Map<string, UnderWay<Made>>();

  /**
   * What becomes of the work of a name. It has the place of whoever began it; where they get none, the next one begins it.
   * @param begin begins it where nobody has; its signal aborts when nobody waits any more
   * @throws Gone; what the work throws
   */
  async join(
    name: string,
    gone: AbortSignal,
    begin: (nobodyWaits: AbortSignal) => Promise<Made>,
  ): Promise<Made> {
    if (gone.aborted) throw new Gone();
    const ofAnother = this.#underWay.get(name);
    if (!ofAnother) return this.#wait(name, gone, this.#begin(name, begin));
    try {
      return await this.#wait(name, gone, ofAnother);
    } catch (error) {
      if (error instanceof NoPlace) return this.join(name, gone, begin);
      throw error;
    }
  }

  #wait(name: string, gone: AbortSignal, work: UnderWay<Made>): Promise<Made> {
    work.waiting += 1;
    return new Promise<Made>((resolve, reject) => {
      const leave = () => {
        work.waiting -= 1;
        if (work.waiting === 0) this.#end(name, work);
        reject(new Gone());
      };
      gone.addEventListener("abort", leave, { once: true });
      work.made.then(resolve, reject).finally(() => gone.removeEventListener("abort", leave));
    });
  }

  #begin(name: string, begin: (nobodyWaits: AbortSignal) => Promise<Made>): UnderWay<Made> {
    const stop = new AbortController();
    const forget = () => this.#forget(name, work);
    const work: UnderWay<Made> = { made: begin(stop.signal).finally(forget), waiting: 0, stop };
    this.#underWay.set(name, work);
    return work;
  }

  #end(name: string, work: UnderWay<Made>): void {
    // who asks from now on begins anew
    this.#forget(name, work);
    work.stop.abort();
  }

  #forget(name: string, work: UnderWay<Made>): void {
    if (this.#underWay.get(name) === work) this.#underWay.delete(name);
  }
}
