import { stepsPerUnit } from "../colors/oklab.ts";
import type { Field, Size } from "../edges/grid.ts";
import { blur } from "../edges/blur.ts";
import { raiseFaceParts, raiseFaces } from "../raster/face-parts.ts";
import { type Face, findFaces, halvePicture } from "../raster/find-faces.ts";
import type { Planes } from "../raster/planes.ts";

/** Where faces are, and where in them eyes, brows, nose and mouth; 0 to 1. */
export interface FaceFeatures {
  readonly face: Field;
  readonly features: Field;
  /** In pixels of the canvas. */
  readonly faces: readonly Face[];
}

/** Lightness in OKLab steps as a byte. */
const bytes = Uint8Array.from({ length: 100 * stepsPerUnit + 1 }, (_, l) =>
  Math.floor((l * 255) / (100 * stepsPerUnit)),
);

/** Faces of the canvas as fields of `small` sizes, which are `factor` times smaller; undefined without any. */
export function findFaceFeatures(
  { width, height, l }: Planes,
  small: Size,
  factor: number,
): FaceFeatures | undefined {
  const data = new Uint8Array(l.length);
  for (let i = 0; i < data.length; i++) {
    const own = l[i]!;
    data[i] = own <= 0 ? 0 : own < bytes.length ? bytes[own]! : 255;
  }
  // faces smaller than 60 pixels of the canvas, 30 of its half, are not worth drawing
  const found = findFaces(halvePicture({ width, height, data }));
  if (found.length === 0) return undefined;
  const scaled = (by: number) => found.map(({ x, y, side }) => ({ x: x * by, y: y * by, side: side * by }));
  const cells = new Uint8Array(small.width * small.height);
  raiseFaceParts(cells, { across: small.width, down: small.height, side: factor }, scaled(2));
  const whole = new Uint8Array(cells.length);
  raiseFaces(whole, small, scaled(2 / factor), 255);
  return { face: softened(whole, small), features: softened(cells, small), faces: scaled(2) };
}

function softened(values: Uint8Array, { width, height }: Size): Field {
  const data = new Float32Array(values.length);
  for (let i = 0; i < data.length; i++) data[i] = values[i]! / 255;
  return blur({ width, height, data }, 1.2);
}
