import { boxAcross, boxDown } from "./box-blur.ts";
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

/** From this share on a pixel takes the new color as it is; below the other it takes nothing. */
const [full, nothing] = [0.9995, 0.004];

/** Paints an area over what is there. */
export function fillArea(onto: Surface, area: Coverage, paint: Paint, opacity: number) {
  const { left, top, width, height, share, spans } = area;
  touch(onto, left, top, left + width, top + height);
  for (let row = 0; row < height; row++) {
    const [first, end] = [spans[row * 2]!, spans[row * 2 + 1]!];
    if (first >= end) continue;
    const run = {
      at: (top + row) * onto.width + left + first,
      from: row * width + first,
      count: end - first,
    };
    if (paint.plain) fillRun(onto.pixels, share, run, paint.plain, opacity);
    else if (paint.isOnePerRow) {
      paint.findColors(left, top + row, 1, found);
      const [k] = found;
      fillRun(onto.pixels, share, run, paint.ramp.subarray(k, k! + 4), opacity);
    } else {
      if (found.length < run.count) found = new Int32Array(run.count * 2);
      paint.findColors(left + first, top + row, run.count, found);
      fillGradientRun(onto.pixels, share, run, paint.ramp, opacity);
    }
  }
}

/** Where the colors of a row are in a ramp. */
let found = new Int32Array(2048);

/** Pixels of a row: the index of the first, where its share is, and how many there are. */
interface Run {
  readonly at: number;
  readonly from: number;
  readonly count: number;
}

function fillRun(
  pixels: Float32Array,
  share: Float32Array,
  { at, from, count }: Run,
  color: ArrayLike<number>,
  opacity: number,
) {
  const [red, green, blue] = [color[0]!, color[1]!, color[2]!];
  const opaque = opacity * color[3]!;
  for (let k = from, i = at * 4, last = from + count; k < last; k++, i += 4) {
    const inside = share[k]!;
    if (inside < nothing) continue;
    const alpha = inside * opaque;
    if (alpha > full) {
      pixels[i] = red;
      pixels[i + 1] = green;
      pixels[i + 2] = blue;
      pixels[i + 3] = 255;
      continue;
    }
    const rest = 1 - alpha;
    pixels[i] = pixels[i]! * rest + red * alpha;
    pixels[i + 1] = pixels[i + 1]! * rest + green * alpha;
    pixels[i + 2] = pixels[i + 2]! * rest + blue * alpha;
    pixels[i + 3] = pixels[i + 3]! * rest + 255 * alpha;
  }
}

/** As `fillRun`, each pixel in its own color of the ramp. Apart from it: most areas have one color, and that loop is the hottest. */
function fillGradientRun(
  pixels: Float32Array,
  share: Float32Array,
  { at, from, count }: Run,
  ramp: Float32Array,
  opacity: number,
) {
  for (let n = 0, i = at * 4; n < count; n++, i += 4) {
    const inside = share[from + n]!;
    if (inside < nothing) continue;
    const c = found[n]!;
    const alpha = inside * opacity * ramp[c + 3]!;
    const rest = 1 - alpha;
    pixels[i] = pixels[i]! * rest + ramp[c]! * alpha;
    pixels[i + 1] = pixels[i + 1]! * rest + ramp[c + 1]! * alpha;
    pixels[i + 2] = pixels[i + 2]! * rest + ramp[c + 2]! * alpha;
    pixels[i + 3] = pixels[i + 3]! * rest + 255 * alpha;
  }
}

/** Lays a layer over another, kept to an area where there is one, and leaves the layer empty. */
export function mergeLayer(onto: Surface, layer: Surface, opacity: number, area?: Float32Array) {
  const [left, top, right, bottom] = layer.dirty;
  if (right <= left || bottom <= top) return;
  touch(onto, left, top, right, bottom);
  const [to, from] = [onto.pixels, layer.pixels];
  for (let y = top; y < bottom; y++) {
    let at = y * onto.width + left;
    let i = at * 4;
    for (const last = i + (right - left) * 4; i < last; i += 4, at++) {
      const opaque = from[i + 3]!;
      if (opaque === 0) continue;
      const share = area ? opacity * area[at]! : opacity;
      const rest = 1 - (opaque / 255) * share;
      to[i] = to[i]! * rest + from[i]! * share;
      to[i + 1] = to[i + 1]! * rest + from[i + 1]! * share;
      to[i + 2] = to[i + 2]! * rest + from[i + 2]! * share;
      to[i + 3] = to[i + 3]! * rest + opaque * share;
      from[i] = 0;
      from[i + 1] = 0;
      from[i + 2] = 0;
      from[i + 3] = 0;
    }
  }
  layer.dirty = [layer.width, layer.height, 0, 0];
}

/** What a layer's edge cuts goes on behind it. */
const everywhere = [true, true] as const;

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
  const rows = { width: wide, height: high, channels: 4 };
  for (let pass = 0; pass < 3; pass++) {
    if (rx >= 1) {
      boxAcross(here, there, rows, rx, everywhere);
      [here, there] = [there, here];
    }
    if (ry >= 1) {
      boxDown(here, there, rows, ry, everywhere);
      [here, there] = [there, here];
    }
  }
  for (let y = 0; y < high; y++) layer.pixels.set(here.subarray(y * wide * 4, (y + 1) * wide * 4), at(y));
}
