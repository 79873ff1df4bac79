import { type Network, none, type TensorShape } from "./network.ts";
import { type LayerRow, stepSizes, toWholeNumbers } from "./whole-numbers.ts";

const magic = [0x54, 0x42, 0x4e, 0x54];
const version = 1;
const headBytes = 8;
const rowBytes = 16;
const nobody = 0xffff;
const maxLayers = 64;
const maxChannels = 256;
const maxLevel = 6;

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
  demand(row.outputs >= 1 && row.outputs <= maxChannels, `have 1 to ${maxChannels} channels`, row.outputs);
  demand(row.reach > 0 && row.reach < 2 ** 60, "have reaches above 0", row.reach);
  const source = shapes[row.from];
  demand(source !== undefined, "read tensors that exist", row.from);
  demand(
    source.channels === row.inputs,
    `read ${source.channels} channels of tensor ${row.from}`,
    row.inputs,
  );
  const own = { channels: row.outputs, level: source.level + row.stride - 1 };
  demand(own.level <= maxLevel, `halve the picture at most ${maxLevel} times`, own.level);
  if (row.onto === none) return own;
  const other = shapes[row.onto];
  demand(
    other !== undefined && row.onto > 0 && other.channels === own.channels && other.level === own.level - 1,
    "add doubled outputs to tensors of their shape",
    `tensor ${row.onto}`,
  );
  return other;
}

function checkHead(bytes: Uint8Array, view: DataView): number {
  demand(
    bytes.length >= headBytes && magic.every((byte, i) => bytes[i] === byte),
    "begin with TBNT",
    "another",
  );
  demand(view.getUint16(4, true) === version, `be of version ${version}`, view.getUint16(4, true));
  const count = view.getUint16(6, true);
  demand(count >= 1 && count <= maxLayers, `have 1 to ${maxLayers} layers`, count);
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
    const halves = bytes.subarray(at, at + 2 * sizes[i]!);
    at += halves.length;
    const inOut = { from: steps[row.from]!, to: steps[i + 1]!, isLast: i + 1 === count };
    const layer = toWholeNumbers(row, halves, inOut);
    demand(layer !== undefined, "have finite weights that fit the reaches", `layer ${i + 1}`);
    return layer;
  });
  // before it is doubled, an output is one step further down
  const deepest = rows.map((row, i) => shapes[i + 1]!.level + (row.onto === none ? 0 : 1));
  return { layers, shapes, multiple: 2 ** Math.max(...deepest) };
}
