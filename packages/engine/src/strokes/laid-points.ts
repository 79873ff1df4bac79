/** Points of strokes that lie on the page already, sorted into squares. */
export class LaidPoints {
  readonly #side = 1.5;
  readonly #across: number;
  readonly #first: Int32Array;
  readonly #next: number[] = [];
  readonly #x: number[] = [];
  readonly #y: number[] = [];

  constructor(widthMM: number, heightMM: number) {
    this.#across = Math.ceil(widthMM / this.#side) + 3;
    this.#first = new Int32Array(this.#across * (Math.ceil(heightMM / this.#side) + 3)).fill(-1);
  }

  #cell(x: number, y: number): number {
    return (Math.floor(y / this.#side) + 1) * this.#across + Math.floor(x / this.#side) + 1;
  }

  add(x: number, y: number): void {
    const cell = this.#cell(x, y);
    this.#next.push(this.#first[cell]!);
    this.#first[cell] = this.#x.length;
    this.#x.push(x);
    this.#y.push(y);
  }

  /** Whether a point lies within `gap`, at most a square's side. */
  isNear(x: number, y: number, gap: number): boolean {
    const middle = this.#cell(x, y);
    for (const row of [-this.#across, 0, this.#across]) {
      for (let cell = middle + row - 1; cell <= middle + row + 1; cell++) {
        for (let i = this.#first[cell]!; i >= 0; i = this.#next[i]!) {
          const [dx, dy] = [this.#x[i]! - x, this.#y[i]! - y];
          if (dx * dx + dy * dy < gap * gap) return true;
        }
      }
    }
    return false;
  }
}
