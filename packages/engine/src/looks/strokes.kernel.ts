// Brush strokes in layers (Hertzmann 1998): where the canvas differs from the picture, a stroke of the picture's color follows the
// flow, with bristles, and thickness that light can fall on.

import { storePixel } from "./pixels.kernel";

let state: u32 = 1;

/** The next number of the generator (mulberry32), 0 to 1. */
// @ts-ignore: decorator
@inline
function chance(): f32 {
  state += 0x6d2b79f5;
  let t = (state ^ (state >> 15)) * (state | 1);
  t ^= t + (t ^ (t >> 7)) * (t | 61);
  return <f32>((t ^ (t >> 14)) >> 8) / <f32>16777216;
}

const maxPoints = 24;

/** What does not change from stroke to stroke. */
let canvas: usize = 0;
let heights: usize = 0;
let wide: i32 = 0;
let high: i32 = 0;
let brush: usize = 0;
let bristles: usize = 0;
let points: usize = 0;
let near: usize = 0;
let maxBox: i32 = 0;

// @ts-ignore: decorator
@inline
function word(i: usize): f32 {
  return load<f32>(brush + (i << 2));
}

/**
 * One layer of strokes. `settings`, f32: 0 radius, 1 error from which there is a stroke, 2 and 3 fewest and most steps of a radius,
 * 4 how readily it turns, 5 jitter of lightness, 6 of hue, 7 bristles, 8 opacity, 9 dryness, 10 distance between strokes in radii,
 * 11 straight, 12 flat ends, 13 share of complements, 14 jitter of saturation, 15 radius at faces, 16 thickness, 17 at faces only,
 * 18 jitter of direction, 19 ridges at the sides.
 * @param texture bristles, 256 across and 64 along, f32, -1 to 1
 * @param starts room for a start (i32) a cell
 * @param room for points, then three f32 a pixel of the largest box
 */
export function paintStrokes(
  picture: usize,
  flow: usize,
  protect: usize,
  onto: usize,
  thickness: usize,
  width: i32,
  height: i32,
  settings: usize,
  texture: usize,
  starts: usize,
  room: usize,
  boxPixels: i32,
  seed: i32,
): i32 {
  canvas = onto;
  heights = thickness;
  wide = width;
  high = height;
  brush = settings;
  bristles = texture;
  points = room;
  near = room + 512;
  maxBox = boxPixels;
  state = <u32>seed;
  const step = max<f32>(2, word(0) * word(10));
  const columns = <i32>(<f32>width / step) + 1;
  const rows = <i32>(<f32>height / step) + 1;
  let count = 0;
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++) {
      const start = startIn(picture, protect, <f32>c * step, <f32>r * step, step);
      if (start < 0) continue;
      store<i32>(starts + (<usize>count << 2), start);
      count++;
    }
  for (let i = count - 1; i > 0; i--) {
    const k = min<i32>(i, <i32>(chance() * <f32>(i + 1)));
    const other = load<i32>(starts + (<usize>k << 2));
    store<i32>(starts + (<usize>k << 2), load<i32>(starts + (<usize>i << 2)));
    store<i32>(starts + (<usize>i << 2), other);
  }
  for (let i = 0; i < count; i++) stroke(picture, flow, protect, load<i32>(starts + (<usize>i << 2)));
  return count;
}

/** Where in a cell a stroke begins: where the error is greatest; -1 where it is small. */
function startIn(picture: usize, protect: usize, left: f32, top: f32, step: f32): i32 {
  const x0 = max<i32>(0, <i32>left);
  const y0 = max<i32>(0, <i32>top);
  const x1 = min<i32>(wide, <i32>(left + step) + 1);
  const y1 = min<i32>(high, <i32>(top + step) + 1);
  if (x0 >= x1 || y0 >= y1) return -1;
  const jx = min<i32>(x1 - 1, x0 + <i32>(chance() * <f32>(x1 - x0)));
  const jy = min<i32>(y1 - 1, y0 + <i32>(chance() * <f32>(y1 - y0)));
  const own = jy * wide + jx;
  const kept = load<f32>(protect + (<usize>own << 2));
  if (word(17) > 0 && kept < 0.25) return -1;
  if (word(1) <= 0) return own;
  const by = max<i32>(1, <i32>(step / 5));
  let sum: f32 = 0;
  let n = 0;
  let worst: f32 = -1;
  let at = own;
  for (let y = y0; y < y1; y += by)
    for (let x = x0; x < x1; x += by) {
      const i = y * wide + x;
      const error = apart(v128.load(picture + (<usize>i << 4)), v128.load(canvas + (<usize>i << 4)));
      sum += error;
      n++;
      if (error > worst) {
        worst = error;
        at = i;
      }
    }
  return sum < word(1) * (<f32>1 - <f32>0.6 * kept) * <f32>n ? -1 : at;
}

// @ts-ignore: decorator
@inline
function apart(a: v128, b: v128): f32 {
  const d = f32x4.abs(f32x4.sub(a, b));
  return f32x4.extract_lane(d, 0) + f32x4.extract_lane(d, 1) + f32x4.extract_lane(d, 2);
}

function stroke(picture: usize, flow: usize, protect: usize, start: i32): void {
  const kept = load<f32>(protect + (<usize>start << 2));
  const radius = word(0) + (min<f32>(word(15), word(0)) - word(0)) * kept;
  const color = v128.load(picture + (<usize>start << 4));
  let x = <f32>(start % wide) + <f32>0.5;
  let y = <f32>(start / wide) + <f32>0.5;
  store<f32>(points, x);
  store<f32>(points, y, 4);
  let count = 1;
  let dx: f32 = 0;
  let dy: f32 = 0;
  const longest = min<f32>(<f32>maxPoints, word(3) * (<f32>0.6 + <f32>0.8 * chance()));
  const turned = (chance() - <f32>0.5) * word(18) * (<f32>1 - kept);
  const back = chance() < 0.5;
  for (let k = 1; <f32>k <= longest; k++) {
    const xi = min<i32>(wide - 1, <i32>x);
    const yi = min<i32>(high - 1, <i32>y);
    const at = <usize>(yi * wide + xi) << 4;
    const there = v128.load(picture + at);
    const off = apart(there, color);
    if (<f32>k > word(2) && (off > 0.3 || apart(there, v128.load(canvas + at)) < off)) break;
    let tx = load<f32>(flow + at);
    let ty = load<f32>(flow + at, 4);
    if (k === 1) {
      if (back) {
        tx = -tx;
        ty = -ty;
      }
      const c = tx - ty * turned;
      ty = ty + tx * turned;
      tx = c;
    } else {
      if (word(11) > 0) {
        tx = dx;
        ty = dy;
      } else {
        if (dx * tx + dy * ty < 0) {
          tx = -tx;
          ty = -ty;
        }
        // where nothing says where shapes run, strokes go on as they went
        const turn = word(4) * min<f32>(1, <f32>0.25 + load<f32>(flow + at, 8));
        tx = turn * tx + (<f32>1 - turn) * dx;
        ty = turn * ty + (<f32>1 - turn) * dy;
      }
    }
    const length = sqrt<f32>(tx * tx + ty * ty);
    if (length < 1e-4) break;
    dx = tx / length;
    dy = ty / length;
    x += radius * dx;
    y += radius * dy;
    if (x < 0 || y < 0 || x >= <f32>wide || y >= <f32>high) break;
    store<f32>(points + (<usize>count << 3), x);
    store<f32>(points + (<usize>count << 3), y, 4);
    count++;
  }
  layDown(count, radius, varied(color, kept));
}

/** A color a little off, as paint from a palette is. */
function varied(color: v128, kept: f32): v128 {
  const gray = f32x4.splat(f32x4.extract_lane(color, 3));
  let off = f32x4.sub(color, gray);
  const free = <f32>1 - <f32>0.7 * kept;
  if (word(13) > 0 && chance() < word(13) * free) off = f32x4.mul(off, f32x4.splat(-0.75));
  const by = <f32>1 + (chance() - <f32>0.4) * word(14) * free;
  off = f32x4.mul(off, f32x4.splat(by));
  // a small turn around the gray axis
  const t = (chance() - <f32>0.5) * word(6) * free;
  const r = f32x4.extract_lane(off, 0);
  const g = f32x4.extract_lane(off, 1);
  const b = f32x4.extract_lane(off, 2);
  // what has little color gets a trace of one, else grays stay gray in every medium
  const trace = word(6) * <f32>0.12 * free;
  const w = (chance() - <f32>0.5) * trace;
  off = f32x4(r + (b - g) * t + w, g + (r - b) * t, b + (g - r) * t - w, 0);
  const lighter = (chance() - <f32>0.5) * word(5) * free;
  return f32x4.add(f32x4.add(gray, off), f32x4.splat(lighter));
}

/** Paints along the points: first how far each pixel is from them and where along, then the paint. */
function layDown(count: i32, radius: f32, color: v128): void {
  let x0: f32 = 1e9;
  let y0: f32 = 1e9;
  let x1: f32 = -1e9;
  let y1: f32 = -1e9;
  for (let k = 0; k < count; k++) {
    const x = load<f32>(points + (<usize>k << 3));
    const y = load<f32>(points + (<usize>k << 3), 4);
    x0 = min<f32>(x0, x);
    y0 = min<f32>(y0, y);
    x1 = max<f32>(x1, x);
    y1 = max<f32>(y1, y);
  }
  const left = max<i32>(0, <i32>(x0 - radius - 1));
  const top = max<i32>(0, <i32>(y0 - radius - 1));
  const right = min<i32>(wide, <i32>(x1 + radius + 2));
  const bottom = min<i32>(high, <i32>(y1 + radius + 2));
  const across = right - left;
  const size = across * (bottom - top);
  if (size <= 0 || size > maxBox) return;
  const sides = near + (<usize>size << 2);
  const alongs = sides + (<usize>size << 2);
  for (let i: usize = 0; i < <usize>size; i++) store<f32>(near + (i << 2), 1e9);
  let total: f32 = 0;
  const flat = word(12) > 0;
  const segments = count > 1 ? count - 1 : 1;
  for (let k = 0; k < segments; k++) {
    const ax = load<f32>(points + (<usize>k << 3));
    const ay = load<f32>(points + (<usize>k << 3), 4);
    const bx = count > 1 ? load<f32>(points + (<usize>(k + 1) << 3)) - ax : <f32>0.01;
    const by = count > 1 ? load<f32>(points + (<usize>(k + 1) << 3), 4) - ay : 0;
    const length = max<f32>(1e-3, sqrt<f32>(bx * bx + by * by));
    const ux = bx / length;
    const uy = by / length;
    const xFrom = max<i32>(left, <i32>(min<f32>(ax, ax + bx) - radius - 1));
    const xTo = min<i32>(right, <i32>(max<f32>(ax, ax + bx) + radius + 2));
    const yFrom = max<i32>(top, <i32>(min<f32>(ay, ay + by) - radius - 1));
    const yTo = min<i32>(bottom, <i32>(max<f32>(ay, ay + by) + radius + 2));
    for (let y = yFrom; y < yTo; y++)
      for (let x = xFrom; x < xTo; x++) {
        const px = <f32>x + <f32>0.5 - ax;
        const py = <f32>y + <f32>0.5 - ay;
        const t = px * ux + py * uy;
        const side = px * uy - py * ux;
        if (flat && ((k === 0 && t < -radius * <f32>0.35) || (k === segments - 1 && t > length + radius * <f32>0.35))) continue;
        const free = flat && (k === 0 || k === segments - 1);
        const beyond: f32 = free ? 0 : t - min<f32>(max<f32>(t, 0), length);
        const d = side * side + beyond * beyond;
        const at = <usize>((y - top) * across + x - left) << 2;
        if (d < load<f32>(near + at)) {
          store<f32>(near + at, d);
          store<f32>(sides + at, side);
          store<f32>(alongs + at, total + t);
        }
      }
    total += length;
  }
  const reach = (radius + 1) * (radius + 1);
  const bristle = word(7);
  const opacity = word(8);
  const dry = word(9);
  const thick = word(16);
  const ridge = word(19);
  const offset = <i32>(chance() * 65536);
  const tall = offset >> 8;
  const perBristle = min<f32>(40, radius * <f32>2.2) / radius;
  const perLength = <f32>1 / max<f32>(1, radius * <f32>0.45);
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const at = <usize>((y - top) * across + x - left) << 2;
      const d = load<f32>(near + at);
      if (d > reach) continue;
      const far = sqrt<f32>(d);
      const along = load<f32>(alongs + at);
      const u = <i32>((load<f32>(sides + at) + radius) * perBristle) + offset;
      const v = <i32>((along + radius) * perLength) + tall;
      const own = load<f32>(bristles + (<usize>((v & 63) * 256 + (u & 255)) << 2));
      // ends are ragged where bristles are
      let a = min<f32>(1, max<f32>(0, radius - far + <f32>0.5));
      if (flat) {
        const rag = radius * (<f32>0.1 + <f32>0.22 * own);
        a = min<f32>(a, min<f32>(1, max<f32>(0, along + rag + <f32>0.5)));
        a = min<f32>(a, min<f32>(1, max<f32>(0, total - along + rag + <f32>0.5)));
      }
      a *= opacity;
      if (dry > 0) {
        const gone = (along / (total + radius)) * dry * <f32>1.3 - dry * <f32>0.35;
        a *= min<f32>(1, max<f32>(<f32>0.04, (own * <f32>0.5 + <f32>0.5 - gone) * 5 + <f32>0.5));
      }
      if (a <= 0) continue;
      const i = <usize>(y * wide + x);
      const k = own * bristle;
      const toned = f32x4.mul(color, f32x4(<f32>1 + k, <f32>1 + k * <f32>0.94, <f32>1 + k * <f32>0.8, 1));
      const old = v128.load(canvas + (i << 4));
      storePixel(canvas + (i << 4), f32x4.add(old, f32x4.mul(f32x4.sub(toned, old), f32x4.splat(a))));
      if (heights) {
        const rim = far / radius;
        const rise = rim > 0.7 ? (rim - <f32>0.7) * ridge * 3 : 0;
        const h = load<f32>(heights + (i << 2));
        const target = thick * (<f32>0.55 + own * <f32>0.4 + rise) * (<f32>1 - <f32>0.5 * rim * rim) + h * <f32>0.25;
        store<f32>(heights + (i << 2), h + (target - h) * a);
      }
    }
}

/** Thick paint on a face is lit no steeper than this: ridges would be read as wrinkles. Looked at: at 0.5 they are, 0.2 is flat. */
const maxFaceRelief: f32 = 0.3;
/** So much of a face's field counts in full, so that the forehead and the chin, where it fades, are kept as well. */
const faceRimShare: f32 = 1.6;

/** Light from the upper left falls on paint as thick as `thickness` says. `gloss`: how bright ridges shine. */
export function lightPixels(pixels: usize, thickness: usize, width: i32, height: i32, amount: f32, gloss: f32, protect: usize): void {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const gx = (heightAt(thickness, x + 1, y, width, height) - heightAt(thickness, x - 1, y, width, height)) * 2 +
        heightAt(thickness, x + 1, y - 1, width, height) - heightAt(thickness, x - 1, y - 1, width, height) +
        heightAt(thickness, x + 1, y + 1, width, height) - heightAt(thickness, x - 1, y + 1, width, height);
      const gy = (heightAt(thickness, x, y + 1, width, height) - heightAt(thickness, x, y - 1, width, height)) * 2 +
        heightAt(thickness, x - 1, y + 1, width, height) - heightAt(thickness, x - 1, y - 1, width, height) +
        heightAt(thickness, x + 1, y + 1, width, height) - heightAt(thickness, x + 1, y - 1, width, height);
      const face = min<f32>(1, load<f32>(protect + (<usize>i << 2)) * faceRimShare);
      const own = min<f32>(amount * (<f32>1 - <f32>0.3 * face), amount + (maxFaceRelief - amount) * face);
      const nx = -gx * own * <f32>0.25;
      const ny = -gy * own * <f32>0.25;
      const n = <f32>1 / sqrt<f32>(nx * nx + ny * ny + 1);
      // the light stands at (-0.5, -0.6, 0.62)
      const lit = (<f32>0.62 - <f32>0.5 * nx - <f32>0.6 * ny) * n;
      const bright = <f32>0.62 + (lit - <f32>0.62) * <f32>1.1;
      const c = v128.load(pixels + (<usize>i << 4));
      const shine = max<f32>(0, lit - <f32>0.82) * gloss;
      const by = min<f32>(<f32>1.4, max<f32>(<f32>0.5, bright / <f32>0.62));
      storePixel(pixels + (<usize>i << 4), f32x4.add(f32x4.mul(c, f32x4.splat(by)), f32x4.splat(shine)));
    }
}

// @ts-ignore: decorator
@inline
function heightAt(field: usize, x: i32, y: i32, width: i32, height: i32): f32 {
  const cx = x < 0 ? 0 : x >= width ? width - 1 : x;
  const cy = y < 0 ? 0 : y >= height ? height - 1 : y;
  return load<f32>(field + (<usize>(cy * width + cx) << 2));
}
