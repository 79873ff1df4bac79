import { squaredDistance } from "../colors/cluster.ts";
import { stepsPerUnit } from "../colors/oklab.ts";
import { onKernels } from "../kernels/kernels.ts";
import type { Planes } from "../raster/planes.ts";
import { connectColors } from "./connect.ts";
import { type Favor, favorOf } from "./favor.ts";
import type { ColoredLabels } from "./labels.ts";

/**
 * Between the bands of a gradient there is nothing to see: their paints differ by so many OKLab units at most, the picture
 * changes by so many in a millimeter across their border, and so sure is a line there at most, 0 to 1. By eye on skies,
 * backdrops and glows.
 */
const nothing = { step: 9, perMM: 2.5, line: 0.06 };
/** Where people look, bands are the form of a cheek: what counts more than so many times as much as usual stays. */
const salient = 1.1;

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
  const { neighbors, sums } = around;
  /** The place of a neighbor with nothing to see between it and a region; -1 for others. */
  const faint = (region: number, at: number) => {
    const other = neighbors[at]!;
    const [long, change, lines] = [sums[3 * at]!, sums[3 * at + 1]!, sums[3 * at + 2]!];
    return (
      squaredDistance(palette, colors[region]!, palette, colors[other]!) <=
        (nothing.step * stepsPerUnit) ** 2 &&
      change * perMM <= nothing.perMM * stepsPerUnit * long &&
      lines <= 255 * nothing.line * long
    );
  };
  const middles = Array.from({ length: count }, (_, region) => region).filter(
    (region) => around.neighborCounts[region] === 1 && faint(region, 2 * region),
  );
  if (middles.length === 0) return labels;
  const { regions: counts } = favorOf(labels, favor);
  const after = colors.slice();
  for (const middle of middles) {
    const nest = [middle];
    for (let ring = middle; ; ) {
      const before = nest.at(-2);
      const at = neighbors[2 * ring] === before ? 2 * ring + 1 : 2 * ring;
      if (counts[ring]! > salient || !faint(ring, at)) break;
      ring = neighbors[at]!;
      nest.push(ring);
      if (around.neighborCounts[ring] !== 2) break;
    }
    for (let k = 0; k + 1 < nest.length; k += 2) after[nest[k]!] = colors[nest[k + 1]!]!;
  }
  return connectColors(labels, after);
}

/** What regions are surrounded by; see the kernel. */
interface Borders {
  readonly neighborCounts: Uint8Array;
  readonly neighbors: Int32Array;
  readonly sums: Float64Array;
}

function bordersOf(
  { width, height, count, data }: ColoredLabels,
  { l, a, b }: Planes,
  lines: Uint8Array,
): Borders {
  return onKernels((kernels, arena) => {
    const picture = [arena.put(data), arena.put(l), arena.put(a), arena.put(b), arena.put(lines)] as const;
    const [neighborCounts, neighbors, sums] = [
      arena.room(count),
      arena.room(count * 8),
      arena.room(count * 48),
    ];
    kernels.meetFirstTwo(...picture, width, height, count, neighborCounts, neighbors, sums);
    return {
      neighborCounts: arena.read(neighborCounts, new Uint8Array(count)),
      neighbors: arena.read(neighbors, new Int32Array(count * 2)),
      sums: arena.read(sums, new Float64Array(count * 6)),
    };
  });
}
