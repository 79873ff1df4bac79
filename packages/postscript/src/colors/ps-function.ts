import type { Machine } from "../machine.ts";
import { PsArray, PsDict, PsFile, PsString } from "../objects.ts";
import type { PsObject } from "../objects.ts";
import { PsError } from "../ps-error.ts";
import { readAll } from "../streams/ascii85.ts";
import { MemorySource } from "../streams/byte-source.ts";

/** Numbers in, numbers out. */
export type NumberFunction = (inputs: readonly number[]) => readonly number[];

const deepest = 8;

/** A function dictionary (types 0, 2, 3 and 4), or a procedure, as a function. @throws PsError */
export function functionFrom(machine: Machine, object: PsObject | undefined, depth = 0): NumberFunction {
  if (depth > deepest) throw new PsError("limitcheck", "function");
  machine.budget.step(16);
  if (object instanceof PsArray && object.executable) return byProcedure(machine, object);
  if (!(object instanceof PsDict)) throw new PsError("typecheck", "function");
  const domain = numbersIn(object, "Domain") ?? [0, 1];
  const range = numbersIn(object, "Range");
  const raw = rawFunction(machine, object, { domain, range: range ?? [], depth });
  return (inputs) => {
    machine.budget.step(4);
    const outputs = raw(inputs.map((value, k) => between(value, domain[2 * k] ?? 0, domain[2 * k + 1] ?? 1)));
    return range === null
      ? outputs
      : outputs.map((value, k) => between(value, range[2 * k] ?? 0, range[2 * k + 1] ?? 1));
  };
}

interface Shape {
  readonly domain: readonly number[];
  readonly range: readonly number[];
  readonly depth: number;
}

function rawFunction(machine: Machine, dict: PsDict, shape: Shape): NumberFunction {
  switch (dict.get("FunctionType")) {
    case 0:
      return sampled(machine, dict, shape);
    case 2:
      return exponential(dict);
    case 3:
      return stitched(machine, dict, shape);
    case 4:
      return byProcedure(machine, dict.get("Function") ?? null);
    default:
      throw new PsError("rangecheck", "FunctionType");
  }
}

const between = (value: number, low: number, high: number) =>
  value > low ? (value < high ? value : high) : low;

/** An array of numbers of a dictionary; null when there is none. @throws PsError typecheck */
export function numbersIn(dict: PsDict, key: string): number[] | null {
  const value = dict.get(key);
  if (!(value instanceof PsArray)) return null;
  const list = value.toList();
  if (!list.every((item) => typeof item === "number")) throw new PsError("typecheck", key);
  return list as number[];
}

function byProcedure(machine: Machine, procedure: PsObject): NumberFunction {
  return (inputs) => {
    const { operands } = machine;
    const { count } = operands;
    for (const value of inputs) operands.push(value);
    machine.call(procedure);
    if (operands.count < count) throw new PsError("stackunderflow");
    return operands.popNumbers(operands.count - count);
  };
}

function exponential(dict: PsDict): NumberFunction {
  const from = numbersIn(dict, "C0") ?? [0];
  const to = numbersIn(dict, "C1") ?? [1];
  const power = dict.get("N");
  if (typeof power !== "number") throw new PsError("typecheck", "N");
  return ([input]) => {
    const share = power === 1 ? input! : input! ** power;
    return from.map((value, k) => value + share * ((to[k] ?? 0) - value));
  };
}

function stitched(machine: Machine, dict: PsDict, { domain, depth }: Shape): NumberFunction {
  const parts = dict.get("Functions");
  const bounds = numbersIn(dict, "Bounds") ?? [];
  const encode = numbersIn(dict, "Encode") ?? [];
  if (!(parts instanceof PsArray) || parts.length === 0 || parts.length > 5000)
    throw new PsError("rangecheck");
  const functions = parts.toList().map((part) => functionFrom(machine, part, depth + 1));
  return ([input]) => {
    let k = 0;
    while (k < functions.length - 1 && input! >= (bounds[k] ?? Infinity)) k++;
    const low = k === 0 ? domain[0]! : bounds[k - 1]!;
    const high = k === functions.length - 1 ? domain[1]! : bounds[k]!;
    const [first, last] = [encode[2 * k] ?? 0, encode[2 * k + 1] ?? 1];
    const share = high > low ? (input! - low) / (high - low) : 0;
    return functions[k]!([first + share * (last - first)]);
  };
}

function bytesIn(machine: Machine, object: PsObject | undefined): Uint8Array {
  if (object instanceof PsString) return object.bytes;
  if (!(object instanceof PsFile)) throw new PsError("typecheck", "DataSource");
  if (object.source instanceof MemorySource) return object.source.buffer;
  const bytes = readAll(object.source, machine.budget.limits.work);
  machine.budget.allocate(bytes.length);
  return bytes;
}

/** Samples on a grid, linear between neighbors. */
function sampled(machine: Machine, dict: PsDict, { domain, range }: Shape): NumberFunction {
  const sizes = numbersIn(dict, "Size") ?? [];
  const bits = dict.get("BitsPerSample");
  const inputs = domain.length / 2;
  const outputs = range.length / 2;
  if (typeof bits !== "number" || sizes.length < inputs || inputs > 6 || outputs < 1 || outputs > 32)
    throw new PsError("rangecheck", "FunctionType 0");
  const data = bytesIn(machine, dict.get("DataSource"));
  const encode = numbersIn(dict, "Encode") ?? sizes.flatMap((size) => [0, size - 1]);
  const decode = numbersIn(dict, "Decode") ?? range;
  const max = 2 ** bits - 1;
  const sample = (place: number, output: number) => {
    const value = bitsAt(data, (place * outputs + output) * bits, bits) / max;
    return decode[2 * output]! + value * (decode[2 * output + 1]! - decode[2 * output]!);
  };
  return (values) => {
    const positions = values.slice(0, inputs).map((value, k) => {
      const [low, high] = [domain[2 * k]!, domain[2 * k + 1]!];
      const share = high > low ? (value - low) / (high - low) : 0;
      return between(encode[2 * k]! + share * (encode[2 * k + 1]! - encode[2 * k]!), 0, sizes[k]! - 1);
    });
    return interpolate(positions, sizes, outputs, sample);
  };
}

function interpolate(
  positions: readonly number[],
  sizes: readonly number[],
  outputs: number,
  sample: (place: number, output: number) => number,
): number[] {
  const sums = new Array<number>(outputs).fill(0);
  for (let corner = 0; corner < 1 << positions.length; corner++) {
    let weight = 1;
    let place = 0;
    let stride = 1;
    positions.forEach((position, k) => {
      const low = Math.min(Math.floor(position), sizes[k]! - 1);
      const isHigh = (corner >> k) & 1;
      weight *= isHigh ? position - low : 1 - (position - low);
      place += Math.min(low + isHigh, sizes[k]! - 1) * stride;
      stride *= sizes[k]!;
    });
    if (weight === 0) continue;
    for (let output = 0; output < outputs; output++) sums[output]! += weight * sample(place, output);
  }
  return sums;
}

/** `count` bits of a byte string from bit `from` on, the high ones first; bits beyond its end are 0. */
export function bitsAt(data: Uint8Array, from: number, count: number): number {
  let value = 0;
  let at = from;
  for (let left = count; left > 0; ) {
    const taken = Math.min(left, 8 - (at & 7));
    const byte = data[Math.floor(at / 8)] ?? 0;
    value = value * 2 ** taken + ((byte >> (8 - (at & 7) - taken)) & ((1 << taken) - 1));
    at += taken;
    left -= taken;
  }
  return value;
}
