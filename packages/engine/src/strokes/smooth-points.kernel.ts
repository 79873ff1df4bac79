import { expMinus } from "../kernels/shared/exp-minus.kernel";
import { at, put } from "../kernels/shared/f64-list.kernel";
import { rounded } from "../kernels/shared/rounded.kernel";

/** Wider Gaussians than this are three boxes in a row, which look the same and cost the same at any width. */
const widestSum = 3;
/** Each level of `evenOut` smooths so many times more than the one before. */
const ratio = 1.8;
const levels = 5;
/** A point that is pulled too far holds those within so many sigmas. */
const held = 1.5;

/** Sums with the weights of a Gaussian, from values that have `reach` more at both ends; room for the weights follows them. */
function sumUp(wide: usize, count: i32, reach: i32, sigma: f64, out: usize): void {
  const weights = wide + (<usize>(count + 2 * reach) << 3);
  let sum: f64 = 0;
  for (let k = 0; k <= reach; k++) {
    const weight = expMinus(<f64>(k * k) / (2 * sigma * sigma));
    put(weights, k, weight);
    sum += k === 0 ? weight : 2 * weight;
  }
  for (let i = 0; i < count; i++) {
    let value = at(weights, 0) * at(wide, i + reach);
    for (let k = 1; k <= reach; k++) value += at(weights, k) * (at(wide, i + reach - k) + at(wide, i + reach + k));
    put(out, i, value / sum);
  }
}

/** A line's values with `reach` more at both ends. */
function extend(values: usize, count: i32, reach: i32, closed: boolean, wide: usize): void {
  memory.copy(wide + (<usize>reach << 3), values, <usize>count << 3);
  for (let k = 1; k <= reach; k++) {
    put(wide, reach - k, closed ? at(values, count - k) : 2 * at(values, 0) - at(values, k));
    const after = closed ? at(values, k - 1) : 2 * at(values, count - 1) - at(values, count - 1 - k);
    put(wide, reach + count - 1 + k, after);
  }
}

/** The first `count` values become means over themselves and the 2 `reach` that follow. */
function box(values: usize, count: i32, reach: i32): void {
  let sum: f64 = 0;
  for (let k = 0; k < 2 * reach; k++) sum += at(values, k);
  for (let i = 0; i < count; i++) {
    sum += at(values, i + 2 * reach);
    const own = at(values, i);
    put(values, i, sum / <f64>(2 * reach + 1));
    sum -= own;
  }
}

/**
 * Values (f64) smoothed along a line with a Gaussian of `sigma` steps; beyond open ends they go on point-symmetrically. `out` may be
 * the values themselves; `room`: for three times as many, and sixteen.
 */
export function smoothValues(values: usize, count: i32, sigma: f64, closed: boolean, room: usize, out: usize): void {
  const farthest = closed ? (count - 1) / 2 : count - 1;
  if (sigma <= widestSum) {
    const reach = min(<i32>ceil<f64>(3 * sigma), farthest);
    extend(values, count, reach, closed, room);
    sumUp(room, count, reach, sigma, out);
    return;
  }
  // three boxes of 2k + 1 have the variance k (k + 1)
  const half = rounded((sqrt<f64>(4 * sigma * sigma + 1) - 1) / 2);
  const reach = min(half, farthest / 3);
  extend(values, count, 3 * reach, closed, room);
  for (let pass = 2; pass >= 0; pass--) box(room, count + 2 * pass * reach, reach);
  memory.copy(out, room, <usize>count << 3);
}

/** Smooths all rows and then all columns of a plane (f64), in place. `room`: for four times as many values as the longest has, and sixteen. */
export function smoothPlane(plane: usize, width: i32, height: i32, sigma: f64, room: usize): void {
  const wide = room + (<usize>max(width, height) << 3);
  for (let y = 0; y < height; y++) {
    const row = plane + (<usize>(y * width) << 3);
    smoothValues(row, width, sigma, false, wide, row);
  }
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) put(room, y, at(plane, y * width + x));
    smoothValues(room, height, sigma, false, wide, room);
    for (let y = 0; y < height; y++) put(plane, y * width + x, at(room, y));
  }
}

/** Smooths values, then gives back what that took from their bends (Tukey 1977). `room`: for four times as many, and sixteen. */
export function smoothTwice(values: usize, count: i32, sigma: f64, closed: boolean, room: usize, out: usize): void {
  const rest = room;
  const wide = room + (<usize>count << 3);
  smoothValues(values, count, sigma, closed, wide, out);
  for (let i = 0; i < count; i++) put(rest, i, at(values, i) - at(out, i));
  smoothValues(rest, count, sigma, closed, wide, rest);
  for (let i = 0; i < count; i++) put(out, i, at(out, i) + at(rest, i));
}

/** 1 (u8) for every point that has a mark within `reach` points. */
function spread(marks: usize, count: i32, reach: i32, closed: boolean, out: usize): void {
  memory.fill(out, 0, count);
  // once forwards and once backwards, counting on from the last mark; loops go around twice
  for (let pass = 0; pass < 2; pass++) {
    let left = -1;
    for (let k = closed ? -count : 0; k < count; k++) {
      const i = (k + count) % count;
      const place = <usize>(pass === 0 ? i : count - 1 - i);
      left = load<u8>(marks + place) ? reach : left - 1;
      if (left >= 0) store<u8>(out + place, 1);
    }
  }
}

/** A number between two levels of a list of them, one after the other. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function between(tries: usize, count: i32, lower: i32, upper: i32, i: i32, t: f64): f64 {
  const low = at(tries, lower * count + i);
  return low + (at(tries, upper * count + i) - low) * t;
}

/**
 * Draws a line (f64 each, eight points or more) as calmly as `evenOut` says, in place. `room`: for seventeen times as many numbers,
 * and sixteen.
 */
export function evenOut(x: usize, y: usize, count: i32, narrowest: f64, leash: f64, closed: boolean, room: usize): void {
  const bytes = <usize>count << 3;
  const xs = room;
  const ys = room + levels * bytes;
  const depth = ys + levels * bytes;
  // marks are bytes
  const far = depth + bytes;
  const near = far + <usize>count;
  const isOpen = near + <usize>count;
  const rest = depth + 2 * bytes;
  const longest = <f64>count / (closed ? 6 : 3);
  let tries = 0;
  for (let sigma = narrowest; tries < levels && sigma <= longest; sigma *= ratio) {
    smoothTwice(x, count, sigma, closed, rest, xs + <usize>tries * bytes);
    smoothTwice(y, count, sigma, closed, rest, ys + <usize>tries * bytes);
    tries++;
  }
  // how many levels each point can go without being pulled too far, here or near by
  memory.fill(depth, 0, bytes);
  memory.fill(isOpen, 1, count);
  let sigma = narrowest * ratio;
  for (let level = 1; level < tries; level++) {
    for (let i = 0; i < count; i++) {
      const dx = at(xs, level * count + i) - at(xs, i);
      const dy = at(ys, level * count + i) - at(ys, i);
      store<u8>(far + <usize>i, dx * dx + dy * dy > leash * leash ? 1 : 0);
    }
    spread(far, count, rounded(held * sigma), closed, near);
    for (let i = 0; i < count; i++) {
      if (load<u8>(near + <usize>i)) store<u8>(isOpen + <usize>i, 0);
      if (load<u8>(isOpen + <usize>i)) put(depth, i, <f64>level);
    }
    sigma *= ratio;
  }
  smoothValues(depth, count, min<f64>(3 * narrowest, <f64>count / 4), closed, rest, depth);
  for (let i = 0; i < count; i++) {
    const deep = max<f64>(0, min<f64>(<f64>(tries - 1), at(depth, i)));
    const lower = <i32>floor<f64>(deep);
    const upper = min(tries - 1, lower + 1);
    const t = deep - <f64>lower;
    put(x, i, between(xs, count, lower, upper, i, t));
    put(y, i, between(ys, count, lower, upper, i, t));
  }
}
