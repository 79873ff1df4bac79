import type { Budget } from "../budget.ts";
import { bitsAt } from "../colors/ps-function.ts";
import { PsError } from "../ps-error.ts";
import type { ByteSource } from "../streams/byte-source.ts";

/** The rows of samples of one source: how many samples a row has and how many bits each. */
export interface SampleLayout {
  readonly perRow: number;
  readonly rows: number;
  readonly bits: number;
}

/** Reads packed samples; missing ones are 0. @returns one byte a sample, values of 12 bits cut to 8 */
export function readSamples(source: ByteSource, layout: SampleLayout, budget: Budget): Uint8Array {
  const { perRow, rows, bits } = layout;
  if (![1, 2, 4, 8, 12].includes(bits)) throw new PsError("rangecheck", "BitsPerComponent");
  const rowLength = Math.ceil((perRow * bits) / 8);
  budget.borrow((rowLength + perRow) * rows);
  budget.step((perRow * rows) >> 4);
  const packed = new Uint8Array(rowLength * rows);
  source.read(packed);
  if (bits === 8) return packed;
  const samples = new Uint8Array(perRow * rows);
  for (let row = 0; row < rows; row++) {
    const line = packed.subarray(row * rowLength, (row + 1) * rowLength);
    const out = row * perRow;
    if (bits === 12) for (let k = 0; k < perRow; k++) samples[out + k] = bitsAt(line, k * 12, 12) >> 4;
    else unpack(line, samples.subarray(out, out + perRow), bits);
  }
  return samples;
}

/** Samples of 1, 2 or 4 bits. */
function unpack(line: Uint8Array, samples: Uint8Array, bits: number): void {
  const perByte = 8 / bits;
  const mask = (1 << bits) - 1;
  for (let k = 0; k < samples.length; k++) {
    const shift = 8 - bits * ((k % perByte) + 1);
    samples[k] = (line[Math.floor(k / perByte)]! >> shift) & mask;
  }
}
