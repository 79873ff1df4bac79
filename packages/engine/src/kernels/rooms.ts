/** The least multiple that is not below a value. */
export const up = (value: number, multiple: number) => Math.ceil(value / multiple) * multiple;

/** Room that is handed out, taken back and handed out again. */
export class Rooms {
  readonly #taken = new Map<number, number>();
  /** The most bytes that were ever taken. */
  peak = 0;

  take(bytes: number): number {
    // vectors may read and write a little beyond the end
    const needed = up(bytes, 16) + 64;
    let at = 0;
    const inOrder = [...this.#taken].sort((a, b) => a[0] - b[0]);
    for (const [begin, size] of inOrder) {
      if (begin - at >= needed) break;
      at = begin + size;
    }
    this.#taken.set(at, needed);
    this.peak = Math.max(this.peak, at + needed);
    return at;
  }

  give(at: number): void {
    this.#taken.delete(at);
  }
}
