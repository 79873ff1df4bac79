// Anisotropic Kuwahara filter (Kyprianidis, Kang and Döllner 2009; weights by polynomials, 2010): each pixel becomes the mean of
// those of eight sectors around it that are most uniform, and the sectors lie along the flow.

import { storePixel } from "./pixels.kernel";

/**
 * @param padded the picture with a margin, from its first pixel on; `stride`: bytes of its rows
 * @param tables for each orientation and length 8 × (begin, end), addresses of entries: offset (i32, bytes), weight (f32)
 * @param mask pixels where it is 0 stay; 0 for none
 */
export function kuwahara(
  padded: usize,
  stride: i32,
  flow: usize,
  mask: usize,
  width: i32,
  height: i32,
  tables: usize,
  orientations: i32,
  lengths: i32,
  hardness: i32,
  out: usize,
): void {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = <usize>(y * width + x);
      if (mask && load<f32>(mask + (i << 2)) <= 0) continue;
      const along = flow + (i << 4);
      const center = padded + <usize>(y * stride) + (<usize>x << 4);
      const o = orientationOf(load<f32>(along), load<f32>(along, 4), orientations);
      const length = min<i32>(lengths - 1, <i32>(load<f32>(along, 8) * <f32>lengths));
      const table = tables + (<usize>(o * lengths + length) << 6);
      let sum = f32x4.splat(0);
      let weights: f32 = 0;
      for (let s: usize = 0; s < 8; s++) {
        const end = <usize>load<i32>(table + (s << 3), 4);
        let mean = f32x4.splat(0);
        let squares = f32x4.splat(0);
        for (let e = <usize>load<i32>(table + (s << 3)); e < end; e += 8) {
          const pixel = v128.load(center + load<i32>(e));
          const weighed = f32x4.mul(pixel, v128.load32_splat(e, 4));
          mean = f32x4.add(mean, weighed);
          squares = f32x4.add(squares, f32x4.mul(weighed, pixel));
        }
        const off = f32x4.sub(squares, f32x4.mul(mean, mean));
        const spread =
          max<f32>(0, f32x4.extract_lane(off, 0) + f32x4.extract_lane(off, 1) + f32x4.extract_lane(off, 2)) * 1000;
        const two = spread * spread;
        const weight = <f32>1 / (<f32>1 + (hardness === 0 ? two * spread : hardness === 1 ? two * two : two * two * two));
        sum = f32x4.add(sum, f32x4.mul(mean, f32x4.splat(weight)));
        weights += weight;
      }
      const made = f32x4.mul(sum, f32x4.splat(<f32>1 / max<f32>(weights, 1e-30)));
      if (mask) {
        const old = v128.load(out + (i << 4));
        const k = f32x4.splat(load<f32>(mask + (i << 2)));
        storePixel(out + (i << 4), f32x4.add(old, f32x4.mul(f32x4.sub(made, old), k)));
      } else storePixel(out + (i << 4), made);
    }
}

/** Which of so many orientations (0 to a half turn) a direction is nearest to, by the diamond that stands for the circle. */
// @ts-ignore: decorator
@inline
function orientationOf(cos: f32, sin: f32, orientations: i32): i32 {
  const c = sin < 0 ? -cos : cos;
  const s = abs<f32>(sin);
  const t = c >= 0 ? s / max<f32>(c + s, 1e-6) : <f32>1 - c / max<f32>(s - c, 1e-6);
  return <i32>(t * <f32>orientations * <f32>0.5 + <f32>0.5) % orientations;
}

/** A picture with its edge pixels repeated around it. */
export function padPixels(pixels: usize, width: i32, height: i32, margin: i32, out: usize): void {
  const wide = width + 2 * margin;
  for (let y = -margin; y < height + margin; y++) {
    const from = pixels + (<usize>((y < 0 ? 0 : y >= height ? height - 1 : y) * width) << 4);
    const to = out + (<usize>((y + margin) * wide) << 4);
    for (let x = 0; x < margin; x++) {
      v128.store(to + (<usize>x << 4), v128.load(from));
      v128.store(to + (<usize>(margin + width + x) << 4), v128.load(from + (<usize>(width - 1) << 4)));
    }
    memory.copy(to + (<usize>margin << 4), from, <usize>width << 4);
  }
}
