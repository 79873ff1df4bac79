import type { Machine } from "../machine.ts";
import { PsArray, PsString } from "../objects.ts";
import type { PsObject } from "../objects.ts";
import { PsError } from "../ps-error.ts";

/** `array1 array2 copy`: leaves the part of the second that was written. */
export function copyArray(machine: Machine): void {
  const { operands } = machine;
  const target = operands.popArray();
  const source = operands.popArray();
  if (source.length > target.length) throw new PsError("rangecheck");
  putAll(machine, target, 0, source.toList());
  operands.push(new PsArray(target.store, { ...target, length: source.length }));
}

/** `dict1 dict2 copy`. */
export function copyDict(machine: Machine): void {
  const { operands } = machine;
  const target = operands.popDict();
  const source = operands.popDict();
  machine.budget.step(source.entries.size >> 2);
  for (const [key, value] of [...source.entries]) machine.define(target, key, value);
  operands.push(target);
}

/** `string1 string2 copy`: leaves the part of the second that was written. */
export function copyString({ operands, budget }: Machine): void {
  const target = operands.popString();
  const source = operands.popString();
  if (source.bytes.length > target.bytes.length) throw new PsError("rangecheck");
  budget.step(source.bytes.length >> 6);
  target.bytes.set(source.bytes);
  operands.push(new PsString(target.bytes.subarray(0, source.bytes.length), target.executable));
}

/** Writes objects into an array, which `restore` may undo. */
export function putAll(machine: Machine, target: PsArray, at: number, objects: readonly PsObject[]): void {
  if (at < 0 || at + objects.length > target.length) throw new PsError("rangecheck");
  const { store } = target;
  if (store.born < machine.era) machine.memory.keepArray(store);
  machine.budget.step(objects.length >> 3);
  for (let k = 0; k < objects.length; k++) store.items[target.start + at + k] = objects[k]!;
}
