import { ByteSource } from "./byte-source.ts";

/** What the data looked like before it was made easier to pack. */
export interface PredictorLayout {
  /** 2: TIFF's differences; 10 and above: PNG's filters, named by the first byte of each row. */
  readonly predictor: number;
  readonly colors: number;
  readonly bitsPerComponent: number;
  readonly columns: number;
}

/** Undoes a predictor, row by row. */
export class PredictorSource extends ByteSource {
  readonly #below: ByteSource;
  readonly #isPng: boolean;
  readonly #isBytes: boolean;
  readonly #step: number;
  #above: Uint8Array;

  constructor(below: ByteSource, layout: PredictorLayout) {
    super();
    const bits = layout.colors * layout.bitsPerComponent;
    const length = Math.ceil((bits * layout.columns) / 8);
    this.#below = below;
    this.#isPng = layout.predictor >= 10;
    this.#isBytes = layout.bitsPerComponent === 8;
    this.#step = Math.max(1, bits >> 3);
    this.#above = new Uint8Array(length);
    this.buffer = new Uint8Array(length);
  }

  protected override refill(): boolean {
    const filter = this.#isPng ? this.#below.next() : 1;
    if (filter < 0) return false;
    const row = this.#above;
    this.#above = this.buffer;
    this.buffer = row;
    this.position = 0;
    this.end = this.#below.read(row);
    if (this.#isPng || this.#isBytes) undo(row, this.#above, this.#step, filter);
    return this.end > 0;
  }
}

function undo(row: Uint8Array, above: Uint8Array, step: number, filter: number): void {
  if (filter === 0) return;
  for (let k = 0; k < row.length; k++) {
    const left = k >= step ? row[k - step]! : 0;
    const up = above[k]!;
    let guess = filter === 1 ? left : up;
    if (filter === 3) guess = (left + up) >> 1;
    else if (filter === 4) guess = paeth(left, up, k >= step ? above[k - step]! : 0);
    row[k] = (row[k]! + guess) & 255;
  }
}

function paeth(left: number, up: number, corner: number): number {
  const toLeft = Math.abs(up - corner);
  const toUp = Math.abs(left - corner);
  const toCorner = Math.abs(left + up - 2 * corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}
