/** Cells along a side of the grid on which a picture is looked at. */
export const cells = 48;

/**
 * Around which place a picture is to be enlarged so that the part in sight shows the most: in the middle of a large region there
 * would be nothing. In shares of its width and height, as `transform-origin` takes them; the middle where all is alike.
 * @param grays of each cell of the grid, row by row, 0 to 255
 * @param scale enlargement, > 1
 */
export function busiestPlace(grays: ArrayLike<number>, scale: number): { x: number; y: number } {
  const part = Math.round(cells / scale);
  const last = cells - part;
  const middle = Math.round(last / 2);
  const best = { x: middle, y: middle, steps: stepsIn(grays, part, middle, middle) };
  for (let y = 0; y <= last; y++)
    for (let x = 0; x <= last; x++) {
      const steps = stepsIn(grays, part, x, y);
      if (steps > best.steps) Object.assign(best, { x, y, steps });
    }
  return { x: best.x / last, y: best.y / last };
}

/** How much the cells of a square part differ from their neighbors in it; its left upper cell is given. */
function stepsIn(grays: ArrayLike<number>, part: number, left: number, top: number): number {
  const gray = (x: number, y: number) => grays[(top + y) * cells + left + x] ?? 0;
  let sum = 0;
  for (let y = 0; y < part; y++)
    for (let x = 0; x < part; x++) {
      if (x > 0) sum += Math.abs(gray(x, y) - gray(x - 1, y));
      if (y > 0) sum += Math.abs(gray(x, y) - gray(x, y - 1));
    }
  return sum;
}

/** The grid of the square middle of a loaded picture; null where the page may not read it. */
export function graysOf(picture: HTMLImageElement): number[] | null {
  const { naturalWidth, naturalHeight } = picture;
  const side = Math.min(naturalWidth, naturalHeight);
  const pen = new OffscreenCanvas(cells, cells).getContext("2d");
  if (!pen || side === 0) return null;
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, cells, cells);
  pen.imageSmoothingQuality = "high";
  try {
    pen.drawImage(
      picture,
      (naturalWidth - side) / 2,
      (naturalHeight - side) / 2,
      side,
      side,
      0,
      0,
      cells,
      cells,
    );
    const { data } = pen.getImageData(0, 0, cells, cells);
    return Array.from({ length: cells ** 2 }, (_, k) => data[4 * k + 1] ?? 255);
  } catch {
    // a picture of another origin
    return null;
  }
}
