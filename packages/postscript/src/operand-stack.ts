import {
  isInteger,
  PsArray,
  PsDict,
  PsFile,
  PsName,
  PsOpaque,
  PsString,
  textOf,
  theMark,
} from "./objects.ts";
import type { PsObject } from "./objects.ts";
import { PsError } from "./ps-error.ts";

const longestName = 4096;
/** The most objects on the stack. */
export const maxOperands = 100_000;

/**
 * The operand stack. Popped objects stay in the array until others take their place, so that an operator that fails
 * can be undone by setting `count` back.
 */
export class OperandStack {
  readonly items: PsObject[] = [];
  count = 0;

  push(object: PsObject): void {
    this.items[this.count++] = object;
  }

  pop(): PsObject {
    if (this.count === 0) throw new PsError("stackunderflow");
    return this.items[--this.count]!;
  }

  /** The object `depth` below the top. */
  peek(depth = 0): PsObject {
    if (depth < 0 || depth >= this.count) throw new PsError("stackunderflow");
    return this.items[this.count - 1 - depth]!;
  }

  popNumber(): number {
    const object = this.pop();
    if (typeof object !== "number") throw new PsError("typecheck", "number");
    return object;
  }

  /** A whole number; reals without a fraction count. */
  popInteger(): number {
    const object = this.pop();
    if (!isInteger(object)) throw new PsError("typecheck", "integer");
    return object;
  }

  /** A whole number within bounds. @throws PsError rangecheck */
  popIndex(max: number): number {
    const value = this.popInteger();
    if (value < 0 || value > max) throw new PsError("rangecheck", String(value));
    return value;
  }

  popBoolean(): boolean {
    const object = this.pop();
    if (typeof object !== "boolean") throw new PsError("typecheck", "boolean");
    return object;
  }

  popArray(): PsArray {
    const object = this.pop();
    if (!(object instanceof PsArray)) throw new PsError("typecheck", "array");
    return object;
  }

  /** An executable array, or anything else that can be executed. */
  popProcedure(): PsObject {
    const object = this.pop();
    if (object === null || typeof object !== "object") throw new PsError("typecheck", "procedure");
    return object;
  }

  popDict(): PsDict {
    const object = this.pop();
    if (!(object instanceof PsDict)) throw new PsError("typecheck", "dictionary");
    return object;
  }

  popString(): PsString {
    const object = this.pop();
    if (!(object instanceof PsString)) throw new PsError("typecheck", "string");
    return object;
  }

  popFile(): PsFile {
    const object = this.pop();
    if (!(object instanceof PsFile)) throw new PsError("typecheck", "file");
    return object;
  }

  popOpaque(type: PsOpaque["type"]): PsOpaque {
    const object = this.pop();
    if (!(object instanceof PsOpaque) || object.type !== type) throw new PsError("typecheck", type);
    return object;
  }

  /** The text of a name or a string. */
  popText(): string {
    const object = this.pop();
    if (object instanceof PsName) return object.text;
    if (object instanceof PsString) return textOf(object.bytes.subarray(0, longestName));
    throw new PsError("typecheck", "name");
  }

  /** `count` numbers, the topmost last. */
  popNumbers(count: number): number[] {
    const numbers = new Array<number>(count);
    for (let k = count - 1; k >= 0; k--) numbers[k] = this.popNumber();
    return numbers;
  }

  /** Everything above the topmost mark, which goes too. */
  popToMark(): PsObject[] {
    const count = this.countToMark();
    const objects = this.items.slice(this.count - count, this.count);
    this.count -= count + 1;
    return objects;
  }

  countToMark(): number {
    for (let k = this.count - 1; k >= 0; k--) if (this.items[k] === theMark) return this.count - 1 - k;
    throw new PsError("unmatchedmark");
  }
}
