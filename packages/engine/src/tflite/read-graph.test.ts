import { readSeeingFiles } from "@tintery/weights/files";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { portrait } from "../testing/scenes.ts";
import { runOnKernels } from "../testing/on-kernels.ts";
import { runPlainly } from "../testing/plain-graph.ts";
import { planGraph } from "./plan-graph.ts";
import { readGraph } from "./read-graph.ts";

const files = await readSeeingFiles();
/** -0 and 0 are one. */
const plain = (values: readonly Float32Array[]) => values.map((list) => list.map((value) => value + 0));

describe.each([
  ["detector", [192, 192, 3], [2304 * 16, 2304]],
  ["mesh", [192, 192, 3], [1404, 160, 142, 142, 10, 10, 1]],
  ["person", [256, 256, 3], [65536]],
] as const)("%s", (name, [rows, columns, channels], sizes) => {
  const graph = readGraph(files[name]);

  test("is read with its input, answers and weights", () => {
    expect(graph.tensors[graph.inputs[0]!]!.shape).toEqual([1, rows, columns, channels]);
    expect(
      graph.outputs.map((output) =>
        graph.tensors[output]!.shape.reduce((product, side) => product * side, 1),
      ),
    ).toEqual(sizes);
    for (const { name: operator, inputs } of graph.operators) {
      if (operator !== "CONV_2D") continue;
      const { shape, halves } = graph.tensors[inputs[1]!]!;
      expect(halves).toHaveLength(shape.reduce((product, side) => product * side, 1));
    }
  });

  test("answers on kernels as operator by operator", () => {
    const { data } = portrait(columns, rows, 0.8);
    const input = Float32Array.from(
      { length: rows * columns * 3 },
      (_, i) => data[4 * Math.floor(i / 3) + (i % 3)]! / 255,
    );
    const answers = runOnKernels(graph, input);
    expect(plain(answers)).toEqual(plain(runPlainly(graph, input)));
  });
});

test("anything else is refused", () => {
  expect(() => readGraph(new Uint8Array(40))).toThrow("must say TFL3");
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 8, maxLength: 60 }), (bytes) => {
      bytes.set([0x54, 0x46, 0x4c, 0x33], 4);
      expect(() => planGraph(readGraph(bytes))).toThrow(RangeError);
    }),
  );
});
