import { onKernels } from "../kernels/kernels.ts";
import type { Planes } from "../raster/planes.ts";
import { connectAt } from "./connect.ts";
import type { ColoredLabels } from "./labels.ts";

/** More regions than this many pixels each is noise: no photo has so many. */
const pixelsPerRegion = 6;
/** So few regions are no noise, however small a picture is. */
const minRegions = 64;
const maxPasses = 6;

/**
 * Bounds the work that noise makes: while regions are so many that they average a few pixels, every region of one
 * pixel takes on the color, of its four neighbors', that is nearest to its own. Other pictures come back as they
 * are.
 */
export function absorbSpecks(labels: ColoredLabels, planes: Planes, palette: Float64Array): ColoredLabels {
  let now = labels;
  const enough = Math.max(minRegions, labels.data.length / pixelsPerRegion);
  for (let pass = 0; pass < maxPasses && now.count > enough; pass++) now = absorbOnce(now, planes, palette);
  return now;
}

function absorbOnce(labels: ColoredLabels, { l, a, b }: Planes, palette: Float64Array): ColoredLabels {
  const { width, height, count, data } = labels;
  return onKernels((kernels, arena) => {
    const given = [arena.put(data), arena.put(labels.colors), count, width, data.length] as const;
    const planes = [arena.put(l), arena.put(a), arena.put(b), arena.put(palette)] as const;
    const out = arena.room(data.length * 4);
    kernels.absorbSpecks(...given, ...planes, arena.room(count * 4), out);
    // the new regions take the room of the old ones
    return connectAt(kernels, arena, { labels: out, width, height, out: given[0] });
  });
}
