/** How much of each pixel is ink: 0 none, 255 all. */
export interface Coverage {
  readonly width: number;
  readonly height: number;
  readonly coverage: Uint8Array;
}

/** What lies across a line at one of its points. */
export interface CrossSection {
  /** How far along the normal the middle of the ink lies, in pixels. */
  readonly shift: number;
  /** Width of the ink, in pixels. */
  readonly width: number;
}

/** Steps between samples, in pixels. */
const step = 0.5;
/** Beyond the width that is expected so much is looked at, in pixels. */
const margin = 4;
/** Below this the ink ends, as a share; above half it goes on, and below half the edge of the ink is near. */
const nothing = 0.03;
const halfInk = 0.5;
/** Ink that grows by more than this share, where it was below half, is that of the next line. */
const grows = 0.02;
/** Thinner ink, in pixels, has no middle to speak of. */
const minWidth = 0.2;

/** Ink at a place, 0 to 1: between the four pixels around it; outside the picture as on its edge. */
export function inkAt({ width, height, coverage }: Coverage, x: number, y: number): number {
  const [u, v] = [Math.max(0, Math.min(width - 1, x - 0.5)), Math.max(0, Math.min(height - 1, y - 0.5))];
  const [column, row] = [Math.floor(u), Math.floor(v)];
  const [s, t] = [u - column, v - row];
  const i = row * width + column;
  const right = column + 1 < width ? i + 1 : i;
  const below = row + 1 < height ? width : 0;
  const above = coverage[i]! * (1 - s) + coverage[right]! * s;
  const under = coverage[i + below]! * (1 - s) + coverage[right + below]! * s;
  return (above * (1 - t) + under * t) / 255;
}

/**
 * The ink across a line at a point: its amount is its width, the middle of its weight is where the line runs. Nothing
 * where it does not end on both sides, as in junctions.
 * @param normal of length 1
 * @param half about half the width of the line
 */
export function crossSection(
  ink: Coverage,
  [x, y]: readonly [number, number],
  [nx, ny]: readonly [number, number],
  half: number,
): CrossSection | undefined {
  const reach = half + margin;
  let [amount, moment] = [0, 0];
  for (const side of [1, -1]) {
    let before = 1;
    let hasEnded = false;
    // the middle counts for both sides
    for (let away = side > 0 ? 0 : step; away <= reach; away += step) {
      const own = inkAt(ink, x + side * away * nx, y + side * away * ny);
      // another line begins where the ink grows again after it had faded
      if (before < halfInk && own > before + grows) {
        hasEnded = true;
        break;
      }
      amount += own * step;
      moment += side * away * own * step;
      before = own;
      if (own < nothing) {
        hasEnded = true;
        break;
      }
    }
    if (!hasEnded) return undefined;
  }
  return amount > minWidth ? { shift: moment / amount, width: amount } : undefined;
}

/** How far the ink goes on from a point in a direction of length 1, in pixels; up to `max`. */
export function reachOf(
  ink: Coverage,
  [x, y]: readonly [number, number],
  [dx, dy]: readonly [number, number],
  max: number,
): number {
  let before = inkAt(ink, x, y);
  for (let away = step; away <= max; away += step) {
    const own = inkAt(ink, x + away * dx, y + away * dy);
    if (own < halfInk) return away - step + (step * (before - halfInk)) / Math.max(1e-6, before - own);
    before = own;
  }
  return max;
}
