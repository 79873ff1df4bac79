/**
 * An open-addressing table from pairs of regions to the edge between them. It reads the ends of edges where the graph keeps them,
 * so an edge that moves is added again; edges that are gone stay until another one has the same two ends.
 */
export class PairTable {
  #slots: Int32Array;
  #used = 0;
  readonly #graph: { a: Int32Array; b: Int32Array };

  constructor(graph: { a: Int32Array; b: Int32Array }, size: number) {
    this.#graph = graph;
    let length = 1024;
    while (length < size * 2) length *= 2;
    this.#slots = new Int32Array(length).fill(-1);
  }

  #slot(p: number, q: number): number {
    const low = p < q ? p : q;
    const high = p < q ? q : p;
    const mask = this.#slots.length - 1;
    let slot = (Math.imul(low, 0x9e3779b1) ^ Math.imul(high, 0x85ebca6b)) >>> 0;
    slot = (slot ^ (slot >>> 15)) & mask;
    for (;;) {
      const edge = this.#slots[slot]!;
      if (edge < 0) return slot;
      const a = this.#graph.a[edge]!;
      const b = this.#graph.b[edge]!;
      if ((a === p && b === q) || (a === q && b === p)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  /** The edge between two regions, or -1. */
  find(p: number, q: number): number {
    return this.#slots[this.#slot(p, q)]!;
  }

  /** Remembers `edge` under its two ends, which must be in the graph already. */
  add(edge: number): void {
    if (this.#used * 2 > this.#slots.length) this.#grow();
    const slot = this.#slot(this.#graph.a[edge]!, this.#graph.b[edge]!);
    if (this.#slots[slot]! < 0) this.#used++;
    this.#slots[slot] = edge;
  }

  /** A bigger table without the entries of edges that moved or died meanwhile. */
  #grow(): void {
    const old = this.#slots;
    this.#slots = new Int32Array(old.length * 2).fill(-1);
    this.#used = 0;
    for (const edge of old) if (edge >= 0) this.add(edge);
  }
}
