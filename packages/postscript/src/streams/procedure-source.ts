import { ByteSource } from "./byte-source.ts";

/** The strings that a procedure gives one after another; an empty one ends them. */
export class ProcedureSource extends ByteSource {
  readonly #call: () => Uint8Array;

  constructor(call: () => Uint8Array) {
    super();
    this.#call = call;
  }

  protected override refill(): boolean {
    // the procedure may use its string again
    this.buffer = this.#call().slice();
    this.position = 0;
    this.end = this.buffer.length;
    return this.end > 0;
  }
}
