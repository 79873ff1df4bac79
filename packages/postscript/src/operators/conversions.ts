import type { Machine, OperatorTable } from "../machine.ts";
import { numberOfToken } from "../number-of-token.ts";
import {
  bytesOf,
  isInteger,
  PsArray,
  PsDict,
  PsFile,
  PsName,
  PsOpaque,
  PsOperator,
  PsString,
  textOf,
} from "../objects.ts";
import type { PsObject } from "../objects.ts";
import { PsError } from "../ps-error.ts";
import { stringOf } from "./containers.ts";

/** What `type` answers. */
function typeOf(object: PsObject): string {
  if (object === null) return "nulltype";
  if (typeof object === "boolean") return "booleantype";
  if (typeof object === "number") return isInteger(object) ? "integertype" : "realtype";
  if (object instanceof PsName) return "nametype";
  if (object instanceof PsString) return "stringtype";
  if (object instanceof PsArray) return "arraytype";
  if (object instanceof PsDict) return "dicttype";
  if (object instanceof PsFile) return "filetype";
  if (object instanceof PsOperator) return "operatortype";
  return object.type;
}

/** What `cvs` writes. */
function shown(object: PsObject): string {
  if (typeof object === "boolean") return String(object);
  if (typeof object === "number")
    return String(Number.isInteger(object) ? object : Number(object.toPrecision(7)));
  if (object instanceof PsName) return object.text;
  if (object instanceof PsString) return textOf(object.bytes);
  if (object instanceof PsOperator) return object.name;
  return "--nostringval--";
}

function withAttribute(machine: Machine, object: PsObject, executable: boolean): PsObject {
  if (object instanceof PsName)
    return executable ? machine.names.executable(object.text) : machine.names.literal(object.text);
  if (object instanceof PsString) return new PsString(object.bytes, executable);
  if (object instanceof PsArray)
    return new PsArray(object.store, { start: object.start, length: object.length, executable });
  if (object instanceof PsFile) return new PsFile(object.source, executable);
  return object;
}

function isExecutable(object: PsObject): boolean {
  if (object === null || typeof object !== "object" || object instanceof PsDict) return false;
  if (object instanceof PsOpaque) return false;
  return object instanceof PsOperator || object.executable;
}

function numberFrom(object: PsObject): number {
  if (typeof object === "number") return object;
  if (!(object instanceof PsString)) throw new PsError("typecheck");
  const value = numberOfToken(textOf(object.bytes.subarray(0, 400)).trim());
  if (value === null) throw new PsError("typecheck");
  return value;
}

/** Writes text into a string and leaves the part written. */
function writeInto(machine: Machine, target: PsString, text: string): void {
  if (text.length > target.bytes.length) throw new PsError("rangecheck");
  target.bytes.set(bytesOf(text));
  machine.operands.push(new PsString(target.bytes.subarray(0, text.length)));
}

/** Types, attributes and conversions. */
export const conversionOperators: OperatorTable = {
  type: ({ operands, names }) => operands.push(names.executable(typeOf(operands.pop()))),
  cvlit: (machine) => machine.operands.push(withAttribute(machine, machine.operands.pop(), false)),
  cvx: (machine) => machine.operands.push(withAttribute(machine, machine.operands.pop(), true)),
  xcheck: ({ operands }) => operands.push(isExecutable(operands.pop())),
  executeonly() {},
  noaccess() {},
  readonly() {},
  rcheck({ operands }) {
    operands.pop();
    operands.push(true);
  },
  wcheck({ operands }) {
    operands.pop();
    operands.push(true);
  },
  cvi({ operands }) {
    const value = Math.trunc(numberFrom(operands.pop()));
    if (!isInteger(value)) throw new PsError("rangecheck");
    operands.push(value);
  },
  cvr: ({ operands }) => operands.push(numberFrom(operands.pop())),
  cvn(machine) {
    const string = machine.operands.popString();
    const text = textOf(string.bytes.subarray(0, 1000));
    machine.budget.allocate(100 + 2 * text.length);
    machine.budget.step(16);
    machine.operands.push(string.executable ? machine.names.executable(text) : machine.names.literal(text));
  },
  cvs(machine) {
    const target = machine.operands.popString();
    const object = machine.operands.pop();
    if (object instanceof PsString) machine.budget.step(object.bytes.length >> 4);
    writeInto(machine, target, shown(object));
  },
  cvrs(machine) {
    const target = machine.operands.popString();
    const base = machine.operands.popInteger();
    const value = machine.operands.popNumber();
    if (base < 2 || base > 36) throw new PsError("rangecheck");
    const text = base === 10 ? shown(value) : (Math.trunc(value) >>> 0).toString(base).toUpperCase();
    writeInto(machine, target, text);
  },
  "=string": (machine) => machine.operands.push(stringOf(machine, " ".repeat(128))),
};
