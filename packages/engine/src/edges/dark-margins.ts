import { stepsPerUnit } from "../colors/oklab.ts";
import type { Planes } from "../raster/planes.ts";
import type { Field } from "./grid.ts";

/** Where a picture lies on a scan: its first column and row, and those after its last. */
export interface Inset {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Lightness (OKLab, 0 to 100) of a scanner's lid at most. */
const darkest = 24;
/** Least dark share of a row inside a margin, and greatest of a row outside: a night sky ends gradually, a margin at once. */
const [dark, light] = [0.93, 0.4];
/** Depth of a margin, as a share of the picture's side; a thinner one is the shadow of an edge. */
const depth = { min: 0.004, max: 0.15 };
/**
 * How much its depth may vary along the side, as a share of the side, since edges of paper are not straight; that much more is
 * cut.
 */
const uneven = 0.012;

/** Sides that must be dark: a single one is a floor or a wall. */
const minSides = 2;

/** The picture inside the dark margins of a scan; undefined where it has none. */
export function insideDarkMargins({ width, height, l }: Planes): Inset | undefined {
  const limit = darkest * stepsPerUnit;
  const depthOf = (count: number, long: number, at: (k: number, along: number) => number): number => {
    const darkIn = (k: number) => {
      let sum = 0;
      for (let along = 0; along < long; along++) if (l[at(k, along)]! < limit) sum++;
      return sum / long;
    };
    const max = Math.floor(depth.max * count);
    let end = 0;
    while (end <= max && darkIn(end) >= dark) end++;
    const inner = end + Math.ceil(uneven * count);
    const isMargin = end <= max && end >= Math.max(2, depth.min * count) && darkIn(inner) <= light;
    return isMargin ? inner : 0;
  };
  const left = depthOf(width, height, (k, y) => y * width + k);
  const top = depthOf(height, width, (k, x) => k * width + x);
  const right = depthOf(width, height, (k, y) => y * width + width - 1 - k);
  const bottom = depthOf(height, width, (k, x) => (height - 1 - k) * width + x);
  const sides = [left, top, right, bottom].filter((deep) => deep > 0).length;
  return sides < minSides ? undefined : { left, top, right: width - right, bottom: height - bottom };
}

/** How sure the edge of the picture is a line, and how sure what is beside it. */
const [edge, beside] = [0.97, 0.6];

/**
 * Cuts margins from a map of lines: nothing in them, nothing within `near` pixels of where the picture begins, and there a
 * line.
 */
export function cutMargins({ width, height, data }: Field, inset: Inset, near: number): void {
  const { left, top, right, bottom } = inset;
  // at the page's own edge there is nothing to cut
  const far = Number.POSITIVE_INFINITY;
  for (let y = 0; y < height; y++) {
    const down = Math.min(top > 0 ? y - top : far, bottom < height ? bottom - 1 - y : far);
    for (let x = 0; x < width; x++) {
      const across = Math.min(left > 0 ? x - left : far, right < width ? right - 1 - x : far);
      const within = Math.min(down, across);
      if (within > near) continue;
      data[y * width + x] = within === 0 ? edge : Math.abs(within) === 1 ? beside : 0;
    }
  }
}
