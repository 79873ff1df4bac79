import type { Grid } from "../simd/importance.ts";
import type { Face } from "./find-faces.ts";

/** Where the parts of a face lie in its square, as shares of its side, and how important they are, 0 to 255. */
const parts = [
  { name: "eyes", x: 0.25, y: 0.355, halfWidth: 0.18, halfHeight: 0.09, importance: 255 },
  { name: "eyes", x: 0.75, y: 0.355, halfWidth: 0.18, halfHeight: 0.09, importance: 255 },
  { name: "brows", x: 0.25, y: 0.22, halfWidth: 0.18, halfHeight: 0.06, importance: 255 },
  { name: "brows", x: 0.75, y: 0.22, halfWidth: 0.18, halfHeight: 0.06, importance: 255 },
  { name: "nose", x: 0.5, y: 0.69, halfWidth: 0.13, halfHeight: 0.06, importance: 110 },
  { name: "mouth", x: 0.5, y: 0.86, halfWidth: 0.28, halfHeight: 0.12, importance: 255 },
] as const;

/** A face as a whole: its skin needs more shades than its share of the canvas would give it. */
const whole = { x: 0.5, y: 0.55, halfWidth: 0.55, halfHeight: 0.7 };

/** Raises values of cells to at least `value` where faces, in pixels, have a part. */
function raise(
  cells: Uint8Array,
  { across, down, side }: Grid,
  face: Face,
  part: { readonly x: number; readonly y: number; readonly halfWidth: number; readonly halfHeight: number },
  value: number,
): void {
  const scale = face.side / side;
  const [x, y] = [face.x / side + part.x * scale, face.y / side + part.y * scale];
  const [halfWidth, halfHeight] = [part.halfWidth * scale, part.halfHeight * scale];
  const last = {
    row: Math.min(down - 1, Math.floor(y + halfHeight)),
    column: Math.min(across - 1, Math.floor(x + halfWidth)),
  };
  for (let r = Math.max(0, Math.floor(y - halfHeight)); r <= last.row; r++) {
    for (let c = Math.max(0, Math.floor(x - halfWidth)); c <= last.column; c++) {
      const [dx, dy] = [(c + 0.5 - x) / halfWidth, (r + 0.5 - y) / halfHeight];
      const i = r * across + c;
      if (dx * dx + dy * dy <= 1) cells[i] = Math.max(cells[i]!, value);
    }
  }
}

/** Raises the importance of cells, 0 to 255 each, where faces, in pixels, have eyes, brows, nose and mouth. */
export function raiseFaceParts(cells: Uint8Array, grid: Grid, faces: readonly Face[]): void {
  for (const face of faces) for (const part of parts) raise(cells, grid, face, part, part.importance);
}

/** Raises weights of pixels to at least `weight` in faces. */
export function raiseFaces(
  weights: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
  faces: readonly Face[],
  weight: number,
): void {
  for (const face of faces) raise(weights, { across: width, down: height, side: 1 }, face, whole, weight);
}
