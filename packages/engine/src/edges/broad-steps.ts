import { stepsPerUnit } from "../colors/oklab.ts";
import type { Planes } from "../raster/planes.ts";
import { blur } from "./blur.ts";
import { type Field, shrinkField, upsampleField } from "./grid.ts";

/** Colors are looked at in cells of so many pixels. */
const factor = 8;
/** What a difference of chroma counts beside one of lightness: hues part sky, leaves and ground. By eye on a dozen landscapes. */
const chroma = 2.5;

/** Lightness and chroma of a picture seen from afar, in OKLab units, smaller by `factor`. */
function fromAfar({ width, height, l, a, b }: Planes, sigma: number): Field[] {
  return [l, a, b].map((plane, k) => {
    const scale = (k === 0 ? 1 : chroma) / stepsPerUnit;
    const small = shrinkField({ width, height, data: new Float32Array(plane) }, factor);
    for (let i = 0; i < small.data.length; i++) small.data[i] = scale * small.data[i]!;
    return blur(small, sigma / factor);
  });
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
