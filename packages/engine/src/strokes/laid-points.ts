/** Points of strokes that lie on the page already, sorted into squares. */
export class LaidPoints {
  /** Of a square, in millimeters: as far as strokes of any layer of hatching are apart. */
  readonly #side = 1.5;
  readonly #across: number;
  readonly #first: Int32Array;
  #count = 0;
  #next = new Int32Array(4096);
  #x = new Float64Array(4096);
  #y = new Float64Array(4096);

  constructor(widthMM: number, heightMM: number) {
    this.#across = Math.ceil(widthMM / this.#side) + 3;
    this.#first = new Int32Array(this.#across * (Math.ceil(heightMM / this.#side) + 3)).fill(-1);
  }

  add(x: number, y: number): void {
    if (this.#count === this.#next.length) this.#grow();
    const column = Math.floor(x / this.#side) + 1;
    const cell = (Math.floor(y / this.#side) + 1) * this.#across + column;
    const point = this.#count++;
    this.#next[point] = this.#first[cell]!;
    this.#first[cell] = point;
    this.#x[point] = x;
    this.#y[point] = y;
  }

  #grow(): void {
    const count = 2 * this.#count;
    const wider = <T extends Int32Array | Float64Array>(empty: T, old: T): T => {
      empty.set(old);
      return empty;
    };
    this.#next = wider(new Int32Array(count), this.#next);
    this.#x = wider(new Float64Array(count), this.#x);
    this.#y = wider(new Float64Array(count), this.#y);
  }

  /** Whether a point lies within `gap`, at most a square's side. */
  isNear(x: number, y: number, gap: number): boolean {
    const side = this.#side;
    const left = Math.floor((x - gap) / side) + 1;
    const right = Math.floor((x + gap) / side) + 1;
    const top = Math.floor((y - gap) / side) + 1;
    const bottom = Math.floor((y + gap) / side) + 1;
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) {
        for (let i = this.#first[row * this.#across + column]!; i >= 0; i = this.#next[i]!) {
          const dx = this.#x[i]! - x;
          const dy = this.#y[i]! - y;
          if (dx * dx + dy * dy < gap * gap) return true;
        }
      }
    }
    return false;
  }
}
