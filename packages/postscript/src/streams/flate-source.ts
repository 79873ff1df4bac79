import { inflateSync, constants } from "node:zlib";
import { PsError } from "../ps-error.ts";
import { PostScriptError } from "../postscript-error.ts";
import type { Budget } from "../budget.ts";
import { readAll } from "./ascii85.ts";
import { ByteSource, MemorySource } from "./byte-source.ts";

/** Decodes zlib data, all at once when the first byte is asked for; cut data gives what there is. */
export class FlateSource extends ByteSource {
  readonly #below: ByteSource;
  readonly #budget: Budget;
  #isDone = false;

  constructor(below: ByteSource, budget: Budget) {
    super();
    this.#below = below;
    this.#budget = budget;
  }

  protected override refill(): boolean {
    if (this.#isDone) return false;
    this.#isDone = true;
    const below = this.#below;
    const isInMemory = below instanceof MemorySource;
    const packed = isInMemory
      ? below.buffer.subarray(below.position, below.end)
      : readAll(below, this.#budget.limits.work);
    const { bytes, taken } = inflate(packed, this.#budget.limits.work);
    // what follows the data in the program itself is the program's
    if (isInMemory) below.position += taken;
    this.#budget.borrow(bytes.length);
    this.#budget.step(bytes.length >> 6);
    this.buffer = bytes;
    this.position = 0;
    this.end = bytes.length;
    return bytes.length > 0;
  }
}

/** What zlib answers when it is asked for its engine too, which counts the bytes it took. */
interface Inflated {
  readonly buffer: Buffer;
  readonly engine: { readonly bytesWritten: number };
}

function inflate(packed: Uint8Array, max: number): { bytes: Uint8Array; taken: number } {
  const maxOutputLength = Math.max(1, max);
  try {
    const options = { maxOutputLength, finishFlush: constants.Z_SYNC_FLUSH, info: true };
    const answer = inflateSync(packed, options) as unknown as Inflated;
    return { bytes: answer.buffer, taken: answer.engine.bytesWritten };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE")
      throw new PostScriptError("too_complex", "inflated data");
    throw new PsError("ioerror", "flate");
  }
}
