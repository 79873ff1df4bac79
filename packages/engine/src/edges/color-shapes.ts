import { stepsPerUnit } from "../colors/oklab.ts";
import type { Planes } from "../raster/planes.ts";
import { connect } from "../regions/connect.ts";
import type { Labels } from "../regions/labels.ts";
import { blur } from "./blur.ts";
import { type Field, shrinkField, upsampleField } from "./grid.ts";

/** How a picture falls into large shapes of like color; lengths in pixels. */
export interface ShapeWish {
  /** What is finer is not seen: a Gaussian's sigma. */
  readonly sigma: number;
  /** How round the borders are, as another one. */
  readonly round: number;
  /** How many colors are told apart. */
  readonly colors: number;
}

/** Colors are looked at in cells of so many pixels. */
const factor = 8;
/** What a difference of chroma counts beside one of lightness: hues part sky, leaves and ground. By eye on a dozen landscapes. */
const chroma = 2.5;
const rounds = 8;
/** Borders lie between cells of so many pixels: strokes are smoothed by more. */
const coarse = 2;

/** Lightness and chroma of a picture seen from afar, in OKLab units, smaller by `factor`. */
function fromAfar({ width, height, l, a, b }: Planes, sigma: number): Field[] {
  return [l, a, b].map((plane, k) => {
    const scale = (k === 0 ? 1 : chroma) / stepsPerUnit;
    const small = shrinkField({ width, height, data: Float32Array.from(plane) }, factor);
    for (let i = 0; i < small.data.length; i++) small.data[i] = scale * small.data[i]!;
    return blur(small, sigma / factor);
  });
}

/**
 * Large areas of like color: of a painted sky its swirls, of a wood its ground and its light. A few middle colors are found
 * (Lloyd 1982, from quantiles of lightness), and each place belongs to the nearest.
 */
export function colorShapes(planes: Planes, { sigma, round, colors }: ShapeWish): Labels {
  const seen = fromAfar(planes, sigma);
  const own = nearestOf(seen, middlesOf(seen, colors));
  const [width, height] = [Math.ceil(planes.width / coarse), Math.ceil(planes.height / coarse)];
  const best = new Float32Array(width * height).fill(-1);
  const data = new Int32Array(best.length);
  for (let k = 0; k < colors; k++) {
    const share = { ...seen[0]!, data: Float32Array.from(own, (at) => Number(at === k)) };
    const large = upsampleField(blur(share, round / factor), width, height).data;
    for (let i = 0; i < data.length; i++) {
      if (large[i]! <= best[i]!) continue;
      best[i] = large[i]!;
      data[i] = k;
    }
  }
  const whole = new Int32Array(planes.width * planes.height);
  for (let y = 0, i = 0; y < planes.height; y++) {
    const row = Math.floor(y / coarse) * width;
    for (let x = 0; x < planes.width; x++) whole[i++] = data[row + Math.floor(x / coarse)]!;
  }
  return connect(whole, planes.width, planes.height);
}

/** How steep color changes where fine things are not seen: the step over two sigmas, in OKLab units, of the picture's size. */
export function broadSteps(planes: Planes, sigma: number): Field {
  const seen = fromAfar(planes, sigma);
  const { width, height } = seen[0]!;
  const data = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    const [up, down] = [y > 0 ? width : 0, y + 1 < height ? width : 0];
    for (let x = 0; x < width; x++, i++) {
      const [left, right] = [x > 0 ? 1 : 0, x + 1 < width ? 1 : 0];
      let sum = 0;
      for (const { data: of } of seen) {
        const dx = (of[i + right]! - of[i - left]!) / (left + right || 1);
        const dy = (of[i + down]! - of[i - up]!) / ((up + down) / width || 1);
        sum += dx * dx + dy * dy;
      }
      data[i] = ((2 * sigma) / factor) * Math.sqrt(sum);
    }
  }
  return upsampleField({ width, height, data }, planes.width, planes.height);
}

type Color = readonly number[];

/** The nearest of some colors at each place. */
function nearestOf(fields: readonly Field[], colors: readonly Color[]): Int32Array {
  const out = new Int32Array(fields[0]!.data.length);
  for (let i = 0; i < out.length; i++) {
    let min = Number.POSITIVE_INFINITY;
    for (let k = 0; k < colors.length; k++) {
      let far = 0;
      for (let c = 0; c < fields.length; c++) {
        const apart = fields[c]!.data[i]! - colors[k]![c]!;
        far += apart * apart;
      }
      if (far >= min) continue;
      min = far;
      out[i] = k;
    }
  }
  return out;
}

function middlesOf(fields: readonly Field[], count: number): Color[] {
  const colorAt = (i: number) => fields.map(({ data }) => data[i]!);
  const light = fields[0]!.data;
  const order = Int32Array.from(light.keys()).sort((p, q) => light[p]! - light[q]! || p - q);
  let middles = Array.from({ length: count }, (_, k) =>
    colorAt(order[Math.floor(((k + 0.5) * order.length) / count)]!),
  );
  for (let round = 0; round < rounds; round++) {
    const nearest = nearestOf(fields, middles);
    const sums = middles.map(() => new Float64Array(fields.length + 1));
    for (let i = 0; i < nearest.length; i++) {
      const sum = sums[nearest[i]!]!;
      for (let c = 0; c < fields.length; c++) sum[c]! += fields[c]!.data[i]!;
      sum[fields.length]!++;
    }
    middles = middles.map((before, k) => {
      const count = sums[k]![fields.length]!;
      return count > 0 ? before.map((_, c) => sums[k]![c]! / count) : before;
    });
  }
  return middles;
}
