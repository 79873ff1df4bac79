import { expMinus } from "../arithmetic/reproducible.ts";
import { readHalf } from "../network/half.ts";
import { cropMatrix, throughMatrix } from "../tflite/crop-matrix.ts";
import type { Graph, Operator } from "../tflite/graph.ts";

const f = Math.fround;

/** A tensor: 1, rows, columns, channels; the channels of a pixel together. */
interface Plain {
  readonly shape: readonly number[];
  readonly data: Float32Array;
}

/**
 * What a graph answers, computed operator by operator in the plainest way: single precision, each product and each sum
 * rounded alone, sums in the order bias, rows, columns, channels. Kernels must give the same numbers.
 */
export function runPlainly(graph: Graph, input: Float32Array): Float32Array[] {
  const values = new Map<number, Plain>([
    [graph.inputs[0]!, { shape: graph.tensors[graph.inputs[0]!]!.shape, data: input }],
  ]);
  const read = (tensor: number): Plain => {
    const { shape, halves } = graph.tensors[tensor]!;
    return values.get(tensor) ?? { shape, data: Float32Array.from(halves ?? [], readHalf) };
  };
  let cropMatrices = 0;
  for (const operator of graph.operators) {
    const { shape } = graph.tensors[operator.output]!;
    const data =
      operator.name === "Landmarks2TransformMatrix"
        ? cropMatrix(read(operator.inputs[0]!).data, cropMatrices++)
        : compute(operator, shape, operator.inputs.map(read), graph);
    const { isRectified, ceiling = Number.POSITIVE_INFINITY } = operator;
    if (isRectified) for (let i = 0; i < data.length; i++) data[i] = Math.min(ceiling, Math.max(0, data[i]!));
    values.set(operator.output, { shape, data });
  }
  return graph.outputs.map((output) => read(output).data);
}

function compute(
  operator: Operator,
  shape: readonly number[],
  inputs: readonly Plain[],
  graph: Graph,
): Float32Array {
  const [from, second] = inputs as readonly [Plain, Plain];
  const map = (what: (value: number, i: number) => number) => from.data.map(what);
  switch (operator.name) {
    case "CONV_2D":
    case "DEPTHWISE_CONV_2D":
      return convolved(operator, shape, inputs as [Plain, Plain, Plain]);
    case "ADD":
      return map((value, i) => value + second.data[i]!);
    case "MUL":
      return map((value, i) => value * second.data[i % second.data.length]!);
    case "RELU":
      return map((value) => Math.max(0, value));
    case "PRELU":
      return map((value, i) => (value >= 0 ? value : value * second.data[i % second.data.length]!));
    case "HARD_SWISH":
      return map((value) => f(value * Math.min(6, Math.max(0, f(value + 3)))) / 6);
    case "LOGISTIC":
      return map((value) => {
        const e = expMinus(Math.abs(value));
        return value < 0 ? e / (1 + e) : 1 / (1 + e);
      });
    case "MAX_POOL_2D":
      return drawn(shape, (x, y, c) =>
        Math.max(...[0, 1, 2, 3].map((k) => at(from, 2 * x + (k & 1), 2 * y + (k >> 1), c))),
      );
    case "AVERAGE_POOL_2D":
      return drawn(shape, (_x, _y, c) => {
        let sum = 0;
        for (let y = 0; y < from.shape[1]!; y++)
          for (let x = 0; x < from.shape[2]!; x++) sum = f(sum + at(from, x, y, c));
        return sum / (from.shape[1]! * from.shape[2]!);
      });
    case "PAD": {
      const amounts = graph.tensors[operator.inputs[1]!]!.ints!;
      return drawn(shape, (x, y, c) => at(from, x - amounts[4]!, y - amounts[2]!, c));
    }
    case "RESIZE_BILINEAR":
      return stretched(shape, from);
    case "DEPTH_TO_SPACE":
      return drawn(shape, (x, y, c) => at(from, x >> 1, y >> 1, ((y & 1) * 2 + (x & 1)) * shape[3]! + c));
    case "Convolution2DTransposeBias":
      return drawn(shape, (x, y) => {
        let sum = inputs[2]!.data[0]!;
        const place = ((y & 1) * 2 + (x & 1)) * from.shape[3]!;
        for (let c = 0; c < from.shape[3]!; c++)
          sum = f(sum + f(at(from, x >> 1, y >> 1, c) * second.data[place + c]!));
        return sum;
      });
    case "TransformLandmarks":
      return throughMatrix(from.data, second.data);
    case "TransformTensorBilinear":
      return cropped(shape, from, second.data);
    default:
      return from.data;
  }
}

/** A value; 0 beyond the tensor. */
function at({ shape, data }: Plain, x: number, y: number, c: number): number {
  const [, height, width, channels] = shape as [number, number, number, number];
  const isInside = x >= 0 && y >= 0 && x < width && y < height && c < channels;
  return isInside ? data[(y * width + x) * channels + c]! : 0;
}

function drawn(shape: readonly number[], read: (x: number, y: number, c: number) => number): Float32Array {
  const [, height, width, channels] = shape as [number, number, number, number];
  const out = new Float32Array(height * width * channels);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++) for (let c = 0; c < channels; c++, i++) out[i] = read(x, y, c);
  return out;
}

function convolved(
  { name, padding, stride }: Operator,
  shape: readonly number[],
  [from, filters, biases]: readonly [Plain, Plain, Plain],
): Float32Array {
  const [, rows, columns] = filters.shape as [number, number, number];
  const [, height, width, channels] = from.shape as [number, number, number, number];
  const before = (size: number, out: number, side: number) =>
    padding === "valid" ? 0 : Math.floor(Math.max(0, (out - 1) * stride + side - size) / 2);
  const [above, left] = [before(height, shape[1]!, rows), before(width, shape[2]!, columns)];
  const isDepthwise = name === "DEPTHWISE_CONV_2D";
  const { data } = from;
  return drawn(shape, (x, y, o) => {
    let sum = biases.data[o]!;
    for (let r = 0; r < rows; r++) {
      const row = y * stride - above + r;
      if (row < 0 || row >= height) continue;
      for (let k = 0; k < columns; k++) {
        const column = x * stride - left + k;
        if (column < 0 || column >= width) continue;
        const pixel = (row * width + column) * channels;
        if (isDepthwise) {
          sum = f(sum + f(data[pixel + o]! * filters.data[(r * columns + k) * channels + o]!));
          continue;
        }
        const weights = ((o * rows + r) * columns + k) * channels;
        for (let c = 0; c < channels; c++) sum = f(sum + f(data[pixel + c]! * filters.data[weights + c]!));
      }
    }
    return sum;
  });
}

function stretched(shape: readonly number[], from: Plain): Float32Array {
  const place = (i: number, size: number, out: number) => {
    const share = f(f(f(i + 0.5) * f(size / out)) - 0.5);
    const low = Math.max(0, Math.floor(share));
    return { low, high: Math.min(size - 1, Math.ceil(share)), part: f(share - low) };
  };
  return drawn(shape, (x, y, c) => {
    const [row, column] = [place(y, from.shape[1]!, shape[1]!), place(x, from.shape[2]!, shape[2]!)];
    const weighed = (u: number, v: number, down: number, across: number) =>
      f(f(at(from, u, v, c) * down) * across);
    const [up, back] = [f(1 - row.part), f(1 - column.part)];
    let sum = weighed(column.low, row.low, up, back);
    sum = f(sum + weighed(column.low, row.high, row.part, back));
    sum = f(sum + weighed(column.high, row.low, up, column.part));
    return f(sum + weighed(column.high, row.high, row.part, column.part));
  });
}

function cropped(shape: readonly number[], from: Plain, m: Float32Array): Float32Array {
  const last = from.shape[1]! - 1;
  const shift = (a: number, b: number, by: number) => f(by + f(f(f(a * 0.5) + f(b * 0.5)) - 0.5));
  const [shiftX, shiftY] = [shift(m[0]!, m[1]!, m[3]!), shift(m[4]!, m[5]!, m[7]!)];
  return drawn(shape, (x, y, c) => {
    const u = f(f(f(m[0]! * x) + f(m[1]! * y)) + shiftX);
    const v = f(f(f(m[4]! * x) + f(m[5]! * y)) + shiftY);
    if (!(u >= 0 && u <= last && v >= 0 && v <= last)) return 0;
    const [column, row] = [Math.floor(u), Math.floor(v)];
    const mixed = (p: number, q: number, share: number) => f(f(f(1 - share) * p) + f(share * q));
    const across = (line: number) =>
      mixed(at(from, column, line, c), at(from, column + 1, line, c), f(u - column));
    return mixed(across(row), across(row + 1), f(v - row));
  });
}
