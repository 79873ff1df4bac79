import { seededRandom } from "../arithmetic/reproducible.ts";

/** A layer of a network file; see packages/engine/weights/README.md. */
export interface LayerRow {
  readonly kernel: 1 | 3;
  readonly stride: 1 | 2;
  readonly isRectified: boolean;
  readonly inputs: number;
  readonly outputs: number;
  readonly from: number;
  readonly onto?: number;
}

/** Numbers of half precision: a sign, an exponent from that of 1/32 to that of 1/2, a fraction. */
const randomHalf = (random: () => number) =>
  (random() < 0.5 ? 0x8000 : 0) | ((10 + Math.floor(random() * 5)) << 10) | Math.floor(random() * 1024);

/** A network file with random weights. */
export function randomNetwork(rows: readonly LayerRow[], seed: number): Uint8Array {
  const random = seededRandom(seed);
  const counts = rows.map((row) => row.outputs * (row.inputs * row.kernel ** 2 + 1));
  const bytes = new Uint8Array(8 + rows.length * 16 + 2 * counts.reduce((sum, count) => sum + count, 0));
  const view = new DataView(bytes.buffer);
  bytes.set([0x54, 0x42, 0x4e, 0x54]);
  view.setUint16(4, 1, true);
  view.setUint16(6, rows.length, true);
  rows.forEach((row, i) => {
    const at = 8 + i * 16;
    bytes.set([row.kernel, row.stride, row.isRectified ? 1 : 0], at);
    [row.inputs, row.outputs, row.from, row.onto ?? 0xffff].forEach((value, k) => {
      view.setUint16(at + 4 + k * 2, value, true);
    });
    view.setFloat32(at + 12, 0.5 + random(), true);
  });
  for (let at = 8 + rows.length * 16; at < bytes.length; at += 2)
    view.setUint16(at, randomHalf(random), true);
  return bytes;
}

/** Rows of a network that goes down `channels.length - 1` steps and up again, with lateral layers as the shipped one has. */
export function downAndUp(channels: readonly number[]): LayerRow[] {
  const rows: LayerRow[] = [];
  const add = (row: LayerRow) => rows.push(row);
  const kept = channels.map((outputs, level) =>
    add({
      kernel: 3,
      stride: level === 0 ? 1 : 2,
      isRectified: true,
      inputs: level === 0 ? 3 : channels[level - 1]!,
      outputs,
      from: level,
    }),
  );
  for (let level = channels.length - 2; level >= 0; level--) {
    const [inputs, outputs] = [channels[level + 1]!, channels[level]!];
    add({ kernel: 1, stride: 1, isRectified: false, inputs, outputs, from: rows.length, onto: kept[level]! });
    add({ kernel: 3, stride: 1, isRectified: true, inputs: outputs, outputs, from: rows.length });
  }
  add({ kernel: 1, stride: 1, isRectified: false, inputs: channels[0]!, outputs: 1, from: rows.length });
  return rows;
}
