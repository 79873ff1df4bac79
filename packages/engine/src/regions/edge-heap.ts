/**
 * Edges by priority, cheapest first. An edge may be pushed again with a new priority; only its newest entry
 * counts, older ones are dropped when they surface.
 */
export class EdgeHeap {
  #priorities: Float64Array;
  #edges: Int32Array;
  #size = 0;
  readonly #newest: Float64Array;
  /** The priority under which the edge that `pop` gave last was pushed. */
  popped = 0;

  /** @param edges how many edges there are; edges are numbers below it */
  constructor(edges: number) {
    this.#priorities = new Float64Array(edges + 16);
    this.#edges = new Int32Array(edges + 16);
    this.#newest = new Float64Array(edges).fill(Number.NaN);
  }

  push(edge: number, priority: number): void {
    this.#newest[edge] = priority;
    if (this.#size === this.#edges.length) this.#grow();
    const priorities = this.#priorities;
    const edges = this.#edges;
    let at = this.#size++;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (priorities[parent]! <= priority) break;
      priorities[at] = priorities[parent]!;
      edges[at] = edges[parent]!;
      at = parent;
    }
    priorities[at] = priority;
    edges[at] = edge;
  }

  /** Takes `edge` out: its entries are dropped when they surface. */
  remove(edge: number): void {
    this.#newest[edge] = Number.NaN;
  }

  /** The cheapest edge, taken out, or -1 when none costs at most `limit`. */
  pop(limit: number): number {
    while (this.#size > 0 && this.#priorities[0]! <= limit) {
      const priority = this.#priorities[0]!;
      const edge = this.#edges[0]!;
      this.#dropFirst();
      if (this.#newest[edge] === priority) {
        this.#newest[edge] = Number.NaN;
        this.popped = priority;
        return edge;
      }
    }
    return -1;
  }

  #dropFirst(): void {
    const priorities = this.#priorities;
    const edges = this.#edges;
    const size = --this.#size;
    const priority = priorities[size]!;
    const edge = edges[size]!;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= size) break;
      if (child + 1 < size && priorities[child + 1]! < priorities[child]!) child++;
      if (priorities[child]! >= priority) break;
      priorities[at] = priorities[child]!;
      edges[at] = edges[child]!;
      at = child;
    }
    priorities[at] = priority;
    edges[at] = edge;
  }

  #grow(): void {
    const priorities = new Float64Array(this.#size * 2);
    priorities.set(this.#priorities);
    this.#priorities = priorities;
    const edges = new Int32Array(this.#size * 2);
    edges.set(this.#edges);
    this.#edges = edges;
  }
}
