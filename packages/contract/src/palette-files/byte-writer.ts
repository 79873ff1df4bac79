/** Big-endian numbers and texts, one after the other. */
export class ByteWriter {
  readonly #bytes: number[] = [];

  u16(value: number): this {
    this.#bytes.push((value >> 8) & 255, value & 255);
    return this;
  }

  u32(value: number): this {
    return this.u16(value >>> 16).u16(value & 0xffff);
  }

  f32(value: number): this {
    const view = new DataView(new ArrayBuffer(4));
    view.setFloat32(0, value);
    return this.u32(view.getUint32(0));
  }

  latin(text: string): this {
    for (const letter of text) this.#bytes.push(letter.charCodeAt(0) & 255);
    return this;
  }

  /** UTF-16 with a closing zero. */
  utf16(text: string): this {
    for (let k = 0; k < text.length; k++) this.u16(text.charCodeAt(k));
    return this.u16(0);
  }

  add(part: Uint8Array): this {
    for (const byte of part) this.#bytes.push(byte);
    return this;
  }

  bytes(): Uint8Array<ArrayBuffer> {
    return Uint8Array.from(this.#bytes);
  }
}
