/** What a TensorFlow Lite file describes: tensors, and operators that compute some of them from others, in order. */
export interface Graph {
  readonly tensors: readonly GraphTensor[];
  readonly operators: readonly Operator[];
  /** Tensors that are given. */
  readonly inputs: readonly number[];
  /** Tensors that are answered, in the file's order. */
  readonly outputs: readonly number[];
}

export interface GraphTensor {
  /** Of pictures: 1, rows, columns, channels. */
  readonly shape: readonly number[];
  /** Constants of half precision, as bits: weights, biases, slopes. Zeros that a file leaves out are filled in. */
  readonly halves?: Uint16Array;
  /** Constants that are whole numbers: sizes and amounts. */
  readonly ints?: readonly number[];
}

export interface Operator {
  readonly name: OperatorName;
  readonly inputs: readonly number[];
  readonly output: number;
  /** Zeros as far around as keep the size (or its half), or none. */
  readonly padding: "same" | "valid";
  /** Pixels from one output to the next, in both directions. */
  readonly stride: number;
  /** Negative outputs become 0. */
  readonly isRectified: boolean;
  /** Larger outputs of what is rectified become this; missing where there is no such limit. */
  readonly ceiling?: number;
}

/** Built-in operators by their numbers in the schema of TensorFlow Lite. */
export const builtInOperators = {
  0: "ADD",
  1: "AVERAGE_POOL_2D",
  2: "CONCATENATION",
  3: "CONV_2D",
  4: "DEPTHWISE_CONV_2D",
  5: "DEPTH_TO_SPACE",
  6: "DEQUANTIZE",
  14: "LOGISTIC",
  17: "MAX_POOL_2D",
  18: "MUL",
  19: "RELU",
  22: "RESHAPE",
  23: "RESIZE_BILINEAR",
  34: "PAD",
  45: "STRIDED_SLICE",
  54: "PRELU",
  117: "HARD_SWISH",
  124: "DENSIFY",
} as const;

/** Operators that MediaPipe adds (mediapipe/util/tflite/operations). */
export const customOperators = [
  "Convolution2DTransposeBias",
  "Landmarks2TransformMatrix",
  "TransformLandmarks",
  "TransformTensorBilinear",
] as const;

export type OperatorName =
  | (typeof builtInOperators)[keyof typeof builtInOperators]
  | (typeof customOperators)[number];
