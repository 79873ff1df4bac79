import { asciiText } from "./ascii-text.ts";
import type { Pen } from "./follow-path.ts";

const [minus, dot, space, zero] = [45, 46, 32, 48];
const [close, none] = ["z".charCodeAt(0), 0];
/** Between the codes of a letter written large (absolute) and small (relative). */
const toSmall = 32;
const [M, L, H, V, C, S] = [..."MLHVCS"].map((letter) => letter.charCodeAt(0)) as [
  number,
  number,
  number,
  number,
  number,
  number,
];

/** A number of grid steps as text: `decimals` digits after the point, as short as can be. */
export function gridText(value: number, decimals: number): string {
  const text = (Math.abs(value) / 10 ** decimals).toFixed(decimals);
  const short = decimals > 0 ? text.replace(/\.?0+$/, "").replace(/^0\./, ".") : text;
  return value < 0 && short !== "0" ? `-${short}` : short;
}

/**
 * Writes SVG path data from points on a grid, as short as it can: differences of whole grid steps, so that nothing
 * drifts, `h`, `v` and `s` where they serve, large letters where the place itself is shorter to say than the way to it.
 */
export class PathPen implements Pen {
  #codes = new Uint8Array(1024);
  #length = 0;
  /** Places of the command that is being written, x and y in turn. */
  readonly #at = [0, 0, 0, 0, 0, 0];
  /** What was written last: the letter that another number would continue, and whether it had a point. */
  #letter = none;
  #hadDot = false;
  #x = 0;
  #y = 0;
  #startX = 0;
  #startY = 0;
  /** The second handle of the cubic before, if one was. */
  #handleX = 0;
  #handleY = 0;
  /** Whether nothing was drawn since the last move. */
  #hasMoved = false;
  /** Where the last straight line was begun to be written; -1 if something else was written last. */
  #lineAt = -1;
  readonly #scale: number;
  readonly #decimals: number;

  /** @param decimals digits after the point of one grid step: 1 for tenths */
  constructor(decimals: number) {
    this.#decimals = decimals;
    this.#scale = 10 ** decimals;
  }

  get isEmpty(): boolean {
    return this.#length === 0;
  }

  isAt(x: number, y: number): boolean {
    return this.#length > 0 && x === this.#x && y === this.#y;
  }

  move(x: number, y: number): void {
    this.#place(0, x, y);
    this.#write(M, 0, 2);
    // numbers that follow a move are lines
    this.#letter = this.#letter === M ? L : L + toSmall;
    this.#go(x, y);
    this.#startX = x;
    this.#startY = y;
    this.#hasMoved = true;
    this.#lineAt = -1;
  }

  line(x: number, y: number): void {
    // a line without length shows its caps, if nothing else of it is seen
    if (x === this.#x && y === this.#y && !this.#hasMoved) return;
    this.#hasMoved = false;
    this.#lineAt = this.#length;
    this.#place(0, x, y);
    if (y === this.#y) this.#write(H, 0, 1);
    else if (x === this.#x) this.#write(V, 1, 2);
    else this.#write(L, 0, 2);
    this.#go(x, y);
  }

  // biome-ignore lint/complexity/useMaxParams: three places, called for each cubic, as in a browser's `bezierCurveTo`
  cubic(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    const isSmooth =
      (this.#letter | toSmall) === (C | toSmall) || (this.#letter | toSmall) === (S | toSmall)
        ? x1 - this.#x === this.#x - this.#handleX && y1 - this.#y === this.#y - this.#handleY
        : false;
    this.#place(0, x1, y1);
    this.#place(2, x2, y2);
    this.#place(4, x, y);
    if (isSmooth) this.#write(S, 2, 6);
    else this.#write(C, 0, 6);
    this.#handleX = x2;
    this.#handleY = y2;
    this.#hasMoved = false;
    this.#lineAt = -1;
    this.#go(x, y);
  }

  /** Ends a closed outline; the straight line back to its beginning needs no words. */
  close(): void {
    if (this.#lineAt >= 0 && this.#x === this.#startX && this.#y === this.#startY)
      this.#length = this.#lineAt;
    this.#put(close);
    this.#letter = close;
    this.#lineAt = -1;
    this.#go(this.#startX, this.#startY);
  }

  /** All that was written; the pen is empty afterwards and stands nowhere. */
  take(): string {
    const out = asciiText(this.#codes.subarray(0, this.#length));
    this.#length = 0;
    this.#letter = none;
    this.#x = 0;
    this.#y = 0;
    return out;
  }

  #go(x: number, y: number): void {
    this.#x = x;
    this.#y = y;
  }

  #place(i: number, x: number, y: number): void {
    this.#at[i] = x;
    this.#at[i + 1] = y;
  }

  /** A command with the numbers `first` to `end - 1` of its places: relative, or absolute where that is shorter. */
  #write(letter: number, first: number, end: number): void {
    const begin = this.#length;
    const before = this.#hadDot;
    if (this.#codes.length < begin + 200) this.#grow();
    if (letter === M && begin === 0) {
      this.#words(letter, first, end, false);
      return;
    }
    const old = this.#letter;
    this.#words(letter + toSmall, first, end, true);
    if (!this.#mayBeShorter(first, end)) return;
    const length = this.#length;
    const letterThen = this.#letter;
    const dotThen = this.#hadDot;
    this.#letter = old;
    this.#hadDot = before;
    this.#words(letter, first, end, false);
    if (this.#length - length < length - begin) {
      this.#codes.copyWithin(begin, length, this.#length);
      this.#length -= length - begin;
      return;
    }
    this.#length = length;
    this.#letter = letterThen;
    this.#hadDot = dotThen;
  }

  /** Places near the left or upper edge are short to say, and far ways are long. */
  #mayBeShorter(first: number, end: number): boolean {
    const near = 10 * this.#scale;
    const far = 100 * this.#scale;
    for (let i = first; i < end; i++) {
      const value = this.#at[i]!;
      const way = value - (i & 1 ? this.#y : this.#x);
      if (value < near || way >= far || way <= -far) return true;
    }
    return false;
  }

  #words(letter: number, first: number, end: number, isRelative: boolean): void {
    let isFirst = letter !== this.#letter;
    if (isFirst) this.#put(letter);
    this.#letter = letter;
    for (let i = first; i < end; i++) {
      this.#number(this.#at[i]! - (isRelative ? (i & 1 ? this.#y : this.#x) : 0), isFirst);
      isFirst = false;
    }
  }

  #number(value: number, isFirst: boolean): void {
    const size = Math.abs(value);
    const whole = Math.floor(size / this.#scale);
    let rest = size - whole * this.#scale;
    const begins = value < 0 ? minus : whole === 0 && rest > 0 ? dot : zero;
    if (begins === minus) this.#put(minus);
    else if (!isFirst && !(begins === dot && this.#hadDot)) this.#put(space);
    if (whole > 0 || rest === 0) this.#digits(whole);
    this.#hadDot = rest > 0;
    if (rest === 0) return;
    this.#put(dot);
    for (let step = this.#scale / 10; rest > 0; step /= 10) {
      const digit = Math.floor(rest / step);
      this.#put(zero + digit);
      rest -= digit * step;
    }
  }

  #digits(value: number): void {
    let step = 1;
    while (step * 10 <= value) step *= 10;
    for (let rest = value; step >= 1; step /= 10) {
      const digit = Math.floor(rest / step);
      this.#put(zero + digit);
      rest -= digit * step;
    }
  }

  #put(code: number): void {
    this.#codes[this.#length++] = code;
  }

  #grow(): void {
    const more = new Uint8Array(this.#codes.length * 2);
    more.set(this.#codes);
    this.#codes = more;
  }

  /** A number that stands alone, as in an attribute. */
  text(value: number): string {
    return gridText(value, this.#decimals);
  }
}
