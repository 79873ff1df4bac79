import type { Machine, OperatorTable } from "../machine.ts";
import { isInteger } from "../objects.ts";
import { PsError } from "../ps-error.ts";

const degree = Math.PI / 180;

function result(machine: Machine, value: number): void {
  if (!Number.isFinite(value)) throw new PsError("undefinedresult");
  machine.operands.push(value);
}

const unary = (compute: (value: number) => number) => (machine: Machine) =>
  result(machine, compute(machine.operands.popNumber()));

const binary = (compute: (left: number, right: number) => number) => (machine: Machine) => {
  const right = machine.operands.popNumber();
  const left = machine.operands.popNumber();
  result(machine, compute(left, right));
};

const integers = (compute: (left: number, right: number) => number) => (machine: Machine) => {
  const right = Math.trunc(machine.operands.popNumber());
  const left = Math.trunc(machine.operands.popNumber());
  if (right === 0) throw new PsError("undefinedresult");
  result(machine, compute(left, right));
};

/** Bits of integers, truth of booleans. */
const logical =
  (bits: (left: number, right: number) => number, truth: (left: boolean, right: boolean) => boolean) =>
  ({ operands }: Machine) => {
    const right = operands.pop();
    const left = operands.pop();
    if (typeof left === "boolean" && typeof right === "boolean") operands.push(truth(left, right));
    else if (isInteger(left) && isInteger(right)) operands.push(bits(left, right));
    else throw new PsError("typecheck");
  };

/** Quarter turns give exact sines. */
function sine(angle: number): number {
  const turned = angle % 360;
  if (turned % 90 === 0) return [0, 1, 0, -1][(turned / 90 + 4) % 4]!;
  return Math.sin(turned * degree);
}

function arcTangent(numerator: number, denominator: number): number {
  if (numerator === 0 && denominator === 0) throw new PsError("undefinedresult");
  const angle = Math.atan2(numerator, denominator) / degree;
  return angle < 0 ? angle + 360 : angle;
}

/** A reproducible stand-in for chance (D. H. Lehmer's generator with the multiplier of Park and Miller). */
const chance = { modulus: 2147483647, multiplier: 16807 };
const seeds = new WeakMap<Machine, number>();

/** Arithmetic, bits and the generator of random numbers. */
export const arithmeticOperators: OperatorTable = {
  add: binary((left, right) => left + right),
  sub: binary((left, right) => left - right),
  mul: binary((left, right) => left * right),
  div: binary((left, right) => left / right),
  idiv: integers((left, right) => Math.trunc(left / right)),
  mod: integers((left, right) => left % right),
  neg: unary((value) => 0 - value),
  abs: unary(Math.abs),
  ceiling: unary(Math.ceil),
  floor: unary(Math.floor),
  round: unary((value) => Math.floor(value + 0.5)),
  truncate: unary(Math.trunc),
  sqrt: unary(Math.sqrt),
  sin: unary(sine),
  cos: unary((angle) => sine(angle + 90)),
  atan: binary(arcTangent),
  exp: binary((base, exponent) => base ** exponent),
  ln: unary(Math.log),
  log: unary(Math.log10),
  max: binary(Math.max),
  min: binary(Math.min),
  and: logical(
    (left, right) => left & right,
    (left, right) => left && right,
  ),
  or: logical(
    (left, right) => left | right,
    (left, right) => left || right,
  ),
  xor: logical(
    (left, right) => left ^ right,
    (left, right) => left !== right,
  ),
  not({ operands }) {
    const value = operands.pop();
    if (typeof value === "boolean") operands.push(!value);
    else if (isInteger(value)) operands.push(~value);
    else throw new PsError("typecheck");
  },
  bitshift({ operands }) {
    const shift = operands.popInteger();
    const value = operands.popInteger();
    if (Math.abs(shift) > 31) operands.push(0);
    else operands.push(shift >= 0 ? value << shift : (value >>> -shift) | 0);
  },
  rand(machine) {
    const next = ((seeds.get(machine) ?? 1) * chance.multiplier) % chance.modulus;
    seeds.set(machine, next);
    machine.operands.push(next);
  },
  srand: (machine) =>
    void seeds.set(machine, (Math.abs(machine.operands.popInteger()) % (chance.modulus - 1)) + 1),
  rrand: (machine) => machine.operands.push(seeds.get(machine) ?? 1),
};
