/** A page as it is printed: gray values, rows from the top. */
export interface Page {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Ink is darker than this. */
export const ink = 128;

/** Whether a page has ink in the square around a place that reaches so far from it, in pixels of the page. */
export function hasInk({ width, height, data }: Page, x: number, y: number, reach: number): boolean {
  for (let row = Math.max(0, Math.floor(y - reach)); row <= Math.min(height - 1, y + reach); row++)
    for (let column = Math.max(0, Math.floor(x - reach)); column <= Math.min(width - 1, x + reach); column++)
      if (data[row * width + column]! < ink) return true;
  return false;
}
