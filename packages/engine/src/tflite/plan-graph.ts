import type { Graph, Operator, OperatorName } from "./graph.ts";
import {
  type Extent,
  type Halves,
  type ListStep,
  type Plan,
  readBy,
  type Slopes,
  type Step,
} from "./plan.ts";

function demand(holds: boolean, rule: string, received: unknown): asserts holds {
  if (!holds) throw new RangeError(`network must ${rule}, received ${received}`);
}

/** Zeros above and left of what a convolution reads first. */
function zerosBefore(size: number, side: number, stride: number, padding: Operator["padding"]): number {
  if (padding === "valid") return 0;
  // the odd one is on the right and below
  return Math.floor(Math.max(0, (Math.ceil(size / stride) - 1) * stride + side - size) / 2);
}

/**
 * Puts a graph in the order of kernels. What only fills up, bends or adds to a convolution's output is done by the
 * convolution: margins of zeros lie around its input, and channels that an addend has not are not added.
 * Throws a RangeError where a graph needs what no kernel does.
 */
export function planGraph(graph: Graph): Plan {
  const planner = new Planner(graph);
  for (const operator of graph.operators) planner.take(operator);
  return planner.plan();
}

class Planner {
  readonly #graph: Graph;
  readonly #steps: Step[] = [];
  /** How many operators, and answers, read each tensor. */
  readonly #readers: Int32Array;
  /** Tensors that are others: after bending in place, or with zeros around or behind them. */
  readonly #same = new Map<number, number>();
  /** Pixels of zeros that an operator put around a tensor. */
  readonly #rings = new Map<number, number>();
  readonly #lists = new Set<number>();
  #cropMatrices = 0;

  constructor(graph: Graph) {
    this.#graph = graph;
    this.#readers = new Int32Array(graph.tensors.length);
    for (const { inputs } of graph.operators) for (const input of inputs) this.#readers[input]!++;
    for (const output of graph.outputs) this.#readers[output]!++;
  }

  plan(): Plan {
    const { tensors, inputs, outputs } = this.#graph;
    const [input] = inputs;
    demand(inputs.length === 1, "have one input", inputs.length);
    const margins = new Int32Array(tensors.length);
    const shape = (tensor: number) => {
      const [, height = 1, width = 1, channels = 1] = tensors[tensor]!.shape;
      return { width, height, channels };
    };
    const lastUse = tensors.map(() => -1);
    this.#steps.forEach((step, i) => {
      for (const tensor of readBy(step)) lastUse[tensor] = i;
      if (step.does !== "convolve" && step.does !== "depthwise") return;
      const { side, stride, above, left } = step.window;
      const [from, to] = [shape(step.from), shape(step.to)];
      const below = (to.height - 1) * stride + side - above - from.height;
      const right = (to.width - 1) * stride + side - left - from.width;
      margins[step.from] = Math.max(margins[step.from]!, above, below, left, right);
    });
    const answered = outputs.map((output) => this.#origin(output));
    for (const output of answered) lastUse[output] = this.#steps.length;
    const placed = new Set([input!, ...this.#steps.map(({ to }) => to)]);
    const extents = tensors.map((_, tensor): Extent | undefined =>
      placed.has(tensor) && !this.#lists.has(tensor)
        ? { ...shape(tensor), margin: margins[tensor]! }
        : undefined,
    );
    return { extents, steps: this.#steps, input: input!, outputs: answered, lastUse };
  }

  /** The tensor that another one is. */
  #origin(tensor: number): number {
    return this.#same.get(tensor) ?? tensor;
  }

  #halves(tensor: number | undefined): Halves {
    const halves = tensor === undefined ? undefined : this.#graph.tensors[tensor]?.halves;
    demand(halves !== undefined, "have constant weights", `tensor ${tensor}`);
    return halves;
  }

  /** The last step that makes a tensor which nothing else reads, and which may still be bent. */
  #unbent(tensor: number): number {
    if (this.#readers[tensor] !== 1) return -1;
    const origin = this.#origin(tensor);
    const at = this.#steps.findLastIndex((step) => step.to === origin);
    const step = this.#steps[at];
    return step && "slopes" in step && step.slopes === "linear" ? at : -1;
  }

  /** What each operator becomes; `from` is its first input. */
  readonly #takers: Partial<Record<OperatorName, (operator: Operator, from: number) => void>> = {
    CONV_2D: (operator) => this.#convolve(operator),
    DEPTHWISE_CONV_2D: (operator) => this.#convolve(operator),
    Convolution2DTransposeBias: ({ inputs, output }, from) => {
      const [filters, biases] = [this.#halves(inputs[1]), this.#halves(inputs[2])];
      this.#steps.push({ does: "spread", from, to: output, filters, biases });
    },
    ADD: (operator) => this.#add(operator),
    MUL: ({ inputs, output }, from) => {
      if (this.#lists.has(from))
        this.#list(output, { makes: "product", from, factors: this.#halves(inputs[1]) });
      else this.#steps.push({ does: "scale", from, shares: this.#origin(inputs[1]!), to: output });
    },
    RELU: (operator) => this.#bend(operator, "rectified"),
    PRELU: (operator) => this.#bend(operator, this.#halves(operator.inputs[1])),
    HARD_SWISH: (operator, from) => this.#inPlace(operator, { does: "hardSwish", from, to: from }),
    LOGISTIC: (operator, from) => this.#inPlace(operator, { does: "logistic", from, to: from }),
    MAX_POOL_2D: ({ stride, output }, from) => {
      demand(stride === 2, "pool two by two", stride);
      this.#steps.push({ does: "pool", from, to: output });
    },
    AVERAGE_POOL_2D: ({ output }, from) => {
      const { shape } = this.#graph.tensors[output]!;
      demand(shape[1] === 1 && shape[2] === 1, "take means of the whole", shape);
      this.#steps.push({ does: "mean", from, to: output });
    },
    RESIZE_BILINEAR: ({ output }, from) => this.#steps.push({ does: "stretch", from, to: output }),
    PAD: (operator) => this.#pad(operator),
    RESHAPE: ({ output }, from) => this.#list(output, { makes: "values", from }),
    STRIDED_SLICE: ({ output }, from) => this.#list(output, { makes: "values", from }),
    DEPTH_TO_SPACE: ({ output }, from) => this.#list(output, { makes: "unfolded", from }),
    Landmarks2TransformMatrix: ({ output }, from) =>
      this.#list(output, { makes: "cropMatrix", from, part: this.#cropMatrices++ }),
    TransformLandmarks: ({ inputs, output }, from) =>
      this.#list(output, { makes: "placed", from, matrix: this.#origin(inputs[1]!) }),
    TransformTensorBilinear: ({ inputs, output }, from) =>
      this.#steps.push({ does: "crop", from, matrix: this.#origin(inputs[1]!), to: output }),
  };

  take(operator: Operator): void {
    const taker = this.#takers[operator.name];
    demand(taker !== undefined, "have operators that kernels do", operator.name);
    taker(operator, this.#origin(operator.inputs[0]!));
  }

  #inPlace({ inputs, output, name }: Operator, step: Step): void {
    demand(this.#readers[inputs[0]!] === 1, "bend in place what nothing else reads", name);
    this.#same.set(output, step.to);
    this.#steps.push(step);
  }

  #list(to: number, list: ListStep): void {
    this.#lists.add(to);
    this.#steps.push({ does: "list", to, list });
  }

  #convolve({ name, inputs, output, padding, stride, isRectified, ceiling }: Operator): void {
    const from = this.#origin(inputs[0]!);
    const shape = this.#graph.tensors[inputs[1]!]!.shape;
    const side = shape[1]!;
    demand(side === shape[2], "have square filters", shape);
    const [, height, width] = this.#graph.tensors[from]!.shape as [number, number, number];
    const ring = this.#rings.get(inputs[0]!) ?? 0;
    const above = zerosBefore(height, side, stride, padding) + ring;
    const left = zerosBefore(width, side, stride, padding) + ring;
    this.#steps.push({
      does: name === "CONV_2D" ? "convolve" : "depthwise",
      from,
      to: output,
      window: { side, stride, above, left },
      filters: this.#halves(inputs[1]),
      biases: this.#halves(inputs[2]),
      slopes: isRectified ? "rectified" : "linear",
      ceiling: ceiling ?? Number.POSITIVE_INFINITY,
    });
  }

  /** Zeros around a picture become its margin, zeros behind its channels are left out where it is added. */
  #pad({ inputs, output }: Operator): void {
    const amounts = this.#graph.tensors[inputs[1]!]!.ints ?? [];
    const [, , above, below, left, right, first, last] = amounts;
    demand(above === below && below === left && left === right && first === 0, "pad evenly", amounts.join());
    demand(above === 0 || last === 0, "pad pixels or channels", amounts.join());
    this.#same.set(output, this.#origin(inputs[0]!));
    if (above! > 0) this.#rings.set(output, above!);
  }

  #bend({ inputs, output }: Operator, slopes: Slopes): void {
    const at = this.#unbent(inputs[0]!);
    demand(at >= 0, "bend what a convolution or a sum gives", `tensor ${inputs[0]}`);
    this.#steps[at] = { ...this.#steps[at]!, slopes } as Step;
    this.#same.set(output, this.#origin(inputs[0]!));
  }

  /** A sum becomes part of the convolution that gives one of its sides, done when the other is there too. */
  #add({ inputs, output, isRectified }: Operator): void {
    const slopes = isRectified ? "rectified" : "linear";
    for (const [own, other] of [
      [inputs[1]!, inputs[0]!],
      [inputs[0]!, inputs[1]!],
    ] as const) {
      const at = this.#unbent(own);
      const step = this.#steps[at];
      if (step?.does !== "convolve" || step.addend !== undefined) continue;
      this.#steps.splice(at, 1);
      this.#steps.push({ ...step, to: output, slopes, addend: this.#origin(other) });
      return;
    }
    const [from, other] = [this.#origin(inputs[0]!), this.#origin(inputs[1]!)];
    this.#steps.push({ does: "add", from, other, to: output, slopes });
  }
}
