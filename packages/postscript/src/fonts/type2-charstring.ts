import type { Budget } from "../budget.ts";
import { PsError } from "../ps-error.ts";
import { GlyphPen } from "./glyph.ts";
import type { Glyph } from "./glyph.ts";

/** What charstrings of a CFF font refer to. */
export interface Type2Program {
  readonly globalSubroutines: readonly Uint8Array[];
  readonly localSubroutines: readonly Uint8Array[];
  readonly defaultWidth: number;
  readonly nominalWidth: number;
  readonly budget: Budget;
}

const deepest = 12;

/** Draws a Type 2 charstring (Adobe Technical Note 5177). @throws PsError invalidfont */
export function drawType2(charstring: Uint8Array, program: Type2Program): Glyph {
  const run = new Type2Run(program);
  run.execute(charstring, 0);
  run.pen.close();
  return { kinds: run.pen.kinds, points: run.pen.points, width: run.width };
}

class Type2Run {
  readonly pen = new GlyphPen();
  width: number;
  readonly #program: Type2Program;
  #stack: number[] = [];
  #hints = 0;
  #hasWidth = false;

  constructor(program: Type2Program) {
    this.#program = program;
    this.width = program.defaultWidth;
  }

  /** @returns true when the letter is done */
  execute(code: Uint8Array, depth: number): boolean {
    if (depth > deepest) throw new PsError("invalidfont", "depth");
    const { globalSubroutines, localSubroutines, budget } = this.#program;
    budget.step(1 + (code.length >> 4));
    for (let at = 0; at < code.length; ) {
      const byte = code[at++]!;
      if (byte >= 32 || byte === 28) {
        const { value, size } = numberAt(code, at - 1);
        if (this.#stack.length >= 192) throw new PsError("invalidfont", "stack");
        this.#stack.push(value);
        at += size - 1;
      } else if (byte === 10 || byte === 29) {
        const list = byte === 10 ? localSubroutines : globalSubroutines;
        const subroutine = list[(this.#stack.pop() ?? 0) + biasOf(list.length)];
        if (subroutine !== undefined && this.execute(subroutine, depth + 1)) return true;
      } else if (byte === 11) return false;
      else if (byte === 14) {
        this.#takeWidth(this.#stack.length % 2 === 1);
        return true;
      } else if (byte === 19 || byte === 20) {
        this.#countHints();
        at += Math.ceil(this.#hints / 8);
      } else if (byte === 12) this.#flex(code[at++] ?? 0);
      else this.#operate(byte);
    }
    return false;
  }

  /** The first operator that clears the stack may have the width below its operands. */
  #takeWidth(isGiven: boolean): void {
    if (!this.#hasWidth && isGiven) this.width = this.#program.nominalWidth + (this.#stack.shift() ?? 0);
    this.#hasWidth = true;
  }

  #countHints(): void {
    this.#takeWidth(this.#stack.length % 2 === 1);
    this.#hints += this.#stack.length >> 1;
    this.#stack = [];
  }

  #operate(operator: number): void {
    const { pen } = this;
    if (operator === 1 || operator === 3 || operator === 18 || operator === 23) this.#countHints();
    else if (operator === 21) {
      this.#takeWidth(this.#stack.length > 2);
      pen.move(this.#stack[0] ?? 0, this.#stack[1] ?? 0);
    } else if (operator === 22 || operator === 4) {
      this.#takeWidth(this.#stack.length > 1);
      const distance = this.#stack[0] ?? 0;
      pen.move(operator === 22 ? distance : 0, operator === 22 ? 0 : distance);
    } else if (operator === 5) this.#lines(this.#stack);
    else if (operator === 6 || operator === 7) this.#turningLines(operator === 6);
    else if (operator === 8) this.#curves(this.#stack);
    else if (operator === 24) {
      const count = this.#stack.length - 2;
      this.#curves(this.#stack.slice(0, count));
      this.#lines(this.#stack.slice(count));
    } else if (operator === 25) {
      const count = this.#stack.length - 6;
      this.#lines(this.#stack.slice(0, count));
      this.#curves(this.#stack.slice(count));
    } else if (operator === 26 || operator === 27) this.#straightEndedCurves(operator === 26);
    else if (operator === 30 || operator === 31) this.#turningCurves(operator === 31);
    this.#stack = [];
  }

  #lines(values: readonly number[]): void {
    for (let k = 0; k + 1 < values.length; k += 2) this.pen.line(values[k]!, values[k + 1]!);
  }

  #curves(values: readonly number[]): void {
    for (let k = 0; k + 5 < values.length; k += 6)
      this.pen.curve(
        values[k]!,
        values[k + 1]!,
        values[k + 2]!,
        values[k + 3]!,
        values[k + 4]!,
        values[k + 5]!,
      );
  }

  #turningLines(startsHorizontal: boolean): void {
    this.#stack.forEach((value, k) => {
      if ((k % 2 === 0) === startsHorizontal) this.pen.line(value, 0);
      else this.pen.line(0, value);
    });
  }

  /** `vvcurveto` and `hhcurveto`: curves that begin and end in one direction. */
  #straightEndedCurves(isVertical: boolean): void {
    const values = this.#stack;
    let k = values.length % 4;
    let aside = k === 1 ? values[0]! : 0;
    k = k === 1 ? 1 : 0;
    for (; k + 3 < values.length; k += 4) {
      const [a, b, c, d] = values.slice(k, k + 4) as [number, number, number, number];
      if (isVertical) this.pen.curve(aside, a, b, c, 0, d);
      else this.pen.curve(a, aside, b, c, d, 0);
      aside = 0;
    }
  }

  /** `vhcurveto` and `hvcurveto`: curves that turn by a right angle, by turns. */
  #turningCurves(startsHorizontal: boolean): void {
    const values = this.#stack;
    let isHorizontal = startsHorizontal;
    for (let k = 0; k + 3 < values.length; k += 4) {
      const [a, b, c, d] = values.slice(k, k + 4) as [number, number, number, number];
      const last = values.length - k === 5 ? values[k + 4]! : 0;
      if (isHorizontal) this.pen.curve(a, 0, b, c, last, d);
      else this.pen.curve(0, a, b, c, d, last);
      isHorizontal = !isHorizontal;
    }
  }

  #flex(operator: number): void {
    const v = this.#stack;
    const at = (k: number) => v[k] ?? 0;
    const { pen } = this;
    if (operator === 35) this.#curves(v.slice(0, 12));
    else if (operator === 34) {
      pen.curve(at(0), 0, at(1), at(2), at(3), 0);
      pen.curve(at(4), 0, at(5), -at(2), at(6), 0);
    } else if (operator === 36) {
      pen.curve(at(0), at(1), at(2), at(3), at(4), 0);
      pen.curve(at(5), 0, at(6), at(7), at(8), -(at(1) + at(3) + at(7)));
    } else if (operator === 37) {
      const dx = at(0) + at(2) + at(4) + at(6) + at(8);
      const dy = at(1) + at(3) + at(5) + at(7) + at(9);
      const isFlat = Math.abs(dx) > Math.abs(dy);
      pen.curve(at(0), at(1), at(2), at(3), at(4), at(5));
      pen.curve(at(6), at(7), at(8), at(9), isFlat ? at(10) : -dx, isFlat ? -dy : at(10));
    }
    this.#stack = [];
  }
}

const biasOf = (count: number) => (count < 1240 ? 107 : count < 33900 ? 1131 : 32768);

function numberAt(code: Uint8Array, at: number): { value: number; size: number } {
  const byte = code[at]!;
  const next = code[at + 1] ?? 0;
  if (byte === 28) return { value: ((next << 24) | ((code[at + 2] ?? 0) << 16)) >> 16, size: 3 };
  if (byte <= 246) return { value: byte - 139, size: 1 };
  if (byte <= 250) return { value: (byte - 247) * 256 + next + 108, size: 2 };
  if (byte <= 254) return { value: -(byte - 251) * 256 - next - 108, size: 2 };
  const whole =
    ((next << 24) | ((code[at + 2] ?? 0) << 16) | ((code[at + 3] ?? 0) << 8) | (code[at + 4] ?? 0)) / 65536;
  return { value: whole, size: 5 };
}
