/** Sets of the numbers below a count that only ever join (union-find with path halving, Tarjan & van Leeuwen 1984). */
export class DisjointSets {
  readonly #parent: Int32Array;

  /** @param count how many members there are, each a set of its own */
  constructor(count: number) {
    this.#parent = new Int32Array(count);
    for (let member = 0; member < count; member++) this.#parent[member] = member;
  }

  /** The member that stands for the whole set of one. */
  find(member: number): number {
    const parent = this.#parent;
    let at = member;
    while (parent[at] !== at) {
      parent[at] = parent[parent[at]!]!;
      at = parent[at]!;
    }
    return at;
  }

  /** Makes the sets of two members one; what stood for the first stands for both. */
  join(stays: number, goes: number): void {
    this.#parent[this.find(goes)] = this.find(stays);
  }
}
