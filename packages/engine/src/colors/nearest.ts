import type { Planes } from "../raster/planes.ts";
import { onKernels } from "../kernels/kernels.ts";

/**
 * For every pixel the index of the nearest palette color (three steps each); the first of
 * equals.
 */
export function nearestColors({ l, a, b }: Planes, palette: Float64Array): Int32Array {
  const whole = Int32Array.from(palette, Math.round);
  const colorCount = whole.length / 3;
  const colors = new Int32Array(colorCount * 4);
  for (let k = 0; k < colorCount; k++) {
    colors.set(whole.subarray(k * 3, k * 3 + 3), k * 4);
    // nearer than half the way to the next color no other color can be nearer
    let min = 0x7fffffff;
    for (let other = 0; other < colorCount; other++) {
      let distance = 0;
      for (let c = 0; c < 3; c++) distance += (whole[k * 3 + c]! - whole[other * 3 + c]!) ** 2;
      if (other !== k && distance < min) min = distance;
    }
    colors[k * 4 + 3] = Math.ceil(min / 4);
  }
  return onKernels((kernels, arena) => {
    const [x, y, z, list] = [arena.put(l), arena.put(a), arena.put(b), arena.put(colors)];
    const out = arena.room(l.length * 4);
    kernels.nearestColors(x, y, z, l.length, list, colorCount, out);
    return arena.read(out, new Int32Array(l.length));
  });
}
