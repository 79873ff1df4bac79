import type { Matrix } from "./drawing/matrix.ts";
import { matrixOf, multiply } from "./drawing/matrix.ts";
import type { Machine, OperatorTable } from "./machine.ts";
import { PsString } from "./objects.ts";
import type { PaintColor } from "./colors/paint-color.ts";

/** A text object being read. */
interface TextState {
  matrix: Matrix;
  align: number;
  leading: number;
  line: number;
  size: number;
  isShown: boolean;
}

/** The operators of Illustrator's text objects: lines of one font after another, at a point. */
export function illustratorText(art: {
  readonly fill: PaintColor;
  readonly hiddenDepth: number;
}): OperatorTable {
  const text: TextState = {
    matrix: [1, 0, 0, 1, 0, 0],
    align: 0,
    leading: 0,
    line: 0,
    size: 12,
    isShown: true,
  };
  const show = (machine: Machine): void => {
    const { bytes } = machine.operands.popString();
    if (!text.isShown || art.hiddenDepth > 0) return;
    machine.graphics.state.color = art.fill;
    showLines(machine, bytes, text);
  };
  return {
    To({ operands, graphics }) {
      operands.pop();
      text.line = 0;
      graphics.save();
    },
    TO: ({ graphics }) => graphics.restore(),
    Tp({ operands }) {
      operands.pop();
      text.matrix = matrixOf(operands.popNumbers(6));
      text.line = 0;
    },
    TP() {},
    Tf(machine) {
      const { operands } = machine;
      // ascent and descent may follow the size
      const numbers: number[] = [];
      while (typeof operands.peek() === "number") numbers.unshift(operands.popNumber());
      const name = operands.popText().replace(/^_/, "");
      text.size = numbers[0] ?? 12;
      operands.push(machine.names.literal(name));
      operands.push(text.size);
      machine.execute(machine.dicts.system.get("selectfont") ?? null);
    },
    Tr({ operands }) {
      // fill, stroke, both, none
      text.isShown = operands.popNumber() !== 3;
    },
    Ta({ operands }) {
      text.align = operands.popNumber();
    },
    Tl({ operands }) {
      operands.pop();
      text.leading = operands.popNumber();
    },
    Tx: show,
    Tj: show,
    TX: ({ operands }) => void operands.pop(),
    "T*"() {
      text.line++;
    },
  };
}

/** Shows lines, which carriage returns end; each begins anew at the left, in the middle or at the right. */
function showLines(machine: Machine, bytes: Uint8Array, text: TextState): void {
  const { operands, graphics, dicts } = machine;
  const run = (name: string) => machine.call(dicts.system.get(name) ?? null);
  let from = 0;
  for (let at = 0; at <= bytes.length; at++) {
    if (at < bytes.length && bytes[at] !== 13) continue;
    const line = new PsString(bytes.subarray(from, at));
    from = at + 1;
    graphics.save();
    graphics.state.matrix = multiply(text.matrix, graphics.state.matrix);
    operands.push(line);
    run("stringwidth");
    operands.pop();
    const width = operands.popNumber();
    const shift = text.align === 1 ? -width / 2 : text.align === 2 ? -width : 0;
    graphics.moveTo(shift, -text.line * (text.leading || 1.2 * text.size));
    operands.push(line);
    run("show");
    graphics.restore();
    if (at < bytes.length) text.line++;
  }
}
