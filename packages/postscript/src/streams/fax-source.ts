import { ByteSource } from "./byte-source.ts";
import { blackRuns, rowModes, whiteRuns } from "./fax-codes.ts";

/** The parameters of a fax-coded picture, by their names in PostScript. */
export interface FaxLayout {
  /** Below 0: all rows two-dimensional; 0: none; above 0: each row says. */
  readonly k: number;
  readonly columns: number;
  /** 0 when the data say where they end. */
  readonly rows: number;
  readonly isByteAligned: boolean;
  readonly blackIs1: boolean;
}

const longestCode = 13;

/** Decodes CCITT fax data (ITU-T T.4 and T.6), row by row; damaged data end it. */
export class FaxSource extends ByteSource {
  readonly #below: ByteSource;
  readonly #layout: FaxLayout;
  /** Where the row above changes color, with two ends behind the last. */
  #above: number[];
  #rows = 0;
  #bits = 0;
  #bitCount = 0;
  #isOver = false;

  constructor(below: ByteSource, layout: FaxLayout) {
    super();
    this.#below = below;
    this.#layout = layout;
    this.#above = [layout.columns, layout.columns];
    this.buffer = new Uint8Array(Math.ceil(layout.columns / 8));
  }

  protected override refill(): boolean {
    const { rows, columns, isByteAligned } = this.#layout;
    this.position = 0;
    this.end = 0;
    if (this.#isOver || (rows > 0 && this.#rows >= rows)) return false;
    if (isByteAligned) this.#bitCount -= this.#bitCount % 8;
    const isFlat = this.#skipMarks();
    if (this.#isOver) return false;
    const edges = isFlat ? this.#flatRow() : this.#rowByAbove();
    if (edges === null) {
      this.#isOver = true;
      return false;
    }
    this.#rows++;
    this.#above = [...edges, columns, columns];
    this.#draw(edges);
    this.end = this.buffer.length;
    return true;
  }

  /** Passes over a mark of a line's end; two in a row, or one in data without any, end all. */
  #skipMarks(): boolean {
    const { k } = this.#layout;
    let isFlat = k === 0;
    for (let marks = 0; this.#peek(11) === 0; marks++) {
      let zeros = 0;
      for (; zeros < 64 && this.#peek(1) === 0; zeros++) this.#take(1);
      this.#isOver = zeros >= 64 || marks > 0 || k < 0;
      if (this.#isOver) return true;
      this.#take(1);
      if (k > 0) isFlat = this.#take(1) === 1;
    }
    return isFlat;
  }

  #flatRow(): number[] | null {
    const edges: number[] = [];
    let at = 0;
    for (let isBlack = false; at < this.#layout.columns; isBlack = !isBlack) {
      const run = this.#run(isBlack);
      if (run < 0) return null;
      at += run;
      edges.push(at);
    }
    return edges;
  }

  /** A row told by how its edges lie to those of the row above. */
  #rowByAbove(): number[] | null {
    const { columns } = this.#layout;
    const edges: number[] = [];
    let at = 0;
    let isBlack = false;
    let isFirst = true;
    while (at < columns) {
      const mode = this.#code(rowModes);
      if (mode === undefined) return null;
      const [first, second] = this.#edgesAbove(at, isBlack, isFirst);
      isFirst = false;
      if (mode === "pass") at = second;
      else if (mode === "horizontal") {
        const [one, two] = [this.#run(isBlack), this.#run(!isBlack)];
        if (one < 0 || two < 0) return null;
        edges.push(at + one, at + one + two);
        at += one + two;
      } else {
        if (first + mode < at) return null;
        at = first + mode;
        edges.push(at);
        isBlack = !isBlack;
      }
    }
    return edges;
  }

  /** The next edge of the row above that turns to the other color, and the one after it. */
  #edgesAbove(at: number, isBlack: boolean, isFirst: boolean): [number, number] {
    const above = this.#above;
    let k = isBlack ? 1 : 0;
    while (k < above.length - 1 && (isFirst ? above[k]! < at : above[k]! <= at)) k += 2;
    const { columns } = this.#layout;
    return [above[k] ?? columns, above[k + 1] ?? columns];
  }

  /** The length of a run, or -1. */
  #run(isBlack: boolean): number {
    const runs = isBlack ? blackRuns : whiteRuns;
    for (let total = 0; total <= this.#layout.columns; ) {
      const run = this.#code(runs);
      if (run === undefined) return -1;
      total += run;
      if (run < 64) return total;
    }
    return -1;
  }

  #code<Meaning>(codes: ReadonlyMap<number, Meaning>): Meaning | undefined {
    let key = 1;
    for (let length = 1; length <= longestCode; length++) {
      key = (key << 1) | this.#take(1);
      const meaning = codes.get(key);
      if (meaning !== undefined) return meaning;
    }
    return undefined;
  }

  /** The next bits without taking them; zeros behind the end. */
  #peek(count: number): number {
    while (this.#bitCount < count) {
      const byte = this.#below.next();
      this.#bits = ((this.#bits & 0xffff) << 8) | Math.max(0, byte);
      this.#bitCount += 8;
    }
    return (this.#bits >>> (this.#bitCount - count)) & ((1 << count) - 1);
  }

  #take(count: number): number {
    let value = 0;
    for (let k = 0; k < count; k++) {
      value = (value << 1) | this.#peek(1);
      this.#bitCount--;
    }
    return value;
  }

  #draw(edges: readonly number[]): void {
    const { columns, blackIs1 } = this.#layout;
    const { buffer } = this;
    buffer.fill(blackIs1 ? 0 : 255);
    for (let k = 0; k < edges.length; k += 2) {
      const to = Math.min(columns, edges[k + 1] ?? columns);
      for (let x = edges[k]!; x < to; x++) buffer[x >> 3]! ^= 128 >> (x & 7);
    }
  }
}
