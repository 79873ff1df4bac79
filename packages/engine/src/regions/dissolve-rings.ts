import { squaredDistance } from "../colors/cluster.ts";
import { stepsPerUnit } from "../colors/oklab.ts";
import type { Planes } from "../raster/planes.ts";
import { connectColors } from "./connect.ts";
import { type Favor, favorOf } from "./favor.ts";
import type { ColoredLabels } from "./labels.ts";

/**
 * Between the bands of a gradient there is nothing to see: their paints differ by so many OKLab units at most, the picture changes by
 * so many in a millimeter across their border, and so sure is a line there at most, 0 to 1. By eye on skies, backdrops and glows.
 */
const nothing = { step: 9, perMM: 2.5, line: 0.06 };
/** Where people look, bands are the form of a cheek: what counts more than so many times as much as usual stays. */
const lookedAt = 1.1;

/**
 * Gradients that grow toward their middle would be painted as rings within rings around nothing. Of such a nest every second ring
 * joins the one around it, its middle first. What is a ring around something stays, and so do arcs.
 * @param perMM pixels per millimeter of canvas
 */
export function dissolveRings(
  labels: ColoredLabels,
  planes: Planes,
  { palette, favor, perMM }: { palette: Float64Array; favor: Favor; perMM: number },
): ColoredLabels {
  const { count, colors } = labels;
  const around = bordersOf(labels, planes, favor.lines);
  const { neighbors, sides, change, lines } = around;
  /** The place of a neighbor with nothing to see between it and a region; -1 for others. */
  const faint = (region: number, at: number) => {
    const other = neighbors[at]!;
    const long = sides[at]!;
    return (
      squaredDistance(palette, colors[region]!, palette, colors[other]!) <=
        (nothing.step * stepsPerUnit) ** 2 &&
      change[at]! * perMM <= nothing.perMM * stepsPerUnit * long &&
      lines[at]! <= 255 * nothing.line * long
    );
  };
  const middles = Array.from({ length: count }, (_, region) => region).filter(
    (region) => around.many[region] === 1 && faint(region, 2 * region),
  );
  if (middles.length === 0) return labels;
  const { regions: counts } = favorOf(labels, favor);
  const after = colors.slice();
  for (const middle of middles) {
    const nest = [middle];
    for (let ring = middle; ; ) {
      const before = nest.at(-2);
      const at = neighbors[2 * ring] === before ? 2 * ring + 1 : 2 * ring;
      if (counts[ring]! > lookedAt || !faint(ring, at)) break;
      ring = neighbors[at]!;
      nest.push(ring);
      if (around.many[ring] !== 2) break;
    }
    for (let k = 0; k + 1 < nest.length; k += 2) after[nest[k]!] = colors[nest[k + 1]!]!;
  }
  return connectColors(labels, after);
}

interface Borders {
  /** How many neighbors each region has; 3 for more than two, and for those at the canvas's edge. */
  readonly many: Uint8Array;
  /** The first two neighbors of each region. */
  readonly neighbors: Int32Array;
  /** For each of these how long the border is, how much the picture changes across it, in steps, and how sure lines are along it, summed. */
  readonly sides: Float64Array;
  readonly change: Float64Array;
  readonly lines: Float64Array;
}

function bordersOf(
  { width, height, count, data }: ColoredLabels,
  { l, a, b }: Planes,
  strength: Uint8Array,
): Borders {
  const many = new Uint8Array(count);
  const neighbors = new Int32Array(2 * count).fill(-1);
  const [sides, change, lines] = [0, 1, 2].map(() => new Float64Array(2 * count)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const meet = (own: number, other: number, i: number, j: number) => {
    if (many[own] === 3) return;
    let at = 2 * own;
    if (neighbors[at] !== other) {
      if (many[own]! > 0) at++;
      if (neighbors[at] !== other) {
        if (many[own] === 2) {
          many[own] = 3;
          return;
        }
        neighbors[at] = other;
        many[own] = many[own]! + 1;
      }
    }
    const [dl, da, db] = [l[i]! - l[j]!, a[i]! - a[j]!, b[i]! - b[j]!];
    sides[at] = sides[at]! + 1;
    change[at] = change[at]! + Math.sqrt(dl * dl + da * da + db * db);
    lines[at] = lines[at]! + strength[i]!;
  };
  for (let x = 0; x < width; x++) many[data[x]!] = many[data[data.length - 1 - x]!] = 3;
  for (let y = 0; y < height; y++) many[data[y * width]!] = many[data[y * width + width - 1]!] = 3;
  const meetBoth = (i: number, j: number) => {
    meet(data[i]!, data[j]!, i, j);
    meet(data[j]!, data[i]!, i, j);
  };
  // the last row and column lie in regions at the edge, which were counted above
  for (let y = 0; y + 1 < height; y++) {
    for (let i = y * width; i + 1 < (y + 1) * width; i++) {
      const own = data[i]!;
      if (data[i + 1] !== own) meetBoth(i, i + 1);
      if (data[i + width] !== own) meetBoth(i, i + width);
    }
  }
  return { many, neighbors, sides, change, lines };
}
