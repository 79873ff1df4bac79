import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { runOnKernels } from "../../testing/on-kernels.ts";
import { runPlainly } from "../../testing/plain-graph.ts";
import { portrait } from "../../testing/scenes.ts";
import { GraphBuilder } from "../../tflite/graph-builder.ts";
import { LayerFile } from "../../tflite/layer-file.ts";
import { backboneLevels } from "./backbone-levels.ts";

const file = readFileSync(new URL("../../../weights/backbone.bin", import.meta.url));
const side = 32;

function graphOf(bytes: Uint8Array) {
  const builder = new GraphBuilder();
  const picture = builder.picture(side);
  const layers = new LayerFile(bytes);
  const levels = backboneLevels(builder, layers, picture);
  layers.end();
  return { levels, graph: builder.graph(picture, levels) };
}

test("heads read five levels, from fine to coarse", () => {
  const { levels } = graphOf(file);
  expect(levels.map(({ side: own, channels }) => [side / own, channels])).toEqual([
    [4, 24],
    [8, 32],
    [8, 192],
    [16, 96],
    [16, 576],
  ]);
});

test("it answers on kernels as operator by operator, and something", () => {
  const { data } = portrait(side, side, 0.8);
  const input = Float32Array.from(
    { length: side * side * 3 },
    (_, i) => data[4 * Math.floor(i / 3) + (i % 3)]! / 127.5 - 1,
  );
  const { graph } = graphOf(file);
  const plain = (values: readonly Float32Array[]) => values.map((list) => list.map((value) => value + 0));
  const answers = runOnKernels(graph, input);
  expect(plain(answers)).toEqual(plain(runPlainly(graph, input)));
  for (const answer of answers) expect(new Set(answer).size).toBeGreaterThan(answer.length / 20);
  for (const bent of [answers[2]!, answers[4]!]) expect(Math.max(...bent)).toBeLessThanOrEqual(6);
});

test("weights of another network are refused", () => {
  expect(() => graphOf(file.subarray(0, -1))).toThrow(/bytes or more/);
  expect(() => graphOf(Uint8Array.from([...file, 0]))).toThrow(/bytes, received/);
});
