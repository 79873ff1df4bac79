import { PaletteFileError } from "./palette-file.ts";

/** Reads big-endian numbers and texts one after the other; whatever would lie behind the end is damage. */
export class ByteReader {
  readonly #view: DataView;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get left(): number {
    return this.#view.byteLength - this.#at;
  }

  #take(length: number): number {
    if (length > this.left) throw new PaletteFileError("damaged");
    this.#at += length;
    return this.#at - length;
  }

  u16(): number {
    return this.#view.getUint16(this.#take(2));
  }

  u32(): number {
    return this.#view.getUint32(this.#take(4));
  }

  f32(): number {
    return this.#view.getFloat32(this.#take(4));
  }

  /** Letters of one byte each. */
  latin(length: number): string {
    const from = this.#take(length);
    return String.fromCharCode(...Array.from({ length }, (_, k) => this.#view.getUint8(from + k)));
  }

  /** UTF-16 of so many units, up to its closing zero. */
  utf16(units: number): string {
    const from = this.#take(units * 2);
    let text = "";
    for (let k = 0; k < units; k++) {
      const unit = this.#view.getUint16(from + 2 * k);
      if (unit === 0) break;
      text += String.fromCharCode(unit);
    }
    return text;
  }

  /** The next bytes, to be read by themselves. */
  part(length: number): ByteReader {
    const from = this.#take(length);
    return new ByteReader(new Uint8Array(this.#view.buffer, this.#view.byteOffset + from, length));
  }
}
