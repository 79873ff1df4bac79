import type { Field } from "../edges/grid.ts";
import type { Mask } from "./seen.ts";

/** Values of 0 to 1 in bytes; what is beyond is cut off. */
export function maskOf({ width, height, data: values }: Field): Mask {
  const data = new Uint8ClampedArray(values.length);
  for (let i = 0; i < data.length; i++) data[i] = values[i]! * 255;
  return { width, height, data: new Uint8Array(data.buffer) };
}

/** A mask as a field of 0 to 1. */
export function fieldOf({ width, height, data: values }: Mask): Field {
  const data = new Float32Array(values);
  for (let i = 0; i < data.length; i++) data[i] = data[i]! / 255;
  return { width, height, data };
}
