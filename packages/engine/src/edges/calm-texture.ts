import { blur } from "./blur.ts";
import { type Field, shrinkField, upsampleField } from "./grid.ts";

/** Share of pixels on strong lines below which a place is no texture, and above which it is nothing else. */
export interface TextureDensity {
  readonly min: number;
  readonly max: number;
}

/** A line counts as strong from here on. */
const strong = 0.4;
/** Density is measured on cells of this many pixels. */
const cell = 8;
/** Over what share of the picture's long side density is measured. */
const neighborhood = 0.022;

/** How much each place is texture, 0 to 1: where lines are dense, as in grass, gravel, fur. */
export function findTexture(fine: Field, { min, max }: TextureDensity): Field {
  const { width, height } = fine;
  const crests = { width, height, data: crestsOf(fine) };
  const sigma = Math.max(0.5, (Math.max(width, height) * neighborhood) / cell);
  const density = upsampleField(blur(shrinkField(crests, cell), sigma), width, height).data;
  const data = new Float32Array(fine.data.length);
  for (let i = 0; i < data.length; i++) {
    const share = (density[i]! - min) / (max - min);
    const t = share <= 0 ? 0 : share < 1 ? share : 1;
    data[i] = t * t * (3 - 2 * t);
  }
  return { width, height, data };
}

/** The fine map, and smoothly the coarse one instead where there is texture. */
export function calmTexture(fine: Field, coarse: Field, texture: Field): Field {
  const data = new Float32Array(fine.data.length);
  for (let i = 0; i < data.length; i++) {
    const share = texture.data[i]!;
    data[i] = fine.data[i]! * (1 - share) + coarse.data[i]! * share;
  }
  return { width: fine.width, height: fine.height, data };
}

/** 1 where a strong line is highest along its row or its column. */
function crestsOf({ width, data }: Field): Float32Array {
  const out = new Float32Array(data.length);
  const last = data.length - 1;
  for (let i = 0; i <= last; i++) {
    const value = data[i]!;
    if (value < strong) continue;
    const left = i > 0 ? i - 1 : 0;
    const right = i < last ? i + 1 : last;
    const above = i > width ? i - width : 0;
    const below = i + width < last ? i + width : last;
    const isAcross = value >= data[left]! && value > data[right]!;
    const isDown = value >= data[above]! && value > data[below]!;
    if (isAcross || isDown) out[i] = 1;
  }
  return out;
}
