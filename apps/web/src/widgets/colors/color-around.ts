import { hexOfRgb } from "@tintery/engine/tables";

/** How far around a spot the color is averaged, in pixels: photos are grainy, and fingers are wide. */
const reach = 2;

/** The mean color around a spot of a picture, of the pixels that it has there; what is transparent counts as white paper. */
export function colorAround(
  { width, height, data }: { width: number; height: number; data: ArrayLike<number> },
  { x, y }: { x: number; y: number },
): string {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row++) {
    for (let column = Math.max(0, x - reach); column <= Math.min(width - 1, x + reach); column++) {
      const at = (row * width + column) * 4;
      const cover = data[at + 3]! / 255;
      for (const band of [0, 1, 2] as const) sum[band] += 255 + (data[at + band]! - 255) * cover;
      count += 1;
    }
  }
  return hexOfRgb([Math.round(sum[0] / count), Math.round(sum[1] / count), Math.round(sum[2] / count)]);
}
