/**
 * Writes the weights of the backbone from the detector of things that a package of MediaPipe brings along.
 *
 *   npm pack @mediapipe/objectron@0.4.1675468480 && tar xzf mediapipe-objectron-*.tgz
 *   node scripts/write-backbone.ts package/objectron_solution_packed_assets.data
 *
 * Says how far its answers are from those of the file on a picture of noise, in shares of the mean answer of each level.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { backboneLevels } from "../packages/engine/src/seeing/backbone/backbone-levels.ts";
import { readHalf } from "../packages/engine/src/network/half.ts";
import { onKernels } from "../packages/engine/src/kernels/kernels.ts";
import { GraphBuilder } from "../packages/engine/src/tflite/graph-builder.ts";
import { type Layer, LayerFile, writeLayer } from "../packages/engine/src/tflite/layer-file.ts";
import { LoadedPlan } from "../packages/engine/src/tflite/loaded-plan.ts";
import { planGraph } from "../packages/engine/src/tflite/plan-graph.ts";
import { readGraph } from "../packages/engine/src/tflite/read-graph.ts";

const expected = "470986ca5df183f41698da6de74b027d838fe289d77b5ab094497d350bee664e";
/** The first bytes are a list of names, then the network follows: a TensorFlow Lite file of the SSD MobileNetV2. */
const begin = 184;
/** Layers that stand in the file: the first, three a block but for the first block's two, and the widening of the last. */
const count = 1 + 2 + 12 * 3 + 1;

const [path] = process.argv.slice(2);
if (!path) throw new RangeError("a path to objectron_solution_packed_assets.data must be given");
const file = readFileSync(path);
const found = createHash("sha256").update(file).digest("hex");
if (found !== expected) throw new RangeError(`SHA-256 must be ${expected}, received ${found}`);
const graph = readGraph(file.subarray(begin));
const convolutions = graph.operators.filter(({ name }) => name.endsWith("CONV_2D")).slice(0, count);

const layers = convolutions.map(({ name, inputs: [, filters, biases] }): Layer => {
  const { shape, halves } = graph.tensors[filters!]!;
  const values = Float32Array.from(halves!, readHalf);
  const own = { biases: Float32Array.from(graph.tensors[biases!]!.halves!, readHalf) };
  if (name === "CONV_2D") return { filters: values, ...own };
  // the engine's file has the places of a channel together
  const [places, channels] = [shape[1]! * shape[2]!, shape[3]!];
  return { filters: values.map((_, i) => values[(i % places) * channels + Math.floor(i / places)]!), ...own };
});
const bytes = new Uint8Array(Buffer.concat(layers.map(writeLayer)));
writeFileSync(new URL("../packages/engine/weights/backbone.bin", import.meta.url), bytes);

const side = 256;
const written = new LayerFile(bytes);
const answers = answersOf(written);
written.end();
let k = 0;
const exact = answersOf({ next: () => layers[k++]! });
answers.forEach((level, i) => {
  const off = level.reduce((sum, value, j) => sum + Math.abs(value - exact[i]![j]!), 0);
  const all = exact[i]!.reduce((sum, value) => sum + Math.abs(value), 0);
  process.stdout.write(`level ${i}: off by ${((100 * off) / all).toFixed(2)} %\n`);
});

function answersOf(from: Pick<LayerFile, "next">): Float32Array[] {
  const builder = new GraphBuilder();
  const picture = builder.picture(side);
  const levels = backboneLevels(builder, from, picture);
  return onKernels((kernels, arena) => {
    const plan = new LoadedPlan(planGraph(builder.graph(picture, levels)), { kernels, arena });
    let state = 1;
    return plan.run(({ at, line, width, height }) => {
      for (let y = 0; y < height; y++) {
        const row = new Float32Array(4 * width).map((_, i) => {
          state = (state * 16_807) % 2_147_483_647;
          return i % 4 === 3 ? 0 : state / 2 ** 30 - 1;
        });
        arena.write(at + y * line, row);
      }
    });
  });
}
