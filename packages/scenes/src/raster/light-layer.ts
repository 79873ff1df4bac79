import { boxAcross, boxDown } from "./box-blur.ts";
import type { Surface } from "./surface.ts";

/**
 * Gives what lies on a layer a round body in one light from the upper left: edges on that side are lifted, the others fall into
 * the shade, and all of it takes the tint of the hour. So things of different hands stand in the same light.
 */
export function lightLayer(
  { width, height, pixels, dirty }: Surface,
  tint: readonly [number, number, number],
) {
  const [l, t, r, b] = dirty;
  const radius = Math.max(2, Math.round(Math.min(r - l, b - t) * 0.06));
  const left = Math.max(0, l - radius * 2);
  const top = Math.max(0, t - radius * 2);
  const wide = Math.min(width, r + radius * 2) - left;
  const high = Math.min(height, b + radius * 2) - top;
  if (wide <= 0 || high <= 0) return;
  const across = [left === 0, left + wide === width] as const;
  const down = [top === 0, top + high === height] as const;
  const here = new Float32Array(wide * high);
  const there = new Float32Array(wide * high);
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) here[y * wide + x] = pixels[((top + y) * width + left + x) * 4 + 3]!;
  const rows = { width: wide, height: high, channels: 1 };
  for (let turn = 0; turn < 2; turn++) {
    // nothing lies outside the box, but what the picture's edge cuts goes on behind it
    boxAcross(here, there, rows, radius, across);
    boxDown(there, here, rows, radius, down);
  }
  const away = Math.round(radius * 0.7);
  /** Where a place that may lie outside is found along one side; -1 where nothing is. */
  const within = (at: number, length: number, [before, after]: readonly [boolean, boolean]) =>
    at < 0 ? (before ? 0 : -1) : at >= length ? (after ? length - 1 : -1) : at;
  const lifts = Int32Array.from({ length: wide }, (_, x) => within(x - away, wide, across));
  const shades = Int32Array.from({ length: wide }, (_, x) => within(x + away, wide, across));
  const [red, green, blue] = tint;
  for (let y = 0; y < high; y++) {
    const liftRow = within(y - away, high, down);
    const shadeRow = within(y + away, high, down);
    const fall = 0.1 * (y / high);
    let i = ((top + y) * width + left) * 4;
    for (let x = 0; x < wide; x++, i += 4) {
      const opacity = pixels[i + 3]!;
      if (opacity < 1) continue;
      const [liftAt, shadeAt] = [lifts[x] ?? -1, shades[x] ?? -1];
      const shade = 1 - (shadeRow < 0 || shadeAt < 0 ? 0 : here[shadeRow * wide + shadeAt]! / 255);
      const lift = 1 - (liftRow < 0 || liftAt < 0 ? 0 : here[liftRow * wide + liftAt]! / 255);
      const factor = 1 - 0.34 * shade * shade - fall;
      const white = 0.3 * lift * lift * (opacity / 255);
      const r0 = pixels[i]! * factor;
      const g0 = pixels[i + 1]! * factor;
      const b0 = pixels[i + 2]! * factor;
      pixels[i] = (r0 + Math.max(0, opacity - r0) * white) * red;
      pixels[i + 1] = (g0 + Math.max(0, opacity - g0) * white) * green;
      pixels[i + 2] = (b0 + Math.max(0, opacity - b0) * white) * blue;
    }
  }
}
