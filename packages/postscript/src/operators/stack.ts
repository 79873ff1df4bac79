import type { OperatorTable } from "../machine.ts";
import { PsArray, PsDict, PsString, theMark } from "../objects.ts";
import { PsError } from "../ps-error.ts";
import { copyArray, copyDict, copyString } from "./copy-contents.ts";

/** Operators that rearrange the operand stack. */
export const stackOperators: OperatorTable = {
  pop: ({ operands }) => void operands.pop(),
  exch({ operands }) {
    const top = operands.pop();
    const below = operands.pop();
    operands.push(top);
    operands.push(below);
  },
  dup: ({ operands }) => operands.push(operands.peek()),
  copy(machine) {
    const { operands } = machine;
    const top = operands.peek();
    if (top instanceof PsArray) return copyArray(machine);
    if (top instanceof PsDict) return copyDict(machine);
    if (top instanceof PsString) return copyString(machine);
    const count = operands.popIndex(operands.count - 1);
    const from = operands.count - count;
    machine.budget.step(count >> 3);
    for (let k = 0; k < count; k++) operands.push(operands.items[from + k]!);
  },
  index({ operands }) {
    const depth = operands.popInteger();
    if (depth < 0) throw new PsError("rangecheck");
    operands.push(operands.peek(depth));
  },
  roll(machine) {
    const { operands } = machine;
    const turns = operands.popInteger();
    const count = operands.popInteger();
    if (count < 0) throw new PsError("rangecheck");
    if (count > operands.count) throw new PsError("stackunderflow");
    if (count < 2) return;
    const shift = ((turns % count) + count) % count;
    if (shift === 0) return;
    const from = operands.count - count;
    machine.budget.step(count >> 3);
    const moved = operands.items.slice(from, operands.count);
    for (let k = 0; k < count; k++) operands.items[from + ((k + shift) % count)] = moved[k]!;
  },
  clear({ operands }) {
    operands.count = 0;
  },
  count: ({ operands }) => operands.push(operands.count),
  mark: ({ operands }) => operands.push(theMark),
  cleartomark({ operands }) {
    operands.count -= operands.countToMark() + 1;
  },
  counttomark: ({ operands }) => operands.push(operands.countToMark()),
};
