import { FlatTable, type WholeNumbers } from "./flat-table.ts";
import {
  builtInOperators,
  customOperators,
  type Graph,
  type GraphTensor,
  type Operator,
  type OperatorName,
} from "./graph.ts";

// numbers of the schema (tensorflow/lite/schema/schema.fbs, version 3)
const customCode = 32;
const halfPrecision = 1;
const wholeNumbers = 2;
const samePadding = 0;
const rectified = 1;
const rectifiedTo6 = 3;

function demand(holds: boolean, rule: string, received: unknown): asserts holds {
  if (!holds) throw new RangeError(`TensorFlow Lite file must ${rule}, received ${received}`);
}

/**
 * Reads a network from the bytes of a TensorFlow Lite file: as much of the format as the networks of MediaPipe for faces
 * and people use. Weights are of half precision; those that are stored without their zeros get them back.
 * Throws a RangeError for anything else.
 */
export function readGraph(bytes: Uint8Array): Graph {
  demand(bytes.length >= 8 && String.fromCharCode(...bytes.subarray(4, 8)) === "TFL3", "say TFL3", "another");
  const file = FlatTable.root(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const codes = file.tables(1).map(operatorName);
  const buffers = file.tables(4).map((buffer) => buffer.bytes(0));
  const [graph] = file.tables(2);
  demand(graph !== undefined, "have a graph", "none");
  const tensors = graph.tables(0).map((tensor) => readTensor(tensor, buffers[tensor.int(2)]!));
  const operators = graph.tables(3).map((operator) => readOperator(operator, codes[operator.int(0)]!));
  return { ...withoutUnpacking(tensors, operators), inputs: graph.ints(1), outputs: graph.ints(2) };
}

function operatorName(code: FlatTable): OperatorName {
  // the number moved from a byte to an int; the larger counts
  const number = Math.max(code.byte(0), code.int(3));
  const name =
    number === customCode
      ? customOperators.find((custom) => custom === code.text(1))
      : (builtInOperators as Readonly<Record<number, OperatorName>>)[number];
  demand(name !== undefined, "have known operators", number === customCode ? code.text(1) : number);
  return name;
}

function readTensor(tensor: FlatTable, data: Uint8Array): GraphTensor {
  const shape = tensor.ints(0);
  if (data.length === 0) return { shape };
  const type = tensor.byte(1);
  demand(type === halfPrecision || type === wholeNumbers, "have constants of known types", type);
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  if (type === wholeNumbers)
    return { shape, ints: Array.from({ length: data.length / 4 }, (_, i) => view.getInt32(4 * i, true)) };
  // in the order of bytes of the kernels, and so of every machine they run on; a copy begins where two bytes may
  const halves = new Uint16Array(data.slice().buffer);
  const sparsity = tensor.table(6);
  return { shape, halves: sparsity ? densified(halves, shape, sparsity) : halves };
}

/** All values of a tensor of which only those other than 0 are stored, each with its place in its row. */
function densified(values: Uint16Array, shape: readonly number[], sparsity: FlatTable): Uint16Array {
  const order = sparsity.ints(0);
  const sides = sparsity.tables(2);
  const last = sides.at(-1);
  const isKnown =
    order.length === shape.length &&
    order.every((side, i) => side === i) &&
    sides.every((side, i) => (side.byte(0) === 1) === (i === shape.length - 1));
  demand(isKnown && last !== undefined, "leave zeros out of rows only", "another order");
  const begins = indices(last, 2);
  const places = indices(last, 4);
  const across = shape.at(-1)!;
  const out = new Uint16Array(shape.reduce((product, side) => product * side, 1));
  demand(
    begins.at(-1) === values.length && places.length === values.length,
    "place all values",
    values.length,
  );
  for (let row = 0; row + 1 < begins.length; row++) {
    for (let i = begins[row]!; i < begins[row + 1]!; i++) out[row * across + places[i]!] = values[i]!;
  }
  return out;
}

/** A list of a sparse tensor: a union (kind, then table) of vectors of 32, 16 or 8 bits. */
function indices(side: FlatTable, field: number): WholeNumbers {
  const size = ([4, 2, 1] as const)[side.byte(field) - 1];
  return (size && side.table(field + 1)?.wholeNumbers(0, size)) ?? new Uint8Array(0);
}

/** Where an operator's options have its activation, if it has any. */
const activationFields: Partial<Record<OperatorName, number>> = {
  ADD: 0,
  AVERAGE_POOL_2D: 5,
  CONV_2D: 3,
  DEPTHWISE_CONV_2D: 4,
  MAX_POOL_2D: 5,
  MUL: 0,
};
const windowed = new Set<OperatorName>(["AVERAGE_POOL_2D", "CONV_2D", "DEPTHWISE_CONV_2D", "MAX_POOL_2D"]);

function readOperator(operator: FlatTable, name: OperatorName): Operator {
  const options = operator.table(4);
  const outputs = operator.ints(2);
  demand(outputs.length === 1, "have operators with one output", outputs.length);
  const field = activationFields[name];
  const activation = field === undefined ? 0 : (options?.byte(field) ?? 0);
  const isKnown = [0, rectified, rectifiedTo6].includes(activation);
  demand(isKnown, "rectify, to 6 or without limit, or not", `activation ${activation}`);
  const [across, down] = windowed.has(name) ? [options!.int(1), options!.int(2)] : [1, 1];
  demand(across === down, "step alike in both directions", `${across} and ${down}`);
  return {
    name,
    inputs: operator.ints(1),
    output: outputs[0]!,
    padding: windowed.has(name) && options!.byte(0) === samePadding ? "same" : "valid",
    stride: across,
    isRectified: activation !== 0,
    ...(activation === rectifiedTo6 && { ceiling: 6 }),
  };
}

/** Without the operators that unpack constants: what they would give is the constant itself. */
function withoutUnpacking(
  tensors: readonly GraphTensor[],
  operators: readonly Operator[],
): Pick<Graph, "tensors" | "operators"> {
  const known = [...tensors];
  const others = operators.filter(({ name, inputs, output }) => {
    if (name !== "DEQUANTIZE" && name !== "DENSIFY") return true;
    const packed = known[inputs[0]!]!;
    demand(packed.halves !== undefined, "unpack constants only", `${name} of something computed`);
    known[output] = { ...packed, shape: known[output]!.shape };
    return false;
  });
  return { tensors: known, operators: others };
}
