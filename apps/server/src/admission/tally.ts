import type { Who } from "./who.ts";

/** Counts things by visitor and by network. Nothing is left of whom nothing is counted of. */
export class Tally {
  readonly #counts = new Map<string, number>();

  add(who: Who): void {
    for (const name of namesOf(who)) this.#counts.set(name, this.#of(name) + 1);
  }

  remove(who: Who): void {
    for (const name of namesOf(who)) {
      const left = this.#of(name) - 1;
      if (left > 0) this.#counts.set(name, left);
      else this.#counts.delete(name);
    }
  }

  ofVisitor({ visitor }: Pick<Who, "visitor">): number {
    return visitor === null ? 0 : this.#of(`visitor ${visitor}`);
  }

  /** What a network has: the most of all networks around an address, where each wider one counts half as much as that inside it. */
  ofNetwork({ networks }: Pick<Who, "networks">): number {
    return Math.max(0, ...networks.map((network, k) => this.#of(`network ${network}`) / 2 ** k));
  }

  #of(name: string): number {
    return this.#counts.get(name) ?? 0;
  }
}

function namesOf({ visitor, networks }: Who): string[] {
  const names = networks.map((network) => `network ${network}`);
  return visitor === null ? names : [`visitor ${visitor}`, ...names];
}
