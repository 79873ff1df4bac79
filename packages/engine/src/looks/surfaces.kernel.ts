// What pictures are made on and printed with: noise, paper, washes, halftones, walls.

import { storePixel } from "./pixels.kernel";

// @ts-ignore: decorator
@inline
function lattice(x: i32, y: i32, seed: u32): f32 {
  let h = (<u32>x * 0x9e3779b1) ^ (<u32>y * 0x85ebca6b) ^ (seed * 0xc2b2ae35);
  h = (h ^ (h >> 15)) * 0x2c1b3c6d;
  h = (h ^ (h >> 12)) * 0x297a2d39;
  h ^= h >> 15;
  return <f32>(h >> 8) / <f32>8388608 - 1;
}

/** Smooth noise of so many pixels a cell, -1 to 1, times `amount`, added to a field. */
export function addNoise(field: usize, width: i32, height: i32, cell: f32, seed: i32, amount: f32): void {
  const own = <u32>seed;
  for (let y = 0; y < height; y++) {
    const fy = <f32>y / cell;
    const iy = <i32>fy;
    const ty = fy - <f32>iy;
    const sy = ty * ty * (<f32>3 - <f32>2 * ty);
    let last = -1;
    let low: f32 = 0;
    let step: f32 = 0;
    for (let x = 0; x < width; x++) {
      const fx = <f32>x / cell;
      const ix = <i32>fx;
      if (ix !== last) {
        last = ix;
        const a = lattice(ix, iy, own);
        const b = lattice(ix + 1, iy, own);
        low = a + (lattice(ix, iy + 1, own) - a) * sy;
        step = b + (lattice(ix + 1, iy + 1, own) - b) * sy - low;
      }
      const tx = fx - <f32>ix;
      const at = field + (<usize>(y * width + x) << 2);
      store<f32>(at, load<f32>(at) + (low + step * tx * tx * (<f32>3 - <f32>2 * tx)) * amount);
    }
  }
}

/** Woven canvas: threads over and under each other, added to a field. */
export function addWeave(field: usize, width: i32, height: i32, thread: f32, amount: f32): void {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const u = <f32>x / thread;
      const v = <f32>y / thread;
      const over = ((<i32>u + <i32>v) & 1) === 0;
      const fu = u - floor<f32>(u) - <f32>0.5;
      const fv = v - floor<f32>(v) - <f32>0.5;
      const across = over ? fu : fv;
      const at = field + (<usize>(y * width + x) << 2);
      store<f32>(at, load<f32>(at) + amount * (<f32>0.5 - across * across * 4) * (<f32>1 - load<f32>(at)));
    }
}

/** Each pixel is taken from where two fields point, times `amount` pixels. */
export function warpPixels(pixels: usize, across: usize, down: usize, amount: f32, width: i32, height: i32, protect: usize, out: usize): void {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = <usize>(y * width + x);
      const own = amount * (<f32>1 - <f32>0.8 * load<f32>(protect + (i << 2)));
      const fx = min<f32>(max<f32>(<f32>x + load<f32>(across + (i << 2)) * own, 0), <f32>(width - 1));
      const fy = min<f32>(max<f32>(<f32>y + load<f32>(down + (i << 2)) * own, 0), <f32>(height - 1));
      const ix = <i32>fx;
      const iy = <i32>fy;
      const jx = ix < width - 1 ? ix + 1 : ix;
      const jy = iy < height - 1 ? iy + 1 : iy;
      const tx = f32x4.splat(fx - <f32>ix);
      const ty = f32x4.splat(fy - <f32>iy);
      const a = v128.load(pixels + (<usize>(iy * width + ix) << 4));
      const b = v128.load(pixels + (<usize>(iy * width + jx) << 4));
      const c = v128.load(pixels + (<usize>(jy * width + ix) << 4));
      const d = v128.load(pixels + (<usize>(jy * width + jx) << 4));
      const top = f32x4.add(a, f32x4.mul(f32x4.sub(b, a), tx));
      const bottom = f32x4.add(c, f32x4.mul(f32x4.sub(d, c), tx));
      v128.store(out + (i << 4), f32x4.add(top, f32x4.mul(f32x4.sub(bottom, top), ty)));
    }
}

/**
 * Washes on paper (Bousseau 2006: more pigment darkens a color by c - c²). `fine` and `broad`: the washes blurred; `grain`, `pools`:
 * fields of paper and of water. `settings`, f32: dark edges, grain, pools, width of the bare margin (pixels), share of bare paper.
 */
export function washPixels(
  pixels: usize,
  fine: usize,
  broad: usize,
  grain: usize,
  pools: usize,
  width: i32,
  height: i32,
  settings: usize,
): void {
  const edges = load<f32>(settings);
  const grains = load<f32>(settings, 4);
  const pooled = load<f32>(settings, 8);
  const margin = load<f32>(settings, 12);
  const bare = load<f32>(settings, 16);
  const paper = f32x4(0.985, 0.975, 0.95, 0);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = <usize>(y * width + x);
      const c = v128.load(pixels + (i << 4));
      const l = load<f32>(fine + (i << 4), 12);
      const around = load<f32>(broad + (i << 4), 12);
      const own = load<f32>(grain + (i << 2));
      const pool = load<f32>(pools + (i << 2));
      // pigment gathers inside the border of a darker wash, and is missing outside it
      const inner = min<f32>(<f32>0.16, max<f32>(<f32>-0.06, around - l));
      const density = <f32>1 + edges * inner + pooled * pool + grains * own * (<f32>1.25 - l);
      const more = f32x4.splat(density - 1);
      let made = f32x4.sub(c, f32x4.mul(f32x4.mul(c, f32x4.sub(f32x4.splat(1), c)), more));
      // the lightest places are left to the paper, and so is a ragged margin
      let wet: f32 = 1;
      if (bare > 0) {
        const light = (l + pool * <f32>0.05 - (<f32>1 - bare)) * 9;
        wet -= min<f32>(1, max<f32>(0, light)) * <f32>0.85;
      }
      if (margin > 0) {
        const rim = <f32>min<i32>(min<i32>(x, width - 1 - x), min<i32>(y, height - 1 - y)) / margin;
        const wash = (rim + pool * <f32>0.9 + own * <f32>0.12 - <f32>0.8) * 5;
        wet *= min<f32>(1, max<f32>(0, wash));
      }
      const tooth = paper;
      made = f32x4.add(tooth, f32x4.mul(f32x4.sub(made, tooth), f32x4.splat(wet)));
      storePixel(pixels + (i << 4), f32x4.mul(made, f32x4.splat(<f32>1 + own * <f32>0.018)));
    }
}

/**
 * Six colors by lightness. `cuts`: five lightnesses between them; `warm` and `cool`: six colors (four f32) each, for warm and cool
 * places; `soft`: how far colors run into each other; `cell`: pixels of a halftone's cell, 0 for none; `jitter` moves cuts by a field.
 */
export function rampPixels(
  pixels: usize,
  width: i32,
  height: i32,
  cuts: usize,
  warm: usize,
  cool: usize,
  soft: f32,
  cell: f32,
  field: usize,
  jitter: f32,
  keep: f32,
): void {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = <usize>(y * width + x);
      const c = v128.load(pixels + (i << 4));
      const moved = field ? load<f32>(field + (i << 2)) * jitter : 0;
      const l = f32x4.extract_lane(c, 3) + moved;
      const cold = f32x4.extract_lane(c, 1) * <f32>0.5 + f32x4.extract_lane(c, 2) * <f32>0.6 - f32x4.extract_lane(c, 0) * <f32>1.04;
      const ramp = cold + moved > 0 ? cool : warm;
      let made = v128.load(ramp);
      for (let k: usize = 0; k < 5; k++) {
        const cut = load<f32>(cuts + (k << 2));
        let share = min<f32>(1, max<f32>(0, (l - cut) / max<f32>(soft, 1e-4) + <f32>0.5));
        if (cell > 0) {
          // dots of the next color grow below its cut
          const lower = k > 0 ? load<f32>(cuts + ((k - 1) << 2)) : 0;
          const t = (l - lower) / max<f32>(cut - lower, 1e-3);
          if (t > <f32>0.35 && t < 1) {
            const u = (<f32>x * <f32>0.8 + <f32>y * <f32>0.6) / cell;
            const v = (<f32>y * <f32>0.8 - <f32>x * <f32>0.6) / cell;
            const du = u - nearest<f32>(u);
            const dv = v - nearest<f32>(v);
            const size = (t - <f32>0.35) * <f32>0.72;
            share = max<f32>(share, min<f32>(1, max<f32>(0, (size - sqrt<f32>(du * du + dv * dv)) * cell + <f32>0.5)));
          }
        }
        made = f32x4.add(made, f32x4.mul(f32x4.sub(v128.load(ramp + ((k + 1) << 4)), made), f32x4.splat(share)));
      }
      storePixel(pixels + (i << 4), f32x4.add(made, f32x4.mul(f32x4.sub(c, made), f32x4.splat(keep))));
    }
}

/** Courses of bricks: 1 on their faces, less in the joints; added to a field. */
export function addBricks(field: usize, width: i32, height: i32, course: f32, amount: f32): void {
  for (let y = 0; y < height; y++) {
    const v = <f32>y / course;
    const row = <i32>v;
    for (let x = 0; x < width; x++) {
      const u = <f32>x / (course * <f32>2.6) + ((row & 1) === 1 ? <f32>0.5 : 0);
      const du = (<f32>0.5 - abs<f32>(u - floor<f32>(u) - <f32>0.5)) * course * <f32>2.6;
      const dv = (<f32>0.5 - abs<f32>(v - <f32>row - <f32>0.5)) * course;
      const joint = max<f32>(0, 1 - min<f32>(du, dv) / (course * <f32>0.055));
      const at = field + (<usize>(y * width + x) << 2);
      store<f32>(at, load<f32>(at) + amount * (lattice(<i32>u, row, 77) * <f32>0.35 - joint));
    }
  }
}

/** Paint runs down: below each start (x, y, length, half width, f32) its color is drawn, ending in a drop. */
export function dripPixels(pixels: usize, width: i32, height: i32, drips: usize, count: i32): void {
  for (let k = 0; k < count; k++) {
    const at = drips + (<usize>k << 4);
    const x0 = load<f32>(at);
    const y0 = load<f32>(at, 4);
    const length = load<f32>(at, 8);
    const half = load<f32>(at, 12);
    const sx = min<i32>(width - 1, max<i32>(0, <i32>x0));
    const sy = min<i32>(height - 1, max<i32>(0, <i32>y0));
    const color = v128.load(pixels + (<usize>(sy * width + sx) << 4));
    for (let y = sy; y < min<i32>(height, <i32>(y0 + length + half * 2)); y++) {
      const t = (<f32>y - y0) / length;
      const drop = t > 1 ? <f32>1.25 - (t - 1) * length / (half * 2) : t > <f32>0.9 ? <f32>1.25 : <f32>0.8 - <f32>0.25 * t;
      const own = half * max<f32>(0, drop);
      for (let x = max<i32>(0, <i32>(x0 - own - 1)); x < min<i32>(width, <i32>(x0 + own + 2)); x++) {
        const a = min<f32>(1, max<f32>(0, own - abs<f32>(<f32>x - x0) + <f32>0.5)) * <f32>0.92;
        if (a <= 0) continue;
        const to = pixels + (<usize>(y * width + x) << 4);
        const old = v128.load(to);
        storePixel(to, f32x4.add(old, f32x4.mul(f32x4.sub(color, old), f32x4.splat(a))));
      }
    }
  }
}

/** Gives a field one value. */
export function fillField(field: usize, value: f32, count: i32): void {
  for (let i: usize = 0; i < <usize>count; i++) store<f32>(field + (i << 2), value);
}
