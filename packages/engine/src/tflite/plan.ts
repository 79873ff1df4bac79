/** A tensor of a network as kernels keep it, without its place. */
export interface Extent {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  /** Pixels of zeros around it: as many as what reads it needs. */
  readonly margin: number;
}

/** Constants of half precision, as bits. */
export type Halves = Uint16Array;

/** Squares that a convolution reads: how large, how far apart, and how far outside of the tensor the first begins. */
export interface Window {
  readonly side: number;
  readonly stride: number;
  readonly above: number;
  readonly left: number;
}

/** Which factor negative values get: one for each channel, all 0 or all 1. */
export type Slopes = Halves | "rectified" | "linear";

/** One call of a kernel. Tensors are numbers in the plan's list. */
export type Step =
  | {
      readonly does: "convolve" | "depthwise";
      readonly from: number;
      readonly to: number;
      readonly window: Window;
      readonly filters: Halves;
      readonly biases: Halves;
      readonly slopes: Slopes;
      /** Larger values become this; infinite where there is no such limit. */
      readonly ceiling: number;
      /** What is added before slopes count; it may have fewer channels. */
      readonly addend?: number;
    }
  | {
      readonly does: "add";
      readonly from: number;
      readonly other: number;
      readonly to: number;
      readonly slopes: Slopes;
    }
  | { readonly does: "scale"; readonly from: number; readonly shares: number; readonly to: number }
  | { readonly does: "pool" | "mean" | "stretch"; readonly from: number; readonly to: number }
  /** In place. */
  | { readonly does: "hardSwish" | "logistic"; readonly from: number; readonly to: number }
  | {
      readonly does: "spread";
      readonly from: number;
      readonly to: number;
      readonly filters: Halves;
      readonly biases: Halves;
    }
  | { readonly does: "crop"; readonly from: number; readonly matrix: number; readonly to: number }
  /** Short lists of numbers, computed outside of kernels. */
  | { readonly does: "list"; readonly to: number; readonly list: ListStep };

/** How a short list of numbers comes from others, or from a tensor (its values without margin and filling). */
export type ListStep =
  | { readonly makes: "values"; readonly from: number }
  /** Blocks of 2 × 2 pixels out of channels, `width` pixels wide before. */
  | { readonly makes: "unfolded"; readonly from: number }
  | { readonly makes: "product"; readonly from: number; readonly factors: Halves }
  /** The matrix that leads from a crop around the nth finer part of a face to where it is. */
  | { readonly makes: "cropMatrix"; readonly from: number; readonly part: number }
  /** Pairs of coordinates through a matrix. */
  | { readonly makes: "placed"; readonly from: number; readonly matrix: number };

/** A network in the order of its kernels, ready to run. Tensors that are short lists have no extent. */
export interface Plan {
  readonly extents: readonly (Extent | undefined)[];
  readonly steps: readonly Step[];
  readonly input: number;
  readonly outputs: readonly number[];
  /** The last step that reads each tensor; -1 for none. */
  readonly lastUse: readonly number[];
}

/** What a step reads. */
export function readBy(step: Step): readonly number[] {
  switch (step.does) {
    case "convolve":
    case "depthwise":
      return step.addend === undefined ? [step.from] : [step.from, step.addend];
    case "add":
      return [step.from, step.other];
    case "scale":
      return [step.from, step.shares];
    case "crop":
      return [step.from, step.matrix];
    case "list":
      return "matrix" in step.list ? [step.list.from, step.list.matrix] : [step.list.from];
    default:
      return [step.from];
  }
}
