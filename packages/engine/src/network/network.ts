/** Stands for "no other tensor" where a layer adds its output to none. */
export const none = -1;

/** The last layer answers logits in steps of this part of 1, in 16 bits: -16 to 16. */
export const stepsPerLogit = 2048;

/**
 * A convolution in whole numbers. Tensor 0 is the picture (blue, green, red; twice the value less 255), tensor n the
 * output of layer n. An output is `clamp((bias + sum of weights × inputs) >> shift)`.
 */
export interface Layer {
  /** Side of its square of weights: 1 or 3, zeros around the tensor. */
  readonly kernel: number;
  /** Pixels from one output to the next: 1 or 2. */
  readonly stride: number;
  /** Channels that come in and go out. */
  readonly inputs: number;
  readonly outputs: number;
  /** The tensor it reads. */
  readonly from: number;
  /** A tensor of twice its size to which its doubled output is added, or `none`. */
  readonly onto: number;
  /** For each row, column, input and output. */
  readonly weights: Int16Array;
  /** For each output; half of what the shift takes away is in it, so that shifting rounds. */
  readonly biases: Int32Array;
  readonly shift: number;
  /** What an output is cut to. */
  readonly min: number;
  readonly max: number;
}

/** How large a tensor is: its channels, and how often the picture's sides are halved. */
export interface TensorShape {
  readonly channels: number;
  readonly level: number;
}

/** A network that finds boundaries, ready to run; made by `decodeNetwork`. */
export interface Network {
  readonly layers: readonly Layer[];
  /** Of every tensor, the picture first. */
  readonly shapes: readonly TensorShape[];
  /** Sides of pictures are filled up to a multiple of this. */
  readonly multiple: number;
}
