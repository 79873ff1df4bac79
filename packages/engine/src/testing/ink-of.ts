import type { LineArt } from "../drawing/line-art.ts";
import { unitsPerMM } from "../drawing/picture.ts";

/** Where the strokes of a page leave ink: 1 a pixel, at `perMM` pixels in a millimeter. */
export function inkOf(
  { widthMM, heightMM, strokes }: LineArt,
  perMM: number,
): { width: number; height: number; on: Uint8Array } {
  const [width, height] = [Math.round(widthMM * perMM), Math.round(heightMM * perMM)];
  const on = new Uint8Array(width * height);
  const scale = perMM / unitsPerMM;
  for (const { points, widths } of strokes) {
    for (let at = 0; at + 7 < points.length; at += 6) {
      const cubic = points.slice(at, at + 8).map((value) => value * scale);
      const radius = (scale * Math.min(widths[at / 6] ?? widths[0]!, widths[at / 6 + 1] ?? widths[0]!)) / 2;
      const steps = Math.ceil(lengthOf(cubic)) + 1;
      for (let k = 0; k <= steps; k++) dot(on, width, height, pointAt(cubic, k / steps), radius);
    }
  }
  return { width, height, on };
}

function lengthOf(cubic: readonly number[]): number {
  let length = 0;
  for (let k = 2; k < 8; k += 2)
    length += Math.abs(cubic[k]! - cubic[k - 2]!) + Math.abs(cubic[k + 1]! - cubic[k - 1]!);
  return length;
}

function pointAt(cubic: readonly number[], t: number): [number, number] {
  const s = 1 - t;
  const weights = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  const along = (k: number) => weights.reduce((sum, weight, i) => sum + weight * cubic[2 * i + k]!, 0);
  return [along(0), along(1)];
}

function dot(on: Uint8Array, width: number, height: number, [x, y]: [number, number], radius: number): void {
  for (let r = Math.max(0, Math.ceil(y - radius)); r <= Math.min(height - 1, y + radius); r++) {
    const half = Math.sqrt(Math.max(0, radius * radius - (r - y) * (r - y)));
    const [from, to] = [Math.max(0, Math.ceil(x - half)), Math.min(width - 1, Math.floor(x + half))];
    if (from <= to) on.fill(1, r * width + from, r * width + to + 1);
  }
}
