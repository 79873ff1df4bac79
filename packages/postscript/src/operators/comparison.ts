import type { Machine, OperatorTable } from "../machine.ts";
import { PsArray, PsDict, PsFile, PsName, PsString, textOf } from "../objects.ts";
import type { PsObject } from "../objects.ts";
import { PsError } from "../ps-error.ts";

/** Equality as `eq` has it: names and strings by text, composite objects by identity. */
function isEqual(one: PsObject, two: PsObject): boolean {
  if (one === two) return true;
  if (isText(one) && isText(two)) return plainText(one) === plainText(two);
  if (one instanceof PsArray && two instanceof PsArray)
    return one.store === two.store && one.start === two.start && one.length === two.length;
  if (one instanceof PsFile && two instanceof PsFile) return one.source === two.source;
  return false;
}

const isText = (object: PsObject): object is PsName | PsString =>
  object instanceof PsName || object instanceof PsString;
const plainText = (object: PsName | PsString) =>
  object instanceof PsName ? object.text : textOf(object.bytes);

function chargeText({ operands, budget }: Machine): void {
  for (const depth of [0, 1]) {
    const object = operands.peek(depth);
    if (object instanceof PsString) budget.step(object.bytes.length >> 4);
  }
}

const ordering =
  (test: (order: number) => boolean) =>
  (machine: Machine): void => {
    const { operands } = machine;
    chargeText(machine);
    const right = operands.pop();
    const left = operands.pop();
    if (typeof left === "number" && typeof right === "number") operands.push(test(left - right));
    else if (left instanceof PsString && right instanceof PsString) {
      const one = textOf(left.bytes);
      const two = textOf(right.bytes);
      operands.push(test(one < two ? -1 : one > two ? 1 : 0));
    } else throw new PsError("typecheck");
  };

/** Comparisons and the constants of truth. */
export const comparisonOperators: OperatorTable = {
  eq(machine) {
    chargeText(machine);
    const right = machine.operands.pop();
    machine.operands.push(isEqual(machine.operands.pop(), right));
  },
  ne(machine) {
    chargeText(machine);
    const right = machine.operands.pop();
    machine.operands.push(!isEqual(machine.operands.pop(), right));
  },
  lt: ordering((order) => order < 0),
  le: ordering((order) => order <= 0),
  gt: ordering((order) => order > 0),
  ge: ordering((order) => order >= 0),
};

/** What `length` answers. */
export function lengthOf(object: PsObject): number {
  if (object instanceof PsString) return object.bytes.length;
  if (object instanceof PsArray) return object.length;
  if (object instanceof PsDict) return object.entries.size;
  if (object instanceof PsName) return object.text.length;
  throw new PsError("typecheck");
}
