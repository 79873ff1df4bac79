import type { Planes } from "../raster/planes.ts";
import { nearSquaredDistances } from "../raster/distance.ts";
import type { ColoredLabels } from "./labels.ts";
import { borderPixels } from "./border-pixels.ts";

/** A part counts as a tentacle when it reaches this many brush reaches away from where the brush's middle can go. */
const longEnough = 2.5;
/** How much farther than its reach the brush covers; less would call every rounded corner thin. */
const slack = 0.4;

/**
 * Takes long parts too thin for a round brush away from their regions and gives them, pixel by pixel from the
 * outside in, to the neighbor whose color suits best. What a brush of `radius` pixels can fill is the region's
 * morphological opening, by two distance transforms.
 * @returns labels with the same numbers; regions may fall apart or vanish
 */
export function trimTentacles(
  labels: ColoredLabels,
  planes: Planes,
  { palette, radius }: { palette: Float64Array; radius: number },
): Int32Array {
  const { width, height, data } = labels;
  const queue = floodThin(labels, thinPixels(labels, radius));
  const out = Int32Array.from(data);
  for (const i of queue) out[i] = -1;

  // each round settles the pixels that have a settled neighbor of another region
  let open = queue;
  while (open.length > 0) {
    const settled: [pixel: number, label: number][] = [];
    const later: number[] = [];
    for (const i of open) {
      const x = i % width;
      let best = Number.POSITIVE_INFINITY;
      let label = -1;
      for (const j of [x > 0 ? i - 1 : -1, x + 1 < width ? i + 1 : -1, i - width, i + width]) {
        if (j < 0 || j >= width * height || out[j]! < 0 || out[j] === data[i]) continue;
        const k = labels.colors[out[j]!]! * 3;
        const dl = planes.l[i]! - palette[k]!;
        const da = planes.a[i]! - palette[k + 1]!;
        const db = planes.b[i]! - palette[k + 2]!;
        const away = dl * dl + da * da + db * db;
        if (away < best) {
          best = away;
          label = out[j]!;
        }
      }
      if (label < 0) later.push(i);
      else settled.push([i, label]);
    }
    for (const [i, label] of settled) out[i] = label;
    if (settled.length === 0) for (const i of later) out[i] = data[i]!;
    open = settled.length === 0 ? [] : later;
  }
  return out;
}

/** How far each pixel lies from where the brush's middle can go, in reaches; 0 where the brush covers it. */
function thinPixels(labels: ColoredLabels, radius: number): Float32Array {
  const { width, height } = labels;
  // whole pixels, so that the brush that touches a straight border covers the border's own pixels
  const reach = Math.max(1, Math.round(radius - 0.5));
  const depth = nearSquaredDistances(borderPixels(labels), { width, height, cap: reach });
  const centers = new Uint8Array(depth.length);
  for (let i = 0; i < depth.length; i++) if (depth[i]! >= reach * reach) centers[i] = 1;
  const away = nearSquaredDistances(centers, { width, height, cap: Math.ceil(reach * longEnough) + 1 });
  const covered = (reach + slack) ** 2;
  for (let i = 0; i < away.length; i++) away[i] = away[i]! > covered ? Math.sqrt(away[i]!) / reach : 0;
  return away;
}

/** All thin pixels that hang together, within their region, with one far enough out. */
function floodThin({ width, data }: ColoredLabels, thin: Float32Array): number[] {
  const marks = new Uint8Array(thin.length);
  const found: number[] = [];
  for (let i = 0; i < marks.length; i++) {
    if (thin[i]! > longEnough) {
      marks[i] = 1;
      found.push(i);
    }
  }
  for (let at = 0; at < found.length; at++) {
    const i = found[at]!;
    const x = i % width;
    for (const j of [x > 0 ? i - 1 : -1, x + 1 < width ? i + 1 : -1, i - width, i + width]) {
      if (j < 0 || j >= marks.length || marks[j] || thin[j] === 0 || data[j] !== data[i]) continue;
      marks[j] = 1;
      found.push(j);
    }
  }
  return found;
}
