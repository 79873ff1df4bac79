import { makeList } from "./make-list.ts";
import { type Extent, type Halves, type Plan, readBy, type Slopes, type Step } from "./plan.ts";
import type { Arena } from "../kernels/arena.ts";
import type { Kernels } from "../kernels/built.ts";
import type { Running } from "../kernels/kernels.ts";
import { Rooms, up } from "../kernels/rooms.ts";

/** Where a tensor's first pixel inside its margin lies, and the bytes of a pixel and from row to row. */
export interface FloatPlace extends Extent {
  readonly at: number;
  readonly pixel: number;
  readonly line: number;
}

/** The narrowest output that is computed by squares: four tiles. */
const minWidth = 8;
/** Tiles that `convolveSquareFloats` works on together at most. */
const tilesAtOnce = 16;

/** Weights of a step as kernels read them. */
interface Loaded {
  readonly filters: number;
  readonly biases: number;
  readonly slopes: number;
}

/** Weights in the memory of the kernels, by their halves: networks on one backbone share them. */
export type LoadedWeights = Map<Halves, number>;

type Windowed = Extract<Step, { readonly window: unknown }>;

/** A network whose weights lie in the memory of the kernels. */
export class LoadedPlan {
  readonly #plan: Plan;
  readonly #kernels: Kernels;
  readonly #arena: Arena;
  readonly #known: LoadedWeights;
  readonly #places: readonly (FloatPlace | undefined)[];
  readonly #weights: readonly (Loaded | undefined)[];
  readonly #tables: Map<Step, readonly [number, number]>;

  /**
   * Unpacks the weights, and finds room for every tensor.
   * @param known what other networks have unpacked in the same memory
   */
  constructor(plan: Plan, { kernels, arena }: Running, known: LoadedWeights = new Map()) {
    this.#plan = plan;
    this.#kernels = kernels;
    this.#arena = arena;
    this.#known = known;
    this.#places = placesOf(plan, arena);
    this.#weights = plan.steps.map((step) => this.#load(step));
    this.#tables = new Map();
    for (const step of plan.steps) {
      if (step.does !== "stretch") continue;
      const [from, to] = [plan.extents[step.from]!, plan.extents[step.to]!];
      const table = (size: number, out: number) => arena.put(resizeTable(size, out));
      this.#tables.set(step, [table(from.width, to.width), table(from.height, to.height)]);
    }
  }

  /**
   * Runs the network on what `draw` puts into its input, rows of four numbers a pixel.
   * @returns its outputs, without filling, rows from the top, the channels of a pixel together
   */
  run(draw: (input: FloatPlace) => void): Float32Array[] {
    const { input, steps, outputs } = this.#plan;
    const lists = new Map<number, Float32Array>();
    const listOf = (tensor: number) => lists.get(tensor) ?? this.#read(this.#places[tensor]!);
    this.#clearAround(this.#places[input]!);
    draw(this.#places[input]!);
    steps.forEach((step, i) => {
      if (step.does === "list") lists.set(step.to, makeList(step.list, listOf, this.#plan));
      else this.#do(step, this.#weights[i], listOf);
    });
    return outputs.map(listOf);
  }

  #unpack(halves: Halves, rows: number, count: number, filled: number): number {
    const out = this.#arena.room(rows * filled * 4);
    const { end } = this.#arena;
    this.#kernels.unpackHalves(this.#arena.put(halves), rows, count, filled, out);
    this.#arena.giveBack(end);
    return out;
  }

  /** Filters in the order in which kernels read them. @param values of each: its places, or 16 of a square of 3 × 3 */
  #packFilters(halves: Halves, from: FloatPlace, to: FloatPlace, values: number): number {
    const [count, filled, inputs] = [to.channels, up(to.channels, 8), from.pixel / 4];
    const places = halves.length / (count * from.channels);
    const out = this.#arena.room(filled * values * inputs * 4);
    const { end } = this.#arena;
    const packed = values === places ? out : this.#arena.room(filled * places * inputs * 4);
    this.#kernels.packFilters(this.#arena.put(halves), count, places, from.channels, inputs, packed);
    if (packed !== out) this.#kernels.packFilterSquares(packed, filled / 8, inputs, out);
    this.#arena.giveBack(end);
    return out;
  }

  #once(halves: Halves, load: () => number): number {
    const at = this.#known.get(halves) ?? load();
    this.#known.set(halves, at);
    return at;
  }

  #slopes(slopes: Slopes, filled: number): number {
    if (typeof slopes !== "string") return this.#unpack(slopes, 1, slopes.length, filled);
    return this.#arena.put(new Float32Array(filled).fill(slopes === "linear" ? 1 : 0));
  }

  #load(step: Step): Loaded | undefined {
    if (step.does === "add") {
      const { pixel } = this.#places[step.to]!;
      return { filters: 0, biases: 0, slopes: this.#slopes(step.slopes, pixel / 4) };
    }
    if (step.does === "spread") {
      const { channels } = this.#places[step.from]!;
      // for each channel the four places together
      const turned = new Uint16Array(step.filters.length);
      for (let i = 0; i < turned.length; i++)
        turned[4 * (i % channels) + Math.floor(i / channels)] = step.filters[i]!;
      return {
        filters: this.#unpack(turned, 1, turned.length, turned.length),
        biases: this.#unpack(step.biases, 1, 1, 1),
        slopes: 0,
      };
    }
    if (step.does !== "convolve" && step.does !== "depthwise") return undefined;
    const [from, to] = [this.#places[step.from]!, this.#places[step.to]!];
    const [count, filled] = [to.channels, up(to.channels, 8)];
    const places = step.window.side ** 2;
    const biases = this.#once(step.biases, () => this.#unpack(step.biases, 1, count, filled));
    const slopes = this.#slopes(step.slopes, filled);
    const filters = this.#once(step.filters, () => {
      if (step.does === "depthwise") return this.#unpack(step.filters, places, count, filled);
      return this.#packFilters(step.filters, from, to, isBySquares(step, from, to) ? 16 : places);
    });
    return { filters, biases, slopes };
  }

  #clearAround({ at, width, height, margin, pixel, line }: FloatPlace): void {
    if (margin > 0) this.#kernels.clearAround(at - margin * (line + pixel), width, height, margin, pixel);
  }

  #do(
    step: Exclude<Step, { does: "list" }>,
    weights: Loaded | undefined,
    listOf: (tensor: number) => Float32Array,
  ): void {
    const kernels = this.#kernels;
    const to = this.#places[step.to]!;
    const octets = to.pixel / 32;
    if (step.does === "hardSwish" || step.does === "logistic") {
      const begin = to.at - to.margin * (to.line + to.pixel);
      kernels[step.does](begin, ((to.height + 2 * to.margin) * to.line) / 4);
      return;
    }
    this.#clearAround(to);
    const from = this.#places[step.from]!;
    const result = [to.at, to.line, to.width, to.height] as const;
    switch (step.does) {
      case "convolve":
      case "depthwise": {
        const { side, stride, above, left } = step.window;
        const first = from.at - above * from.line - left * from.pixel;
        const reads = [first, from.line, stride * from.pixel, stride * from.line] as const;
        const { filters, biases, slopes } = weights!;
        if (step.does === "depthwise") {
          kernels.convolveDepthwise(...reads, side, filters, biases, slopes, step.ceiling, octets, ...result);
          return;
        }
        const addend = step.addend === undefined ? undefined : this.#places[step.addend]!;
        const added = addend ? ([addend.at, addend.pixel / 32, addend.line] as const) : ([0, 0, 0] as const);
        if (isBySquares(step, from, to)) {
          const scratch = this.#arena.room(16 * (tilesAtOnce * (from.pixel + 32) + 64));
          kernels.convolveSquareFloats(
            ...([first, from.line, from.pixel / 4, filters, biases, slopes, step.ceiling, octets] as const),
            ...added,
            ...result,
            scratch,
          );
          this.#arena.giveBack(scratch);
          return;
        }
        const steps = (side * from.pixel) / 4;
        kernels.convolveFloats(
          ...([...reads, side, steps, filters, biases, slopes, step.ceiling, octets] as const),
          ...added,
          ...result,
        );
        return;
      }
      case "add": {
        const other = this.#places[step.other]!;
        kernels.addFloats(from.at, from.line, other.at, other.line, weights!.slopes, octets, ...result);
        return;
      }
      case "scale":
        kernels.scaleFloats(from.at, from.line, this.#places[step.shares]!.at, octets, ...result);
        return;
      case "pool":
        kernels.poolFloats(from.at, from.line, octets, ...result);
        return;
      case "mean":
        kernels.meanFloats(from.at, from.line, octets, to.at, from.width, from.height);
        return;
      case "stretch":
        kernels.resizeFloats(from.at, from.line, ...this.#tables.get(step)!, octets, ...result);
        return;
      case "spread":
        kernels.spreadFloats(
          from.at,
          from.line,
          from.pixel,
          from.channels,
          weights!.filters,
          weights!.biases,
          to.at,
          from.width,
          from.height,
        );
        return;
      case "crop": {
        const matrix = listOf(step.matrix);
        const rows = this.#arena.put(
          Float32Array.of(matrix[0]!, matrix[1]!, matrix[3]!, matrix[4]!, matrix[5]!, matrix[7]!),
        );
        kernels.cropFloats(from.at, from.line, from.width, rows, octets, to.at, to.line, to.width);
      }
    }
  }

  /** A tensor's numbers without margin and filling. */
  #read({ at, width, height, channels, margin, pixel, line }: FloatPlace): Float32Array {
    const out = new Float32Array(width * height * channels);
    if (pixel === 4 * channels && margin === 0) return this.#arena.read(at, out);
    const row = new Float32Array((width * pixel) / 4);
    for (let y = 0, i = 0; y < height; y++) {
      this.#arena.read(at + y * line, row);
      for (let x = 0; x < width; x++) {
        for (let c = 0; c < channels; c++) out[i++] = row[(x * pixel) / 4 + c]!;
      }
    }
    return out;
  }
}

/** Whether a convolution takes fewer products by squares: 3 × 3, from pixel to pixel, over more channels than a picture has. */
function isBySquares(
  { does, window: { side, stride } }: Windowed,
  from: FloatPlace,
  to: FloatPlace,
): boolean {
  const isEven = to.width % 2 === 0 && to.height % 2 === 0;
  return (
    does === "convolve" && side === 3 && stride === 1 && from.channels >= 8 && to.width >= minWidth && isEven
  );
}

/** Room for every tensor, given again to others after its last use. */
function placesOf({ extents, steps, input, lastUse }: Plan, arena: Arena): (FloatPlace | undefined)[] {
  const rooms = new Rooms();
  const places: (FloatPlace | undefined)[] = extents.map(() => undefined);
  /** `multiple`: what channels are filled up to. */
  const take = (tensor: number, multiple: number): void => {
    const extent = extents[tensor];
    if (!extent || places[tensor]) return;
    const pixel = 4 * up(extent.channels, multiple);
    const line = (extent.width + 2 * extent.margin) * pixel;
    const begin = rooms.take(line * (extent.height + 2 * extent.margin));
    places[tensor] = { ...extent, pixel, line, at: begin + extent.margin * (line + pixel) };
  };
  const give = (tensor: number): void => {
    const place = places[tensor];
    if (place) rooms.give(place.at - place.margin * (place.line + place.pixel));
  };
  take(input, 4);
  steps.forEach((step, i) => {
    take(step.to, step.does === "spread" ? 1 : 8);
    for (const tensor of new Set(readBy(step))) if (lastUse[tensor] === i) give(tensor);
  });
  const start = arena.room(rooms.peak);
  return places.map((place) => place && { ...place, at: place.at + start });
}

/** For each place of an output the two of the input that it lies between (whole numbers), and how far it is from the first. */
function resizeTable(size: number, out: number): Float32Array {
  const table = new Float32Array(3 * out);
  const whole = new Int32Array(table.buffer);
  const scale = Math.fround(size / out);
  for (let i = 0; i < out; i++) {
    const at = Math.fround(Math.fround(Math.fround(i + 0.5) * scale) - 0.5);
    const low = Math.max(0, Math.floor(at));
    whole[3 * i] = low;
    whole[3 * i + 1] = Math.min(size - 1, Math.ceil(at));
    table[3 * i + 2] = at - low;
  }
  return table;
}
