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
) {
  const per = 1 / (2 * radius + 1);
  for (let line = 0; line < lines; line++) {
    const base = line * lineStep;
    // nothing lies outside the box
    const at = (i: number) => (i < 0 || i >= length ? 0 : (from[base + i * step] ?? 0));
    let sum = 0;
    for (let i = 0; i <= radius; i++) sum += at(i);
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
  const here = new Float32Array(wide * high);
  const there = new Float32Array(wide * high);
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) here[y * wide + x] = pixels[((top + y) * width + left + x) * 4 + 3] ?? 0;
  for (let turn = 0; turn < 2; turn++) {
    pass(here, there, high, wide, wide, 1, radius);
    pass(there, here, wide, high, 1, wide, radius);
  }
  const away = Math.round(radius * 0.7);
  const soft = (x: number, y: number) =>
    x < 0 || y < 0 || x >= wide || y >= high ? 0 : (here[y * wide + x] ?? 0) / 255;
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      const i = ((top + y) * width + left + x) * 4;
      const opacity = pixels[i + 3] ?? 0;
      if (opacity < 1) continue;
      const shade = 1 - soft(x + away, y + away);
      const lift = 1 - soft(x - away, y - away);
      const factor = 1 - 0.34 * shade * shade - 0.1 * (y / high);
      const white = 0.3 * lift * lift * (opacity / 255) * 255;
      for (let c = 0; c < 3; c++) {
        const lit = (pixels[i + c] ?? 0) * factor;
        pixels[i + c] = (lit + Math.max(0, opacity - lit) * (white / 255)) * (tint[c] ?? 1);
      }
    }
}
