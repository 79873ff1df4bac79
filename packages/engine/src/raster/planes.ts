import type { Size } from "../edges/field.ts";
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

/**
 * A value of a plane or a field between pixels, whose middles lie at halves; beyond the edge of the picture that of its nearest
 * place.
 */
export function planeAt(
  { width, height }: Size,
  plane: Int16Array | Float32Array,
  x: number,
  y: number,
): number {
  const within = (value: number, size: number) => Math.max(0, Math.min(size - 1.001, value - 0.5));
  const [u, v] = [within(x, width), within(y, height)];
  const [column, row] = [Math.floor(u), Math.floor(v)];
  const [right, down] = [u - column, v - row];
  const i = row * width + column;
  // one row or column has no next one
  const next = width > 1 ? 1 : 0;
  const below = i + (height > 1 ? width : 0);
  const upper = plane[i]! * (1 - right) + plane[i + next]! * right;
  const lower = plane[below]! * (1 - right) + plane[below + next]! * right;
  return upper * (1 - down) + lower * down;
}
