import type { Budget } from "../budget.ts";
import { PsError } from "../ps-error.ts";
import { GlyphPen } from "./glyph.ts";
import type { Glyph } from "./glyph.ts";

/** What charstrings of a Type 1 font refer to. Charstrings are decrypted. */
export interface Type1Program {
  subroutine(index: number): Uint8Array | null;
  /** The charstring of a letter of `StandardEncoding`, for accented letters. */
  standardLetter(code: number): Uint8Array | null;
  readonly budget: Budget;
}

const deepest = 12;
const maxOperands = 64;

/** Draws a Type 1 charstring (Adobe Type 1 Font Format, chapter 6). @throws PsError invalidfont */
export function drawType1(charstring: Uint8Array, program: Type1Program, depth = 0): Glyph {
  const run = new Type1Run(program, depth);
  run.execute(charstring, 0);
  run.pen.close();
  return { kinds: run.pen.kinds, points: run.pen.points, width: run.width };
}

class Type1Run {
  readonly pen = new GlyphPen();
  width = 0;
  readonly #program: Type1Program;
  readonly #depth: number;
  #stack: number[] = [];
  readonly #handed: number[] = [];
  /** Points of a flex, which is two curves written as moves. */
  #flex: number[] | null = null;
  #sidebearing = 0;

  constructor(program: Type1Program, depth: number) {
    this.#program = program;
    this.#depth = depth;
  }

  /** @returns true when the letter is done */
  execute(code: Uint8Array, depth: number): boolean {
    if (depth > deepest || this.#depth > 2) throw new PsError("invalidfont", "depth");
    this.#program.budget.step(1 + (code.length >> 4));
    for (let at = 0; at < code.length; ) {
      const byte = code[at++]!;
      if (byte >= 32) {
        const { value, size } = numberAt(code, at - 1);
        this.#push(value);
        at += size - 1;
      } else if (byte === 10) {
        const subroutine = this.#program.subroutine(this.#stack.pop() ?? -1);
        if (subroutine !== null && this.execute(subroutine, depth + 1)) return true;
      } else if (byte === 11) return false;
      else if (byte === 14) return true;
      else if (byte === 12) {
        if (this.#escape(code[at++] ?? 0)) return true;
      } else this.#operate(byte);
    }
    return false;
  }

  #push(value: number): void {
    if (this.#stack.length >= maxOperands) throw new PsError("invalidfont", "stack");
    this.#stack.push(value);
  }

  #operate(operator: number): void {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = this.#stack;
    const { pen } = this;
    if (operator === 13) {
      this.width = b;
      this.#sidebearing = a;
      pen.x = a;
    } else if (operator === 5) pen.line(a, b);
    else if (operator === 6) pen.line(a, 0);
    else if (operator === 7) pen.line(0, a);
    else if (operator === 8) pen.curve(a, b, c, d, e, f);
    else if (operator === 9) pen.close();
    else if (operator === 21) this.#move(a, b);
    else if (operator === 22) this.#move(a, 0);
    else if (operator === 4) this.#move(0, a);
    else if (operator === 30) pen.curve(0, a, b, c, d, 0);
    else if (operator === 31) pen.curve(a, 0, b, c, 0, d);
    this.#stack = [];
  }

  #move(dx: number, dy: number): void {
    if (this.#flex === null) this.pen.move(dx, dy);
    else {
      this.pen.x += dx;
      this.pen.y += dy;
    }
  }

  #escape(operator: number): boolean {
    const stack = this.#stack;
    if (operator === 12) {
      const divisor = stack.pop() ?? 1;
      this.#push((stack.pop() ?? 0) / divisor);
      return false;
    }
    if (operator === 16) {
      this.#callOther();
      return false;
    }
    if (operator === 17) {
      this.#push(this.#handed.pop() ?? 0);
      return false;
    }
    if (operator === 6) this.#accent(stack);
    else if (operator === 7) {
      [this.#sidebearing, this.pen.y] = [stack[0] ?? 0, stack[1] ?? 0];
      this.pen.x = this.#sidebearing;
      this.width = stack[2] ?? 0;
    }
    this.#stack = [];
    return operator === 6;
  }

  /** `seac`: a letter and an accent of the standard encoding. */
  #accent([sidebearing = 0, dx = 0, dy = 0, base = 0, accent = 0]: readonly number[]): void {
    const { pen } = this;
    for (const [code, x, y] of [
      [base, 0, 0],
      [accent, this.#sidebearing - sidebearing + dx, dy],
    ] as const) {
      const charstring = this.#program.standardLetter(code);
      if (charstring !== null) pen.add(drawType1(charstring, this.#program, this.#depth + 1), x, y);
    }
  }

  /** The four subroutines written in PostScript that every font has: three of flex, one that changes hints. */
  #callOther(): void {
    const stack = this.#stack;
    const which = stack.pop() ?? 0;
    const count = Math.max(0, Math.min(stack.length, stack.pop() ?? 0));
    const given = stack.splice(stack.length - count);
    if (which === 1) this.#flex = [this.pen.x, this.pen.y];
    else if (which === 2) this.#flex?.push(this.pen.x, this.pen.y);
    else if (which === 0) {
      this.#endFlex();
      this.#handed.push(given[2] ?? 0, given[1] ?? 0);
    } else if (which === 3) this.#handed.push(3);
    else this.#handed.push(...given.reverse());
  }

  #endFlex(): void {
    const points = this.#flex;
    this.#flex = null;
    if (points === null || points.length < 16) return;
    const { pen } = this;
    // the first pair is where the path was, the second one only a point of reference
    [pen.x, pen.y] = [points[0]!, points[1]!];
    for (const from of [4, 10]) {
      const [x1, y1, x2, y2, x3, y3] = points.slice(from, from + 6) as [
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      pen.curve(x1 - pen.x, y1 - pen.y, x2 - x1, y2 - y1, x3 - x2, y3 - y2);
    }
  }
}

function numberAt(code: Uint8Array, at: number): { value: number; size: number } {
  const byte = code[at]!;
  const next = code[at + 1] ?? 0;
  if (byte <= 246) return { value: byte - 139, size: 1 };
  if (byte <= 250) return { value: (byte - 247) * 256 + next + 108, size: 2 };
  if (byte <= 254) return { value: -(byte - 251) * 256 - next - 108, size: 2 };
  const value = (next << 24) | ((code[at + 2] ?? 0) << 16) | ((code[at + 3] ?? 0) << 8) | (code[at + 4] ?? 0);
  return { value, size: 5 };
}
