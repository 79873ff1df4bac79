import type { PsArray, PsFile, PsObject } from "./objects.ts";
import type { ByteSource } from "./streams/byte-source.ts";
import { endOfSource, scanToken } from "./scanner.ts";
import type { ScannerHost } from "./scanner.ts";

/** What frames need of the machine they run on. */
export interface FrameHost extends ScannerHost {
  readonly frames: Frame[];
  readonly operands: { push(object: PsObject): void };
  evaluate(object: PsObject): void;
  execute(object: PsObject): void;
}

/** A place on the execution stack: something half done. */
export abstract class Frame {
  /** `exit` ends at such a frame. */
  readonly isLoop: boolean = false;

  /** Does the next bit, and takes itself off the stack when there is no more. */
  abstract step(machine: FrameHost): void;
}

/** A procedure being executed. */
export class ProcedureFrame extends Frame {
  readonly #items: readonly PsObject[];
  readonly #end: number;
  #next: number;

  constructor(procedure: PsArray) {
    super();
    this.#items = procedure.store.items;
    this.#next = procedure.start;
    this.#end = procedure.start + procedure.length;
  }

  override step(machine: FrameHost): void {
    const object = this.#items[this.#next++]!;
    // left before its last object runs: recursion at the end of a procedure takes no room
    if (this.#next >= this.#end) machine.frames.pop();
    machine.evaluate(object);
  }
}

/** A file being executed. */
export class FileFrame extends Frame {
  readonly file: PsFile;

  constructor(file: PsFile) {
    super();
    this.file = file;
  }

  get source(): ByteSource {
    return this.file.source;
  }

  override step(machine: FrameHost): void {
    const object = scanToken(this.file.source, machine);
    if (object === endOfSource) machine.frames.pop();
    else machine.evaluate(object);
  }
}

/** Where an error or `stop` ends. */
export class StoppedFrame extends Frame {
  override step(machine: FrameHost): void {
    machine.frames.pop();
    machine.operands.push(false);
  }
}

/** A loop: `turn` prepares the next round, or answers false when there is none. */
export class LoopFrame extends Frame {
  override readonly isLoop = true;
  readonly #body: PsObject;
  readonly #turn: () => boolean;

  constructor(body: PsObject, turn: () => boolean) {
    super();
    this.#body = body;
    this.#turn = turn;
  }

  override step(machine: FrameHost): void {
    if (this.#turn()) machine.execute(this.#body);
    else machine.frames.pop();
  }
}
