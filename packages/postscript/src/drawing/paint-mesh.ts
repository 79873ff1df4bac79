import type { Rgb } from "../colors/device-colors.ts";
import type { Graphics } from "./graphics.ts";
import { invert, isEmptyBox, mapX, mapY, multiply } from "./matrix.ts";
import type { Box, Matrix } from "./matrix.ts";
import { paintPixels } from "./paint-image.ts";
import type { Triangle, Vertex } from "./read-mesh.ts";

const side = 800;

/** Pixels being colored. */
interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
  readonly colorOf: (values: readonly number[]) => Rgb;
}

/** Paints triangles whose colors run from corner to corner, as a picture over `box` (device units). */
export function paintMesh(
  graphics: Graphics,
  triangles: readonly Triangle[],
  box: Box,
  colorOf: (values: readonly number[]) => Rgb,
): void {
  if (isEmptyBox(box)) return;
  const { budget, state } = graphics;
  const [boxWidth, boxHeight] = [Math.max(box[2] - box[0], 1e-3), Math.max(box[3] - box[1], 1e-3)];
  const scale = side / Math.max(boxWidth, boxHeight);
  const [width, height] = [
    Math.max(1, Math.ceil(boxWidth * scale)),
    Math.max(1, Math.ceil(boxHeight * scale)),
  ];
  const toPixels: Matrix = multiply(state.matrix, [scale, 0, 0, -scale, -box[0] * scale, box[3] * scale]);
  budget.borrow(4 * width * height);
  const canvas: Canvas = { width, height, data: new Uint8Array(4 * width * height), colorOf };
  const inPixels = (corner: Vertex): Vertex => ({
    ...corner,
    x: mapX(toPixels, corner.x, corner.y),
    y: mapY(toPixels, corner.x, corner.y),
  });
  for (const [a, b, c] of triangles)
    budget.step(fillTriangle(canvas, [inPixels(a), inPixels(b), inPixels(c)]) >> 1);
  const inverse = invert(state.matrix);
  if (inverse === null) return;
  // from the program's coordinates to these pixels
  paintPixels(
    graphics,
    { width, height, channels: 4, data: canvas.data },
    { matrix: toPixels, width, height, isSmooth: true },
  );
}

/** Colors the pixels whose centers lie in a triangle, and a hair around it, so that neighbors leave no seam. */
function fillTriangle({ width, height, data, colorOf }: Canvas, [a, b, c]: Triangle): number {
  const area = cross(a, b, c.x, c.y);
  if (!(Math.abs(area) > 1e-9)) return 1;
  const from = [
    Math.floor(Math.min(a.x, b.x, c.x) - 0.5),
    Math.floor(Math.min(a.y, b.y, c.y) - 0.5),
  ] as const;
  const to = [Math.ceil(Math.max(a.x, b.x, c.x)), Math.ceil(Math.max(a.y, b.y, c.y))] as const;
  const slack = -0.5 * Math.min(1, 2 / Math.sqrt(Math.abs(area)));
  let count = 1;
  for (let y = Math.max(0, from[1]); y <= Math.min(height - 1, to[1]); y++)
    for (let x = Math.max(0, from[0]); x <= Math.min(width - 1, to[0]); x++) {
      count++;
      const wa = cross(b, c, x + 0.5, y + 0.5) / area;
      const wb = cross(c, a, x + 0.5, y + 0.5) / area;
      const wc = 1 - wa - wb;
      if (wa < slack || wb < slack || wc < slack) continue;
      const values = a.values.map((value, k) => wa * value + wb * b.values[k]! + wc * c.values[k]!);
      data.set(colorOf(values), 4 * (y * width + x));
      data[4 * (y * width + x) + 3] = 255;
    }
  return count;
}

const cross = (a: Vertex, b: Vertex, x: number, y: number) =>
  (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);
