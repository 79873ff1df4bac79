import { readHalves } from "./half.ts";
import { type Layer, type Network, none, stepsPerLogit, type TensorShape } from "./network.ts";

/** What the file says of a layer; see packages/engine/weights/README.md. */
interface LayerRow {
  readonly kernel: number;
  readonly stride: number;
  /** 0: none, 1: negative numbers become 0. */
  readonly activation: number;
  readonly inputs: number;
  readonly outputs: number;
  readonly from: number;
  readonly onto: number;
  /** The largest size of a number in its output (after adding), as seen in training pictures. */
  readonly reach: number;
}

const magic = [0x54, 0x42, 0x4e, 0x54];
const version = 1;
const headBytes = 8;
const rowBytes = 16;
const nobody = 0xffff;
const mostLayers = 64;
const mostChannels = 256;
const mostLevel = 6;

/** A number as large as a layer's reach takes so many steps; twice as many fit. */
const stepsOfReach = 4095;
const mostSteps = 2 * stepsOfReach + 1;
/** The picture's numbers: twice the value less 255. */
const pictureSteps = 255;
const mostSum = 2 ** 31 - 1;
const mostWeight = 2 ** 15 - 1;
const mostShift = 24;

function demand(holds: boolean, rule: string, received: unknown): asserts holds {
  if (!holds) throw new RangeError(`network file must ${rule}, received ${received}`);
}

function readRow(view: DataView, at: number): LayerRow {
  const onto = view.getUint16(at + 10, true);
  return {
    kernel: view.getUint8(at),
    stride: view.getUint8(at + 1),
    activation: view.getUint8(at + 2),
    inputs: view.getUint16(at + 4, true),
    outputs: view.getUint16(at + 6, true),
    from: view.getUint16(at + 8, true),
    onto: onto === nobody ? none : onto,
    reach: view.getFloat32(at + 12, true),
  };
}

/** The shape of a layer's output, once the row is known to fit what stands before it. */
function shapeOf(row: LayerRow, shapes: readonly TensorShape[]): TensorShape {
  demand(row.kernel === 1 || row.kernel === 3, "have squares of 1 or 3 weights", row.kernel);
  demand(row.stride === 1 || row.stride === 2, "step by 1 or 2", row.stride);
  demand(row.activation <= 1, "know activations 0 and 1", row.activation);
  demand(row.outputs >= 1 && row.outputs <= mostChannels, `have 1 to ${mostChannels} channels`, row.outputs);
  demand(row.reach > 0 && row.reach < 2 ** 60, "have reaches above 0", row.reach);
  const source = shapes[row.from];
  demand(source !== undefined, "read tensors that exist", row.from);
  demand(
    source.channels === row.inputs,
    `read ${source.channels} channels of tensor ${row.from}`,
    row.inputs,
  );
  const own = { channels: row.outputs, level: source.level + row.stride - 1 };
  demand(own.level <= mostLevel, `halve the picture at most ${mostLevel} times`, own.level);
  if (row.onto === none) return own;
  const other = shapes[row.onto];
  demand(
    other !== undefined && row.onto > 0 && other.channels === own.channels && other.level === own.level - 1,
    "add doubled outputs to tensors of their shape",
    `tensor ${row.onto}`,
  );
  return other;
}

/**
 * The size of a step in each tensor. Tensors that are added share theirs, so that adding needs no rounding.
 */
function stepSizes(rows: readonly LayerRow[]): number[] {
  const shares: number[] = [0];
  const reaches = [0.5];
  rows.forEach((row, i) => {
    const tensor = i + 1;
    const root = row.onto === none ? tensor : shares[row.onto]!;
    shares.push(root);
    reaches.push(row.reach);
    reaches[root] = Math.max(reaches[root]!, row.reach);
  });
  return shares.map((root, tensor) => {
    if (tensor === 0) return 0.5 / pictureSteps;
    return tensor === rows.length ? 1 / stepsPerLogit : reaches[root]! / stepsOfReach;
  });
}

/** Weights as whole numbers, as large as sums of 32 bits allow. */
function inWholeNumbers(
  row: LayerRow,
  floats: Float32Array,
  { from, to, isLast }: { from: number; to: number; isLast: boolean },
): Layer {
  const { kernel, stride, activation, inputs, outputs, onto } = row;
  const area = kernel * kernel;
  const many = inputs * area;
  const most = isLast ? mostWeight : mostSteps;
  const mostInput = row.from === 0 ? pictureSteps : mostSteps;
  const weights = new Int16Array(outputs * many);
  const biases = new Int32Array(outputs);
  /** Whether everything fits with this shift; fills in weights and biases when it does. */
  const fits = (shift: number) => {
    const factor = 2 ** shift;
    const half = shift > 0 ? factor / 2 : 0;
    for (let o = 0; o < outputs; o++) {
      const bias = Math.round((floats[outputs * many + o]! / to) * factor) + half;
      let size = Math.abs(bias);
      for (let k = 0; k < many; k++) {
        const weight = Math.round(((floats[o * many + k]! * from) / to) * factor);
        if (Math.abs(weight) > mostWeight) return false;
        size += Math.abs(weight) * mostInput;
        // the file has all places of one input together, we want all inputs of one place
        weights[o * many + (k % area) * inputs + Math.floor(k / area)] = weight;
      }
      if (size > mostSum) return false;
      biases[o] = bias;
    }
    return true;
  };
  let shift = mostShift;
  while (!fits(shift)) {
    demand(shift > 0, "have weights that fit the reaches", `layer from tensor ${row.from}`);
    shift--;
  }
  const least = activation === 1 ? 0 : -most;
  return { kernel, stride, inputs, outputs, from: row.from, onto, weights, biases, shift, least, most };
}

function checkHead(bytes: Uint8Array, view: DataView): number {
  demand(
    bytes.length >= headBytes && magic.every((byte, i) => bytes[i] === byte),
    "begin with TBNT",
    "another",
  );
  demand(view.getUint16(4, true) === version, `be of version ${version}`, view.getUint16(4, true));
  const count = view.getUint16(6, true);
  demand(count >= 1 && count <= mostLayers, `have 1 to ${mostLayers} layers`, count);
  demand(bytes.length >= headBytes + count * rowBytes, "be complete", `${bytes.length} bytes`);
  return count;
}

/**
 * Reads a network from the bytes of a file such as weights/boundary-network.bin (weights/README.md describes them).
 * Throws a RangeError when they are not such a file.
 */
export function decodeNetwork(bytes: Uint8Array): Network {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = checkHead(bytes, view);
  const rows = Array.from({ length: count }, (_, i) => readRow(view, headBytes + i * rowBytes));
  const shapes: TensorShape[] = [{ channels: 3, level: 0 }];
  for (const row of rows) shapes.push(shapeOf(row, shapes));
  const last = rows.at(-1)!;
  const end = shapes.at(-1)!;
  demand(
    end.channels === 1 && end.level === 0 && last.onto === none,
    "end in one value a pixel",
    end.channels,
  );
  const sizes = rows.map((row) => row.outputs * (row.inputs * row.kernel * row.kernel + 1));
  const total = headBytes + count * rowBytes + 2 * sizes.reduce((sum, size) => sum + size, 0);
  demand(bytes.length === total, `have ${total} bytes`, bytes.length);

  const steps = stepSizes(rows);
  let at = headBytes + count * rowBytes;
  const layers = rows.map((row, i) => {
    const floats = readHalves(bytes, at, sizes[i]!);
    at += 2 * sizes[i]!;
    demand(floats.every(Number.isFinite), "have finite weights", "others");
    // what is doubled and added has the steps of what it is added to
    return inWholeNumbers(row, floats, {
      from: steps[row.from]!,
      to: steps[i + 1]!,
      isLast: i + 1 === count,
    });
  });
  // before it is doubled, an output is one step further down
  const deepest = rows.map((row, i) => shapes[i + 1]!.level + (row.onto === none ? 0 : 1));
  return { layers, shapes, multiple: 2 ** Math.max(...deepest) };
}
