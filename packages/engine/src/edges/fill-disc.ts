import type { Size } from "./grid.ts";

/** Puts 1 in all pixels whose middle lies within `radius` of a place; x and y in pixels, middles at halves. */
export function fillDisc(
  on: Uint8Array,
  { width, height }: Size,
  { x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number },
): void {
  for (let row = Math.max(0, Math.ceil(y - radius - 0.5)); row < Math.min(height, y + radius); row++) {
    const dy = row + 0.5 - y;
    const half = Math.sqrt(Math.max(0, radius * radius - dy * dy));
    const from = Math.max(0, Math.ceil(x - half - 0.5));
    const to = Math.min(width - 1, Math.floor(x + half - 0.5));
    if (from <= to) on.fill(1, row * width + from, row * width + to + 1);
  }
}
