import type { Field } from "../edges/grid.ts";
import type { Mask } from "./seen.ts";

/** How many values a mask's cells have, evenly from 0 to 255: enough for what is only roughly so, and stored in few bytes. */
export const maskLevels = 16;

/** Cells from this value on are more on than off. */
export const halfOn = 128;

/** Values of 0 to 1 in bytes; what is beyond is cut off. */
export function maskOf({ width, height, data: values }: Field): Mask {
  const max = maskLevels - 1;
  const data = new Uint8Array(values.length);
  for (let i = 0; i < data.length; i++) {
    const level = Math.floor(values[i]! * max + 0.5);
    data[i] = (255 / max) * (level < 0 ? 0 : level > max ? max : level);
  }
  return { width, height, data };
}

/** A mask as a field of 0 to 1. */
export function fieldOf({ width, height, data: values }: Mask): Field {
  const data = new Float32Array(values);
  for (let i = 0; i < data.length; i++) data[i] = data[i]! / 255;
  return { width, height, data };
}
