import type { Machine, OperatorTable } from "../machine.ts";
import { bytesOf, isInteger, keyOf, PsArray, PsDict, PsString, theMark } from "../objects.ts";
import type { PsObject } from "../objects.ts";
import { PsError } from "../ps-error.ts";
import { lengthOf } from "./comparison.ts";
import { putAll } from "./copy-contents.ts";

const longestArray = 4_000_000;

function getElement(machine: Machine): void {
  const { operands } = machine;
  const key = operands.pop();
  const from = operands.pop();
  if (from instanceof PsDict) {
    const value = from.entries.get(keyOf(key));
    if (value === undefined) throw new PsError("undefined", String(keyOf(key)));
    operands.push(value);
    return;
  }
  if (!isInteger(key)) throw new PsError("typecheck");
  if (key < 0 || key >= lengthOf(from)) throw new PsError("rangecheck");
  if (from instanceof PsArray) operands.push(from.at(key));
  else if (from instanceof PsString) operands.push(from.bytes[key]!);
  else throw new PsError("typecheck");
}

function putElement(machine: Machine): void {
  const { operands } = machine;
  const value = operands.pop();
  const key = operands.pop();
  const into = operands.pop();
  if (into instanceof PsDict) {
    if (key === null) throw new PsError("typecheck");
    machine.define(into, keyOf(key), value);
  } else if (!isInteger(key)) throw new PsError("typecheck");
  else if (into instanceof PsArray) putAll(machine, into, key, [value]);
  else if (into instanceof PsString) {
    if (typeof value !== "number") throw new PsError("typecheck");
    if (key < 0 || key >= into.bytes.length) throw new PsError("rangecheck");
    into.bytes[key] = value;
  } else throw new PsError("typecheck");
}

function getInterval({ operands }: Machine): void {
  const count = operands.popInteger();
  const from = operands.popInteger();
  const whole = operands.pop();
  if (count < 0 || from < 0 || from + count > lengthOf(whole)) throw new PsError("rangecheck");
  if (whole instanceof PsString)
    operands.push(new PsString(whole.bytes.subarray(from, from + count), whole.executable));
  else if (whole instanceof PsArray)
    operands.push(
      new PsArray(whole.store, { start: whole.start + from, length: count, executable: whole.executable }),
    );
  else throw new PsError("typecheck");
}

function putInterval(machine: Machine): void {
  const { operands } = machine;
  const part = operands.pop();
  const at = operands.popInteger();
  const whole = operands.pop();
  if (whole instanceof PsArray && part instanceof PsArray) putAll(machine, whole, at, part.toList());
  else if (whole instanceof PsString && part instanceof PsString) {
    if (at < 0 || at + part.bytes.length > whole.bytes.length) throw new PsError("rangecheck");
    machine.budget.step(part.bytes.length >> 6);
    whole.bytes.set(part.bytes, at);
  } else throw new PsError("typecheck");
}

function collectDict(machine: Machine): void {
  const objects = machine.operands.popToMark();
  if (objects.length % 2 !== 0) throw new PsError("rangecheck");
  const dict = machine.makeDict(objects.length / 2);
  for (let k = 0; k < objects.length; k += 2) machine.define(dict, keyOf(objects[k]!), objects[k + 1]!);
  machine.operands.push(dict);
}

/** Where one string begins within another, or -1. */
function find(haystack: Uint8Array, needle: Uint8Array): number {
  return Buffer.from(haystack.buffer, haystack.byteOffset, haystack.length).indexOf(needle);
}

function search({ operands, budget }: Machine): void {
  const needle = operands.popString();
  const whole = operands.popString();
  budget.step(whole.bytes.length >> 5);
  const at = find(whole.bytes, needle.bytes);
  if (at < 0) {
    operands.push(whole);
    operands.push(false);
    return;
  }
  const end = at + needle.bytes.length;
  operands.push(new PsString(whole.bytes.subarray(end)));
  operands.push(new PsString(whole.bytes.subarray(at, end)));
  operands.push(new PsString(whole.bytes.subarray(0, at)));
  operands.push(true);
}

function anchorSearch({ operands, budget }: Machine): void {
  const needle = operands.popString();
  const whole = operands.popString();
  budget.step(needle.bytes.length >> 5);
  const { length } = needle.bytes;
  const found = length <= whole.bytes.length && find(whole.bytes.subarray(0, length), needle.bytes) === 0;
  if (found) {
    operands.push(new PsString(whole.bytes.subarray(length)));
    operands.push(new PsString(whole.bytes.subarray(0, length)));
  } else operands.push(whole);
  operands.push(found);
}

function whereIs(machine: Machine): void {
  const dict = machine.dicts.whereIs(keyOf(machine.operands.pop()));
  if (dict !== undefined) machine.operands.push(dict);
  machine.operands.push(dict !== undefined);
}

/** Arrays, dictionaries and strings, and the dictionary stack. */
export const containerOperators: OperatorTable = {
  array(machine) {
    const length = machine.operands.popInteger();
    if (length < 0) throw new PsError("rangecheck");
    if (length > longestArray) throw new PsError("limitcheck");
    machine.budget.step(length >> 5);
    machine.operands.push(machine.makeArray(new Array<PsObject>(length).fill(null)));
  },
  "[": ({ operands }) => operands.push(theMark),
  "]": (machine) => machine.operands.push(machine.makeArray(machine.operands.popToMark())),
  "<<": ({ operands }) => operands.push(theMark),
  ">>": collectDict,
  packedarray(machine) {
    const { operands } = machine;
    const count = operands.popIndex(operands.count - 1);
    operands.count -= count;
    operands.push(machine.makeArray(operands.items.slice(operands.count, operands.count + count)));
  },
  string(machine) {
    const length = machine.operands.popInteger();
    if (length < 0) throw new PsError("rangecheck");
    machine.operands.push(machine.makeString(length));
  },
  dict(machine) {
    const capacity = machine.operands.popInteger();
    if (capacity < 0) throw new PsError("rangecheck");
    machine.operands.push(machine.makeDict(capacity));
  },
  length: ({ operands }) => operands.push(lengthOf(operands.pop())),
  maxlength({ operands }) {
    const dict = operands.popDict();
    operands.push(Math.max(dict.capacity, dict.entries.size));
  },
  get: getElement,
  put: putElement,
  getinterval: getInterval,
  putinterval: putInterval,
  aload(machine) {
    const array = machine.operands.popArray();
    machine.budget.step(array.length >> 3);
    for (let k = 0; k < array.length; k++) machine.operands.push(array.at(k));
    machine.operands.push(array);
  },
  astore(machine) {
    const { operands } = machine;
    const array = operands.popArray();
    if (array.length > operands.count) throw new PsError("stackunderflow");
    operands.count -= array.length;
    putAll(machine, array, 0, operands.items.slice(operands.count, operands.count + array.length));
    operands.push(array);
  },
  search,
  anchorsearch: anchorSearch,
  begin: ({ dicts, operands }) => dicts.begin(operands.popDict()),
  end: ({ dicts }) => dicts.end(),
  def(machine) {
    const value = machine.operands.pop();
    const key = machine.operands.pop();
    if (key === null) throw new PsError("typecheck");
    machine.define(machine.dicts.top, keyOf(key), value);
  },
  store(machine) {
    const value = machine.operands.pop();
    const key = keyOf(machine.operands.pop());
    machine.define(machine.dicts.whereIs(key) ?? machine.dicts.top, key, value);
  },
  load(machine) {
    const key = keyOf(machine.operands.pop());
    const value = machine.dicts.find(key);
    if (value === undefined) throw new PsError("undefined", String(key));
    machine.operands.push(value);
  },
  known({ operands }) {
    const key = keyOf(operands.pop());
    operands.push(operands.popDict().entries.has(key));
  },
  where: whereIs,
  undef(machine) {
    const key = keyOf(machine.operands.pop());
    const dict = machine.operands.popDict();
    if (dict.born < machine.era) machine.memory.keepDict(dict);
    dict.entries.delete(key);
  },
  currentdict: ({ dicts, operands }) => operands.push(dicts.top),
  countdictstack: ({ dicts, operands }) => operands.push(dicts.stack.length),
  dictstack(machine) {
    const target = machine.operands.popArray();
    const { stack } = machine.dicts;
    putAll(machine, target, 0, stack);
    machine.operands.push(new PsArray(target.store, { ...target, length: stack.length }));
  },
  cleardictstack({ dicts }) {
    dicts.stack.length = 3;
  },
};

/** Text as a string object. */
export const stringOf = (machine: Machine, text: string): PsString => {
  machine.budget.allocate(48 + text.length);
  return new PsString(bytesOf(text));
};
