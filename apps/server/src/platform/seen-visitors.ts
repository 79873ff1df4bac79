/** A session that ends in another process can read here for at most this long; it changes nothing any more. */
const keptMs = 5_000;
const maxKept = 10_000;

/**
 * Visitors by their session cookie, for five seconds: a page that polls would else have the same two rows read each time,
 * which is most of what a poll costs.
 */
export class SeenVisitors<Visitor> {
  readonly #now: () => number;
  /** Oldest first. */
  readonly #kept = new Map<string, { visitor: Visitor; until: number }>();

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  find(cookie: string): Visitor | undefined {
    const found = this.#kept.get(cookie);
    return found && found.until > this.#now() ? found.visitor : undefined;
  }

  keep(cookie: string, visitor: Visitor): void {
    this.#kept.delete(cookie);
    this.#kept.set(cookie, { visitor, until: this.#now() + keptMs });
    for (const [oldest, { until }] of this.#kept) {
      if (until > this.#now() && this.#kept.size <= maxKept) return;
      this.#kept.delete(oldest);
    }
  }

  /** Somebody signed in or out: what the cookie stood for is asked anew. */
  forget(cookie: string | undefined): void {
    if (cookie !== undefined) this.#kept.delete(cookie);
  }

  /** Sessions ended, or a user is gone: what any of these cookies stood for is asked anew. */
  forgetAll(isMeant: (visitor: Visitor) => boolean): void {
    for (const [cookie, { visitor }] of this.#kept) if (isMeant(visitor)) this.#kept.delete(cookie);
  }
}
