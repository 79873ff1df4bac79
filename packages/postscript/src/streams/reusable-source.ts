import type { Budget } from "../budget.ts";
import { readAll } from "./ascii85.ts";
import { MemorySource } from "./byte-source.ts";
import type { ByteSource } from "./byte-source.ts";

/** All of a source, read at once, that can be read again. */
export class ReusableSource extends MemorySource {
  constructor(below: ByteSource, budget: Budget) {
    const bytes = readAll(below, budget.limits.work);
    budget.allocate(bytes.length);
    super(bytes);
  }

  /** It can be positioned after its end was read, so it is never really closed. */
  override close(): void {
    this.position = this.end;
  }
}
