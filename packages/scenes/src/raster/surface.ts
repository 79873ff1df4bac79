import type { Coverage } from "./coverage.ts";
import type { Paint } from "./paints.ts";

/** Pixels with the box of what was painted on them; colors are multiplied by their opacity. */
export interface Surface {
  width: number;
  height: number;
  /** Red, green, blue, opacity, each 0..255. */
  pixels: Float32Array;
  dirty: [left: number, top: number, right: number, bottom: number];
}

export const surface = (width: number, height: number): Surface => ({
  width,
  height,
  pixels: new Float32Array(width * height * 4),
  dirty: [width, height, 0, 0],
});

function touch({ dirty }: Surface, left: number, top: number, right: number, bottom: number) {
  if (left < dirty[0]) dirty[0] = left;
  if (top < dirty[1]) dirty[1] = top;
  if (right > dirty[2]) dirty[2] = right;
  if (bottom > dirty[3]) dirty[3] = bottom;
}

const color = new Float32Array(4);

/** From this share on a pixel takes the new color as it is. */
const full = 0.9995;

/** Paints an area over what is there. */
export function fillArea(onto: Surface, area: Coverage, paint: Paint, opacity: number) {
  const { pixels } = onto;
  const { left, top, width, height, share } = area;
  touch(onto, left, top, left + width, top + height);
  if (paint.plain) color.set(paint.plain);
  const perPixel = paint.at !== undefined && !paint.isOnePerRow;
  let [red = 0, green = 0, blue = 0, opaque = 1] = color;
  for (let row = 0; row < height; row++) {
    if (paint.isOnePerRow) {
      paint.at?.(left + 0.5, top + row + 0.5, color);
      [red = 0, green = 0, blue = 0, opaque = 1] = color;
    }
    let i = ((top + row) * onto.width + left) * 4;
    for (let column = 0, k = row * width; column < width; column++, k++, i += 4) {
      const inside = share[k] ?? 0;
      if (inside < 0.004) continue;
      if (perPixel) {
        paint.at?.(left + column + 0.5, top + row + 0.5, color);
        red = color[0] ?? 0;
        green = color[1] ?? 0;
        blue = color[2] ?? 0;
        opaque = color[3] ?? 1;
      }
      const alpha = inside * opacity * opaque;
      if (alpha > full) {
        pixels[i] = red;
        pixels[i + 1] = green;
        pixels[i + 2] = blue;
        pixels[i + 3] = 255;
        continue;
      }
      const rest = 1 - alpha;
      pixels[i] = (pixels[i] ?? 0) * rest + red * alpha;
      pixels[i + 1] = (pixels[i + 1] ?? 0) * rest + green * alpha;
      pixels[i + 2] = (pixels[i + 2] ?? 0) * rest + blue * alpha;
      pixels[i + 3] = (pixels[i + 3] ?? 0) * rest + 255 * alpha;
    }
  }
}

/** Lays a layer over another, kept to an area where there is one, and leaves the layer empty. */
export function mergeLayer(onto: Surface, layer: Surface, opacity: number, area?: Float32Array) {
  const [left, top, right, bottom] = layer.dirty;
  if (right <= left || bottom <= top) return;
  touch(onto, left, top, right, bottom);
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const at = y * onto.width + x;
      const i = at * 4;
      if (layer.pixels[i + 3] === 0) continue;
      const share = opacity * (area ? (area[at] ?? 0) : 1);
      const rest = 1 - ((layer.pixels[i + 3] ?? 0) / 255) * share;
      for (let c = 0; c < 4; c++) {
        onto.pixels[i + c] = (onto.pixels[i + c] ?? 0) * rest + (layer.pixels[i + c] ?? 0) * share;
        layer.pixels[i + c] = 0;
      }
    }
  layer.dirty = [layer.width, layer.height, 0, 0];
}

/** One pass of a box blur along rows or columns of four channels. */
function boxPass(
  from: Float32Array,
  to: Float32Array,
  lines: number,
  length: number,
  lineStep: number,
  step: number,
  radius: number,
) {
  const per = 1 / (2 * radius + 1);
  for (let line = 0; line < lines; line++)
    for (let c = 0; c < 4; c++) {
      const base = line * lineStep + c;
      const at = (i: number) => from[base + Math.min(length - 1, Math.max(0, i)) * step] ?? 0;
      let sum = 0;
      for (let i = -radius; i <= radius; i++) sum += at(i);
      for (let i = 0; i < length; i++) {
        to[base + i * step] = sum * per;
        sum += at(i + radius + 1) - at(i - radius);
      }
    }
}

/** Softens a layer: three boxes one after another are as good as a bell. */
export function blurLayer(layer: Surface, across: number, down: number) {
  const [rx, ry] = [Math.round(across), Math.round(down)];
  const [l, t, r, b] = layer.dirty;
  if (r <= l || b <= t || (rx < 1 && ry < 1)) return;
  const [left, top] = [Math.max(0, l - rx * 3), Math.max(0, t - ry * 3)];
  const [wide, high] = [Math.min(layer.width, r + rx * 3) - left, Math.min(layer.height, b + ry * 3) - top];
  layer.dirty = [left, top, left + wide, top + high];
  let here = new Float32Array(wide * high * 4);
  let there = new Float32Array(here.length);
  const at = (y: number) => ((top + y) * layer.width + left) * 4;
  for (let y = 0; y < high; y++) here.set(layer.pixels.subarray(at(y), at(y) + wide * 4), y * wide * 4);
  for (let pass = 0; pass < 3; pass++) {
    if (rx >= 1) {
      boxPass(here, there, high, wide, wide * 4, 4, rx);
      [here, there] = [there, here];
    }
    if (ry >= 1) {
      boxPass(here, there, wide, high, 4, wide * 4, ry);
      [here, there] = [there, here];
    }
  }
  for (let y = 0; y < high; y++) layer.pixels.set(here.subarray(y * wide * 4, (y + 1) * wide * 4), at(y));
}
