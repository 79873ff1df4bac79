import type { Planes } from "../raster/planes.ts";
import { connect } from "./connect.ts";
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
  const area = new Int32Array(count);
  for (let i = 0; i < data.length; i++) area[data[i]!] = area[data[i]!]! + 1;
  const colors = new Int32Array(data.length);
  for (let i = 0; i < data.length; i++) colors[i] = labels.colors[data[i]!]!;

  // in reading order and in place, so that the two colors of a checkerboard do not swap forever
  for (let i = 0; i < data.length; i++) {
    if (area[data[i]!] !== 1) continue;
    const x = i % width;
    let best = Number.POSITIVE_INFINITY;
    for (let d = 0; d < 4; d++) {
      const j = d === 0 ? i - 1 : d === 1 ? i - width : d === 2 ? i + 1 : i + width;
      if ((d === 0 && x === 0) || (d === 2 && x + 1 === width) || j < 0 || j >= data.length) continue;
      const k = colors[j]! * 3;
      const dl = l[i]! - palette[k]!;
      const da = a[i]! - palette[k + 1]!;
      const db = b[i]! - palette[k + 2]!;
      const away = dl * dl + da * da + db * db;
      if (away < best) {
        best = away;
        colors[i] = colors[j]!;
      }
    }
  }
  return connect(colors, width, height);
}
