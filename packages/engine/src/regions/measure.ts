import { squaredDistances } from "../raster/distance.ts";
import type { Labels } from "./labels.ts";

/** Size of every region, in pixels. */
export interface Measures {
  readonly area: Float64Array;
  /** Radius of the largest circle inside, and the pixel at its center. */
  readonly radius: Float64Array;
  readonly center: Int32Array;
}

/** 1 for every pixel that touches another region or the edge of the picture along a side. */
export function borderPixels({ width, height, data }: Labels): Uint8Array {
  const out = new Uint8Array(data.length);
  for (let y = 0, i = 0; y < height; y++) {
    const isEdgeRow = y === 0 || y === height - 1;
    for (let x = 0; x < width; x++, i++) {
      const own = data[i];
      if (
        isEdgeRow ||
        x === 0 ||
        x === width - 1 ||
        data[i - 1] !== own ||
        data[i + 1] !== own ||
        data[i - width] !== own ||
        data[i + width] !== own
      ) {
        out[i] = 1;
      }
    }
  }
  return out;
}

/** Area and largest inscribed circle of every region; of several largest circles, the first in reading order. */
export function measureRegions(labels: Labels): Measures {
  const { width, height, count, data } = labels;
  const distances = squaredDistances(borderPixels(labels), width, height);
  const area = new Float64Array(count);
  const radius = new Float64Array(count).fill(-1);
  const center = new Int32Array(count);
  for (let i = 0; i < data.length; i++) {
    const region = data[i]!;
    area[region] = area[region]! + 1;
    if (distances[i]! > radius[region]!) {
      radius[region] = distances[i]!;
      center[region] = i;
    }
  }
  // from the middle of a border pixel it is half a pixel more to the border itself
  for (let region = 0; region < count; region++) radius[region] = Math.sqrt(radius[region]!) + 0.5;
  return { area, radius, center };
}
