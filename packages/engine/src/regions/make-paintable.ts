import { digits } from "../drawing/digits.ts";
import type { Planes } from "../raster/planes.ts";
import { nearSquaredDistances } from "../raster/distance.ts";
import { borderPixels } from "./border-pixels.ts";
import { connect } from "./connect.ts";
import { cutNecks } from "./cut-necks.ts";
import type { ColoredLabels } from "./labels.ts";
import { mergeRegions } from "./merge-regions.ts";
import { findNumberRoom } from "./number-room.ts";
import { type Rounding, roundBorders } from "./threshold-dynamics.ts";

/** What a brush and a number need; lengths and areas in pixels. */
export interface Floor {
  /** Least radius of the largest circle inside a region. */
  readonly radius: number;
  readonly smallest: number;
  /** Least font size of a number that stands inside its region, and the space around it. */
  readonly number: number;
  readonly clearance: number;
  /** Digits of the code of every palette color. */
  readonly lengths: ArrayLike<number>;
}

/** Pixels by which smooth borders may come nearer to a number than the pixels' own. */
const fitLoss = 0.3;
const roundsWithRounding = 4;
const mostRounds = 40;

/** Labels after borders moved: parts of one label that fell apart become regions of their own. */
function reconnect(labels: ColoredLabels, moved: Int32Array): ColoredLabels {
  const colors = moved.map((region) => labels.colors[region]!);
  return connect(colors, labels.width, labels.height);
}

/** 1 for each region that cannot be painted or numbered. */
function unpaintable(labels: ColoredLabels, floor: Floor): Uint8Array {
  const { width, height, count, data } = labels;
  // from the middle of a border pixel it is half a pixel more to the border itself
  const inner = Math.max(0, floor.radius - 0.5);
  const depth = nearSquaredDistances(borderPixels(labels), { width, height, cap: Math.ceil(inner) });
  const area = new Float64Array(count);
  const isWide = new Uint8Array(count);
  for (let i = 0; i < data.length; i++) {
    const region = data[i]!;
    area[region] = area[region]! + 1;
    if (depth[i]! >= inner * inner) isWide[region] = 1;
  }
  const needed = (digits.height / 2) * floor.number + floor.clearance + fitLoss;
  const { room } = findNumberRoom(labels, floor.lengths, needed);
  return Uint8Array.from(area, (pixels, region) =>
    pixels < floor.smallest || isWide[region] === 0 || room[region]! < needed ? 1 : 0,
  );
}

function changes(before: ColoredLabels, after: ColoredLabels): Uint8Array {
  const out = new Uint8Array(before.data.length);
  for (let i = 0; i < out.length; i++) {
    if (after.colors[after.data[i]!] !== before.colors[before.data[i]!]) out[i] = 1;
  }
  return out;
}

/**
 * Rounds all borders and cuts necks, then lets every region go that is too small to paint or to hold its
 * number, and rounds again where that moved borders, until all regions can be painted. Neighbors always differ
 * in color.
 */
export function makePaintable(
  labels: ColoredLabels,
  planes: Planes,
  { rounding, floor }: { rounding: Rounding; floor: Floor },
): ColoredLabels {
  const { palette } = rounding;
  let now = labels;
  let changed: Uint8Array | undefined;
  for (let round = 0; round < mostRounds && now.count > 1; round++) {
    if (round < roundsWithRounding) {
      const data = roundBorders(now, planes, rounding, changed);
      now = reconnect(now, cutNecks({ ...now, data }, planes, palette));
    }
    const unwanted = unpaintable(now, floor);
    if (!unwanted.includes(1)) break;
    const merged = mergeRegions(now, planes, { palette, limit: 0, smallest: floor.smallest, unwanted });
    changed = changes(now, merged);
    now = merged;
  }
  return now;
}
