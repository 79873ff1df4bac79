import type { Planes } from "../raster/planes.ts";
import { connect } from "./connect.ts";
import type { ColoredLabels } from "./labels.ts";
import { measureRegions } from "./measure.ts";
import { mergeRegions } from "./merge-regions.ts";
import { type Rounding, roundBorders } from "./threshold-dynamics.ts";

/** What a brush and a number need; lengths and areas in pixels. */
export interface Floor {
  /** Least radius of the largest circle inside a region, by the region's palette color (its number's length). */
  readonly radius: ArrayLike<number>;
  readonly smallest: number;
}

const roundsWithRounding = 4;
const mostRounds = 40;

/** Labels after borders moved: parts of one label that fell apart become regions of their own. */
export function reconnect(labels: ColoredLabels, moved: Int32Array): ColoredLabels {
  const colors = moved.map((region) => labels.colors[region]!);
  return connect(colors, labels.width, labels.height);
}

/**
 * Rounds all borders, then lets every region go that is too small to paint or to hold its number, and rounds
 * again where that moved borders, until all regions can be painted. Neighbors always differ in color.
 */
export function makePaintable(
  labels: ColoredLabels,
  planes: Planes,
  { rounding, floor }: { rounding: Rounding; floor: Floor },
): ColoredLabels {
  const { width, height } = labels;
  const { palette } = rounding;
  let now = labels;
  let changed: Uint8Array | undefined;
  for (let round = 0; round < mostRounds && now.count > 1; round++) {
    if (round < roundsWithRounding) now = reconnect(now, roundBorders(now, planes, rounding, changed));
    const { area, radius } = measureRegions(now);
    const unwanted = now.colors.map((color, region) =>
      radius[region]! < floor.radius[color]! || area[region]! < floor.smallest ? 1 : 0,
    );
    if (!unwanted.includes(1)) break;
    const merged = mergeRegions(now, planes, {
      palette,
      limit: 0,
      smallest: floor.smallest,
      unwanted: Uint8Array.from(unwanted),
    });
    changed = new Uint8Array(width * height);
    for (let i = 0; i < changed.length; i++) {
      if (merged.colors[merged.data[i]!] !== now.colors[now.data[i]!]) changed[i] = 1;
    }
    now = merged;
  }
  return now;
}
