import { PostScriptError } from "./postscript-error.ts";

/** What one file may cost. All counts are of this interpreter's own work, so the same file always ends the same way. */
export interface PostScriptLimits {
  /** Steps: a token, an operator, a turn of a loop, a hundred bytes decoded. */
  readonly operations: number;
  /** Bytes ever asked for by strings, arrays, dictionaries and paths; what was dropped still counts. */
  readonly memory: number;
  /** Bytes that may be worked on at once, as when a picture is decoded. */
  readonly work: number;
  /** Characters of SVG. */
  readonly output: number;
  /** Longest side of the page in points. */
  readonly side: number;
  /** Called every few thousand steps: the place for a deadline, which ends the run by throwing. */
  readonly tick?: () => void;
}

/** A typical file takes a thousandth of these; a 20 MB drawing a tenth. */
export const postScriptLimits: PostScriptLimits = {
  operations: 20_000_000,
  memory: 300_000_000,
  work: 120_000_000,
  output: 40_000_000,
  side: 100_000,
};

const ticksEvery = 4096;

/** Counts what a run has cost and ends it when it has cost too much. */
export class Budget {
  readonly limits: PostScriptLimits;
  #steps = 0;
  #nextTick = ticksEvery;
  #memory = 0;
  #output = 0;

  constructor(limits: PostScriptLimits) {
    this.limits = limits;
  }

  /** @throws PostScriptError `too_complex` */
  step(count = 1): void {
    this.#steps += count;
    if (this.#steps < this.#nextTick) return;
    this.#nextTick = this.#steps + ticksEvery;
    if (this.#steps > this.limits.operations) throw new PostScriptError("too_complex", "operations");
    this.limits.tick?.();
  }

  /** Asks for memory before it is taken. @throws PostScriptError `too_complex` */
  allocate(bytes: number): void {
    this.#memory += bytes;
    if (this.#memory > this.limits.memory) throw new PostScriptError("too_complex", "memory");
  }

  /** Asks for memory that is dropped soon; time is what bounds its sum. @throws PostScriptError `too_complex` */
  borrow(bytes: number): void {
    if (bytes > this.limits.work) throw new PostScriptError("too_complex", "memory");
    this.step(bytes >> 7);
  }

  /** @throws PostScriptError `too_complex` */
  write(characters: number): void {
    this.#output += characters;
    if (this.#output > this.limits.output) throw new PostScriptError("too_complex", "output");
  }
}
