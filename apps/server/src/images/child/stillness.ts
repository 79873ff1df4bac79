/**
 * The longest time between two looks that counts, in seconds. Looks come ten times a second. Where they come much later, the one who
 * looks had no processor either, or the whole machine stood still: that says nothing about the process that is looked at.
 */
const maxStep = 1;

/** Tells how long a process has had no processor time at all; one that gets a little now and then works, however slowly. */
export class Stillness {
  #used: number;
  #looked: number;
  #still = 0;

  /** @param used processor time so far, in seconds; `clock` in seconds, too */
  constructor(used: number, clock: number) {
    this.#used = used;
    this.#looked = clock;
  }

  /** Takes what was used by now; returns for how many seconds nothing has been used. */
  look(used: number, clock: number): number {
    const step = Math.min(clock - this.#looked, maxStep);
    this.#still = used > this.#used ? 0 : this.#still + step;
    this.#used = used;
    this.#looked = clock;
    return this.#still;
  }
}
