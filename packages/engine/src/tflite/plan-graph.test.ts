import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "../arithmetic/reproducible.ts";
import { runOnKernels } from "../testing/on-kernels.ts";
import { runPlainly } from "../testing/plain-graph.ts";
import type { Graph, GraphTensor, Operator, OperatorName } from "./graph.ts";
import { planGraph } from "./plan-graph.ts";

/** A graph that a test writes operator by operator; weights are random. */
class Draft {
  readonly tensors: GraphTensor[] = [];
  readonly operators: Operator[] = [];
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = seededRandom(seed);
  }

  tensor(...shape: number[]): number {
    return this.tensors.push({ shape }) - 1;
  }

  /** Halves from -2 to 2. */
  weights(...shape: number[]): number {
    const length = shape.reduce((product, side) => product * side, 1);
    const halves = Uint16Array.from(
      { length },
      () => Math.floor(this.#random() * 0x4000) | (this.#random() < 0.5 ? 0x8000 : 0),
    );
    return this.tensors.push({ shape, halves }) - 1;
  }

  ints(...ints: number[]): number {
    return this.tensors.push({ shape: [ints.length], ints }) - 1;
  }

  do(
    name: OperatorName,
    inputs: readonly number[],
    shape: readonly number[],
    options: Partial<Operator> = {},
  ): number {
    const output = this.tensor(...shape);
    this.operators.push({
      name,
      inputs,
      output,
      padding: "valid",
      stride: 1,
      isRectified: false,
      ...options,
    });
    return output;
  }

  convolve(
    from: number,
    {
      depthwise = false,
      outputs = 8,
      side = 1,
      stride = 1,
      padding = "same" as "same" | "valid",
      isRectified = false,
      ceiling = undefined as number | undefined,
    },
  ): number {
    const [, height, width, channels] = this.tensors[from]!.shape as [number, number, number, number];
    const out = (size: number) =>
      padding === "same" ? Math.ceil(size / stride) : Math.floor((size - side) / stride) + 1;
    const count = depthwise ? channels : outputs;
    const filters = depthwise
      ? this.weights(1, side, side, channels)
      : this.weights(outputs, side, side, channels);
    const name = depthwise ? "DEPTHWISE_CONV_2D" : "CONV_2D";
    return this.do(name, [from, filters, this.weights(count)], [1, out(height), out(width), count], {
      stride,
      padding,
      isRectified,
      ...(ceiling !== undefined && { ceiling }),
    });
  }

  shape(tensor: number): readonly number[] {
    return this.tensors[tensor]!.shape;
  }

  graph(input: number, ...outputs: number[]): Graph {
    // answers are lists
    const read = outputs.map((output) => this.do("RESHAPE", [output], this.shape(output)));
    return { tensors: this.tensors, operators: this.operators, inputs: [input], outputs: read };
  }
}

function expectAgreement(graph: Graph, seed: number): void {
  const random = seededRandom(seed);
  const length = graph.tensors[graph.inputs[0]!]!.shape.reduce((product, side) => product * side, 1);
  const input = Float32Array.from({ length }, () => random() * 2 - 1);
  const plain = (values: readonly Float32Array[]) => values.map((list) => list.map((value) => value + 0));
  expect(plain(runOnKernels(graph, input))).toEqual(plain(runPlainly(graph, input)));
}

const size = fc.integer({ min: 5, max: 37 });
const padding = fc.constantFrom("same" as const, "valid" as const);
const stride = fc.constantFrom(1, 2, 3);

test("convolutions of all sizes and steps, bent or not, cut off at 6 or not", () => {
  fc.assert(
    fc.property(
      fc.record({
        width: size,
        height: size,
        padding,
        stride,
        side: fc.constantFrom(1, 2, 3),
        outputs: fc.integer({ min: 1, max: 20 }),
        isRectified: fc.boolean(),
        isCutOff: fc.boolean(),
        sloped: fc.boolean(),
        seed: fc.nat(),
      }),
      ({ width, height, isCutOff, sloped, seed, ...options }) => {
        const draft = new Draft(seed);
        const input = draft.tensor(1, height, width, 3);
        const ceiling = options.isRectified && isCutOff ? 6 : undefined;
        const first = draft.convolve(input, { ...options, ceiling });
        const bent =
          sloped && !options.isRectified
            ? draft.do("PRELU", [first, draft.weights(options.outputs)], draft.shape(first))
            : first;
        expectAgreement(draft.graph(input, bent), seed);
      },
    ),
    { numRuns: 60 },
  );
});

test("squares of three by three over channels, with something added or not, to a few roundings", () => {
  const even = fc.integer({ min: 4, max: 40 }).map((half) => 2 * half);
  fc.assert(
    fc.property(
      fc.record({
        width: even,
        height: fc.integer({ min: 1, max: 12 }).map((half) => 2 * half),
        padding,
        inputs: fc.integer({ min: 8, max: 20 }),
        outputs: fc.integer({ min: 1, max: 20 }),
        isAdded: fc.boolean(),
        isRectified: fc.boolean(),
        seed: fc.nat(),
      }),
      ({ width, height, inputs, outputs, padding, isAdded, isRectified, seed }) => {
        const draft = new Draft(seed);
        const grown = padding === "valid" ? 2 : 0;
        const input = draft.tensor(1, height + grown, width + grown, inputs);
        const squared = draft.convolve(input, {
          side: 3,
          outputs,
          padding,
          isRectified: isRectified && !isAdded,
        });
        const end = isAdded
          ? draft.do(
              "ADD",
              [draft.convolve(input, { side: 3, outputs, padding }), squared],
              draft.shape(squared),
              {
                isRectified,
              },
            )
          : squared;
        const graph = draft.graph(input, end);
        const random = seededRandom(seed);
        const values = Float32Array.from(
          { length: inputs * (height + grown) * (width + grown) },
          () => random() * 2 - 1,
        );
        const [answer, plain] = [runOnKernels(graph, values)[0]!, runPlainly(graph, values)[0]!];
        const largest = plain.reduce((max, value) => Math.max(max, Math.abs(value)), 1);
        const apart = answer.reduce((max, value, i) => Math.max(max, Math.abs(value - plain[i]!)), 0);
        expect(apart).toBeLessThan(2e-6 * largest);
      },
    ),
    { numRuns: 60 },
  );
});

test("convolutions of each channel for itself, with zeros around by an operator or by themselves", () => {
  fc.assert(
    fc.property(
      fc.record({
        width: size,
        height: size,
        side: fc.constantFrom(3, 5),
        stride: fc.constantFrom(1, 2),
        channels: fc.integer({ min: 1, max: 20 }),
        isRinged: fc.boolean(),
        isCutOff: fc.boolean(),
        padding,
        seed: fc.nat(),
      }),
      ({ width, height, side, stride, channels, isRinged, isCutOff, padding, seed }) => {
        const draft = new Draft(seed);
        const input = draft.tensor(1, height, width, 3);
        const first = draft.convolve(input, { outputs: channels, isRectified: true });
        const ringed = isRinged
          ? draft.do("PAD", [first, draft.ints(0, 0, 1, 1, 1, 1, 0, 0)], [1, height + 2, width + 2, channels])
          : first;
        const second = draft.convolve(ringed, {
          depthwise: true,
          side,
          stride,
          padding: isRinged ? "valid" : padding,
          ...(isCutOff && { isRectified: true, ceiling: 6 }),
        });
        expectAgreement(draft.graph(input, second), seed);
      },
    ),
    { numRuns: 60 },
  );
});

test("blocks that add what they began with, pooled and with fewer channels", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 20 }),
      fc.integer({ min: 2, max: 20 }),
      fc.boolean(),
      fc.boolean(),
      fc.nat(),
      (w, h, isFirst, isBent, seed) => {
        const draft = new Draft(seed);
        const input = draft.tensor(1, 2 * h, 2 * w, 3);
        const begin = draft.convolve(input, { outputs: 8 });
        const inner = draft.convolve(begin, { depthwise: true, side: 3, stride: 2 });
        const wide = draft.convolve(inner, { outputs: 24 });
        const pooled = draft.do("MAX_POOL_2D", [begin], [1, h, w, 8], { stride: 2 });
        const filled = draft.do("PAD", [pooled, draft.ints(0, 0, 0, 0, 0, 0, 0, 16)], [1, h, w, 24]);
        const sum = draft.do("ADD", isFirst ? [wide, filled] : [filled, wide], [1, h, w, 24]);
        const end = isBent ? draft.do("PRELU", [sum, draft.weights(24)], [1, h, w, 24]) : sum;
        expectAgreement(draft.graph(input, draft.convolve(end, { outputs: 3 }), end), seed);
      },
    ),
    { numRuns: 40 },
  );
});

test("shares of channels, swishes, sums of stretched tensors, and one value for two by two", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }), fc.nat(), (w, h, seed) => {
      const draft = new Draft(seed);
      const input = draft.tensor(1, h, w, 3);
      const first = draft.convolve(input, { outputs: 16 });
      const swished = draft.do("HARD_SWISH", [first], draft.shape(first));
      const mean = draft.do("AVERAGE_POOL_2D", [swished], [1, 1, 1, 16]);
      const share = draft.do("LOGISTIC", [draft.convolve(mean, { outputs: 16 })], [1, 1, 1, 16]);
      const weighed = draft.do("MUL", [swished, share], draft.shape(first));
      const small = draft.convolve(weighed, { depthwise: true, side: 3, stride: 2 });
      const large = draft.do("RESIZE_BILINEAR", [small, draft.ints(h, w)], draft.shape(first));
      const sum = draft.do("ADD", [weighed, large], draft.shape(first), { isRectified: true });
      const fine = draft.do(
        "Convolution2DTransposeBias",
        [sum, draft.weights(1, 2, 2, 16), draft.weights(1)],
        [1, 2 * h, 2 * w, 1],
      );
      const answer = draft.do("LOGISTIC", [fine], draft.shape(fine));
      expectAgreement(draft.graph(input, answer), seed);
    }),
    { numRuns: 40 },
  );
});

test("what no kernel does is refused", () => {
  const bend = () => {
    const draft = new Draft(1);
    const input = draft.tensor(1, 4, 4, 3);
    return draft.graph(input, draft.do("RELU", [input], [1, 4, 4, 3]));
  };
  expect(() => planGraph(bend())).toThrow("bend what a convolution or a sum gives");
  const pool = () => {
    const draft = new Draft(1);
    const input = draft.tensor(1, 4, 4, 3);
    const first = draft.convolve(input, {});
    return draft.graph(input, draft.do("MAX_POOL_2D", [first], [1, 1, 1, 8], { stride: 3 }));
  };
  expect(() => planGraph(pool())).toThrow("pool two by two, received 3");
});
