import { toOklabPlanes } from "../colors/oklab-planes.ts";
import type { Raster } from "./raster.ts";

/** A picture as three planes of OKLab steps (see colors/oklab.ts), rows from the top. */
export interface Planes {
  readonly width: number;
  readonly height: number;
  readonly l: Int16Array;
  readonly a: Int16Array;
  readonly b: Int16Array;
}

/** An opaque raster in OKLab. */
export function toPlanes(raster: Raster): Planes {
  const { width, height, data } = raster;
  const [l, a, b] = toOklabPlanes(data, width * height);
  return { width, height, l, a, b };
}
