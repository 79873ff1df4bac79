/** Values in whole numbers, rows from the top, the channels of a pixel together, a margin of one pixel of zeros all around. */
export interface Tensor {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly data: Int16Array;
}

/** A tensor of zeros. */
export function emptyTensor(width: number, height: number, channels: number): Tensor {
  return { width, height, channels, data: new Int16Array((width + 2) * (height + 2) * channels) };
}
