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
 * A value of a plane between pixels, whose middles lie at halves; beyond the edge of the picture that of its nearest place.
 * @param plane one of the planes, in OKLab steps
 */
export function planeAt({ width, height }: Planes, plane: Int16Array, x: number, y: number): number {
  const within = (value: number, size: number) => Math.max(0, Math.min(size - 1.001, value - 0.5));
  const [u, v] = [within(x, width), within(y, height)];
  const [column, row] = [Math.floor(u), Math.floor(v)];
  const [right, down] = [u - column, v - row];
  const i = row * width + column;
  const upper = plane[i]! * (1 - right) + plane[i + 1]! * right;
  const lower = plane[i + width]! * (1 - right) + plane[i + width + 1]! * right;
  return upper * (1 - down) + lower * down;
}
