import type { Budget } from "./budget.ts";
import type { Graphics } from "./drawing/graphics.ts";
import { DictStack } from "./dict-stack.ts";
import { FileFrame, ProcedureFrame, StoppedFrame } from "./frames.ts";
import type { Frame } from "./frames.ts";
import { NameTable, PsArray, PsDict, PsFile, PsName, PsOperator, PsString } from "./objects.ts";
import type { PsObject } from "./objects.ts";
import { maxOperands, OperandStack } from "./operand-stack.ts";
import { PsError, PsStop } from "./ps-error.ts";
import { SavedMemory } from "./saved-memory.ts";
import type { ScannerHost } from "./scanner.ts";
import { MemorySource } from "./streams/byte-source.ts";

const maxFrames = 20_000;
const maxNested = 40;

/** Operators by name, each a function of the machine they work on. */
export type OperatorTable = Readonly<Record<string, (machine: Machine) => void>>;

/** What drawing leaves to say, and what the program's own text says of itself. */
export type PostScriptNote = "first_page_only" | "parts_left_out" | "fonts_replaced";

/** A PostScript interpreter: stacks, memory and the loop that executes objects. Knows no operator by itself. */
export class Machine implements ScannerHost {
  readonly names = new NameTable();
  readonly operands = new OperandStack();
  readonly frames: Frame[] = [];
  readonly dicts: DictStack;
  readonly memory: SavedMemory;
  readonly budget: Budget;
  readonly graphics: Graphics;
  readonly notes = new Set<PostScriptNote>();
  /** What names stand for that nothing defines, when the program comes without its prolog. */
  fallback: ((name: string) => PsObject | undefined) | null = null;
  #nested = 0;

  constructor(budget: Budget, graphics: Graphics) {
    this.budget = budget;
    this.graphics = graphics;
    this.memory = new SavedMemory(budget);
    this.dicts = new DictStack(this);
  }

  get era(): number {
    return this.memory.era;
  }

  /** Adds operators to `systemdict`. */
  addOperators(table: OperatorTable): void {
    for (const [name, run] of Object.entries(table))
      this.dicts.system.entries.set(name, new PsOperator(name, () => run(this)));
  }

  makeArray(items: PsObject[], executable = false): PsArray {
    this.budget.allocate(64 + 16 * items.length);
    return new PsArray({ items, born: this.era }, { executable });
  }

  makeDict(capacity: number): PsDict {
    this.budget.allocate(200);
    return new PsDict(capacity, this.era);
  }

  makeString(length: number): PsString {
    if (length > 16_000_000) throw new PsError("limitcheck", "string");
    this.budget.allocate(48 + length);
    return new PsString(new Uint8Array(length));
  }

  /** A dictionary of what is given, by name. */
  dictOf(entries: Readonly<Record<string, PsObject>>): PsDict {
    const dict = this.makeDict(16);
    for (const [key, value] of Object.entries(entries)) this.define(dict, key, value);
    return dict;
  }

  /** Sets an entry of a dictionary, and keeps the old one for `restore`. */
  define(dict: PsDict, key: Parameters<PsDict["entries"]["set"]>[0], value: PsObject): void {
    if (dict.born < this.memory.era) this.memory.keepDict(dict);
    if (!dict.entries.has(key)) this.budget.allocate(72);
    dict.entries.set(key, value);
  }

  valueOf(name: PsName): PsObject {
    const value = this.dicts.find(name.text);
    if (value !== undefined) return value;
    const stand = this.fallback?.(name.text);
    if (stand !== undefined) return stand;
    throw new PsError("undefined", name.text);
  }

  /** Does what an object met in a program means: names run, everything else is put on the stack. */
  evaluate(object: PsObject): void {
    if (typeof object === "number") this.operands.push(object);
    else if (object instanceof PsName && object.executable) this.execute(this.valueOf(object));
    else if (object instanceof PsOperator) this.#operate(object);
    else this.operands.push(object);
  }

  /** Does what `exec` does: procedures run too. */
  execute(object: PsObject): void {
    if (object instanceof PsOperator) this.#operate(object);
    else if (object instanceof PsArray && object.executable) this.enter(object);
    else if (object instanceof PsName && object.executable) this.execute(this.valueOf(object));
    else if (object instanceof PsString && object.executable)
      this.push(new FileFrame(new PsFile(new MemorySource(object.bytes), true)));
    else if (object instanceof PsFile && object.executable) this.push(new FileFrame(object));
    else this.operands.push(object);
  }

  /** Runs a procedure when the operator that asks is done. */
  enter(procedure: PsArray): void {
    if (procedure.length > 0) this.push(new ProcedureFrame(procedure));
  }

  push(frame: Frame): void {
    if (this.frames.length >= maxFrames) throw new PsError("limitcheck", "execution stack");
    this.frames.push(frame);
  }

  /**
   * Runs an object to its end before it returns, for the operators that need what it does.
   * @throws PsStop when an error in it is caught further out
   */
  call(object: PsObject): void {
    if (this.#nested >= maxNested) throw new PsError("limitcheck", "nesting");
    const base = this.frames.length;
    this.#nested++;
    try {
      this.execute(object);
      this.run(base);
    } finally {
      this.#nested--;
      if (this.frames.length > base) this.frames.length = base;
    }
  }

  /** Executes until no more frames than `base` are left. */
  run(base: number): void {
    const { frames, budget } = this;
    while (frames.length > base) {
      try {
        while (frames.length > base) {
          budget.step();
          frames[frames.length - 1]!.step(this);
        }
      } catch (error) {
        this.#recover(error, base);
      }
    }
  }

  #operate(operator: PsOperator): void {
    const { operands } = this;
    const { count } = operands;
    try {
      operator.run();
    } catch (error) {
      // a failed operator leaves its operands where they were
      if (error instanceof PsError) {
        operands.count = count;
        this.#note(error, operator.name);
      }
      throw error;
    }
    if (operands.count > maxOperands) throw new PsError("stackoverflow");
  }

  /** What programs may read of an error, in `$error`. */
  #note(error: PsError, command: string): void {
    const report = this.dicts.find("$error");
    if (!(report instanceof PsDict)) return;
    report.entries.set("newerror", true);
    report.entries.set("errorname", this.names.literal(error.errorName));
    report.entries.set("command", this.names.executable(command));
  }

  /** Unwinds to the nearest `stopped` of this run, or passes the error on. */
  #recover(error: unknown, base: number): void {
    if (!(error instanceof PsError) && !(error instanceof PsStop)) throw error;
    const reason = error instanceof PsError ? error : error.reason;
    while (this.frames.length > base) {
      const frame = this.frames.pop()!;
      if (frame instanceof StoppedFrame) {
        this.operands.push(true);
        return;
      }
    }
    throw new PsStop(reason);
  }
}
