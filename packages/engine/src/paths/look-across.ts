import type { Planes } from "../raster/planes.ts";
import type { ColoredLabels } from "../regions/labels.ts";

/** A photo, its regions, and the palette of their colors, three steps each. */
export interface SeenRegions {
  readonly planes: Planes;
  readonly labels: ColoredLabels;
  readonly palette: Float64Array;
}

/** Two coordinates for each point of some chains. */
export interface Vectors {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/** The photo is looked at so many steps of half a pixel to either side of a border. */
export const halfSteps = 3;

/**
 * How far the border between two regions should move at a point, in pixels along its normal, which points at
 * `right`'s side. On a line across the border there are so many half pixels of one color and so many of the other, a
 * mixed one counting for either in part: the border belongs where it has as many on either side.
 * @param faint between colors this many steps apart the border moves half as far: where little shows, grain decides
 */
export function lookAcross(
  { planes, labels, palette }: SeenRegions,
  [left, right]: readonly [number, number],
  faint: number,
): (x: number, y: number, normalX: number, normalY: number) => number {
  const { width, height, data, colors } = labels;
  const [o, p] = [colors[left]! * 3, colors[right]! * 3];
  const [dl, da, db] = [
    palette[p]! - palette[o]!,
    palette[p + 1]! - palette[o + 1]!,
    palette[p + 2]! - palette[o + 2]!,
  ];
  const squared = dl * dl + da * da + db * db || 1;
  // the middle between the two colors, as a place on the line from black through their difference
  const middle =
    ((palette[p]! + palette[o]!) * dl +
      (palette[p + 1]! + palette[o + 1]!) * da +
      (palette[p + 2]! + palette[o + 2]!) * db) /
    2;
  const trust = squared / (squared + faint * faint);
  const at = (i: number) => planes.l[i]! * dl + planes.a[i]! * da + planes.b[i]! * db;
  const [beside, below] = [width > 1 ? 1 : 0, height > 1 ? width : 0];
  /** -0.5 for left's color to 0.5 for right's; nothing where another region lies. */
  const shareAt = (x: number, y: number): number | undefined => {
    const [c, r] = [Math.floor(x), Math.floor(y)];
    if (c < 0 || r < 0 || c >= width || r >= height) return undefined;
    const own = data[r * width + c]!;
    if (own !== left && own !== right) return undefined;
    const before = Math.max(0, Math.min(width - 2, Math.floor(x - 0.5)));
    const above = Math.max(0, Math.min(height - 2, Math.floor(y - 0.5)));
    const u = Math.max(0, Math.min(1, x - 0.5 - before));
    const v = Math.max(0, Math.min(1, y - 0.5 - above));
    const i = above * width + before;
    const upper = (1 - u) * at(i) + u * at(i + beside);
    const lower = (1 - u) * at(i + below) + u * at(i + below + beside);
    return Math.max(-0.5, Math.min(0.5, ((1 - v) * upper + v * lower - middle) / squared));
  };
  return (x, y, normalX, normalY) => {
    let sum = shareAt(x, y) ?? 0;
    for (const way of [-1, 1]) {
      for (let k = 1; k <= halfSteps; k++) {
        const reach = (way * k) / 2;
        const share = shareAt(x + reach * normalX, y + reach * normalY);
        // behind a third region nothing is known: there this side goes on as it should
        if (share === undefined) {
          sum += (way / 2) * (halfSteps - k + 1);
          break;
        }
        sum += share;
      }
    }
    return (-sum / 2) * trust;
  };
}
