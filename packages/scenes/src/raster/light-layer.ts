import type { Surface } from "./surface.ts";

/** One box pass over a single channel, along rows or columns. */
function pass(
  from: Float32Array,
  to: Float32Array,
  lines: number,
  length: number,
  lineStep: number,
  step: number,
  radius: number,
  goesOn: readonly [before: boolean, after: boolean],
) {
  const per = 1 / (2 * radius + 1);
  for (let line = 0; line < lines; line++) {
    const base = line * lineStep;
    // nothing lies outside the box, but what the picture's edge cuts goes on behind it
    const at = (i: number) =>
      i < 0
        ? goesOn[0]
          ? (from[base] ?? 0)
          : 0
        : i >= length
          ? goesOn[1]
            ? (from[base + (length - 1) * step] ?? 0)
            : 0
          : (from[base + i * step] ?? 0);
    let sum = 0;
    for (let i = -radius; i <= radius; i++) sum += i >= 0 || goesOn[0] ? at(i) : 0;
    for (let i = 0; i < length; i++) {
      to[base + i * step] = sum * per;
      sum += at(i + radius + 1) - at(i - radius);
    }
  }
}

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
    for (let x = 0; x < wide; x++) here[y * wide + x] = pixels[((top + y) * width + left + x) * 4 + 3] ?? 0;
  for (let turn = 0; turn < 2; turn++) {
    pass(here, there, high, wide, wide, 1, radius, across);
    pass(there, here, wide, high, 1, wide, radius, down);
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
      const opacity = pixels[i + 3] ?? 0;
      if (opacity < 1) continue;
      const [liftAt, shadeAt] = [lifts[x] ?? -1, shades[x] ?? -1];
      const shade = 1 - (shadeRow < 0 || shadeAt < 0 ? 0 : (here[shadeRow * wide + shadeAt] ?? 0) / 255);
      const lift = 1 - (liftRow < 0 || liftAt < 0 ? 0 : (here[liftRow * wide + liftAt] ?? 0) / 255);
      const factor = 1 - 0.34 * shade * shade - fall;
      const white = 0.3 * lift * lift * (opacity / 255);
      const r0 = (pixels[i] ?? 0) * factor;
      const g0 = (pixels[i + 1] ?? 0) * factor;
      const b0 = (pixels[i + 2] ?? 0) * factor;
      pixels[i] = (r0 + Math.max(0, opacity - r0) * white) * red;
      pixels[i + 1] = (g0 + Math.max(0, opacity - g0) * white) * green;
      pixels[i + 2] = (b0 + Math.max(0, opacity - b0) * white) * blue;
    }
  }
}
