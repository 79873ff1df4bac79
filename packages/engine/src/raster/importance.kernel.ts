import { sumOfLanes } from "../kernels/shared/lanes.kernel";

// What rating importance takes.

/** Means (f32) of square cells of a plane (i16); cells at the right and lower edge may be smaller. `sums` (i32) is scratch. */
export function cellMeans(
  plane: usize, width: i32, height: i32, across: i32, down: i32, side: i32, sums: usize, out: usize,
): void {
  memory.fill(sums, 0, <usize>(across * down) << 2);
  for (let y = 0; y < height; y++) {
    let cell = sums + (<usize>((y / side) * across) << 2);
    for (let x = 0; x < width; cell += 4) {
      const end = min(width, x + side);
      let sum = 0;
      for (; x < end; x++) sum += load<i16>(plane + (<usize>(y * width + x) << 1));
      store<i32>(cell, load<i32>(cell) + sum);
    }
  }
  for (let r = 0; r < down; r++) {
    const tall = min(side, height - r * side);
    for (let c = 0; c < across; c++) {
      const at = <usize>(r * across + c) << 2;
      const pixelCount = tall * min(side, width - c * side);
      store<f32>(out + at, <f32>(<f64>load<i32>(sums + at) / <f64>pixelCount));
    }
  }
}

// @ts-expect-error: decorator
@inline
function pick(p: v128, q: v128, isMax: bool): v128 {
  // of numbers without negative zeros the quicker forms say the same
  return isMax ? f32x4.pmax(p, q) : f32x4.pmin(p, q);
}

/** The least or largest value (f32) within squares that reach `reach` cells to each side. */
export function extremes(
  values: usize, across: i32, down: i32, reach: i32, isMax: bool, between: usize, out: usize,
): void {
  for (let r = 0; r < down; r++) {
    const row = values + (<usize>(r * across) << 2);
    for (let c = 0; c < across; ) {
      const to = between + (<usize>(r * across + c) << 2);
      if (c >= reach && c + 4 + reach <= across) {
        let best = v128.load(row + (<usize>c << 2));
        for (let at = c - reach; at <= c + reach; at++) best = pick(best, v128.load(row + (<usize>at << 2)), isMax);
        v128.store(to, best);
        c += 4;
        continue;
      }
      let one = load<f32>(row + (<usize>c << 2));
      for (let at = max(0, c - reach); at <= min(across - 1, c + reach); at++) {
        const other = load<f32>(row + (<usize>at << 2));
        one = isMax ? max<f32>(one, other) : min<f32>(one, other);
      }
      store<f32>(to, one);
      c++;
    }
  }
  for (let r = 0; r < down; r++) {
    const first = max(0, r - reach);
    const last = min(down - 1, r + reach);
    for (let c = 0; c < across; ) {
      const to = out + (<usize>(r * across + c) << 2);
      if (c + 4 <= across) {
        let best = v128.load(between + (<usize>(first * across + c) << 2));
        for (let at = first + 1; at <= last; at++) {
          best = pick(best, v128.load(between + (<usize>(at * across + c) << 2)), isMax);
        }
        v128.store(to, best);
        c += 4;
        continue;
      }
      let one = load<f32>(between + (<usize>(first * across + c) << 2));
      for (let at = first + 1; at <= last; at++) {
        const other = load<f32>(between + (<usize>(at * across + c) << 2));
        one = isMax ? max<f32>(one, other) : min<f32>(one, other);
      }
      store<f32>(to, one);
      c++;
    }
  }
}

/** Adds to `out` (f32) the square of what each value stands over its opened or under its closed one (f32). */
export function addHats(values: usize, opened: usize, closed: usize, count: i32, out: usize): void {
  for (let i = 0; i < count; i++) {
    const at = <usize>i << 2;
    const value = <f64>load<f32>(values + at);
    const hat = max<f64>(value - <f64>load<f32>(opened + at), <f64>load<f32>(closed + at) - value);
    store<f32>(out + at, <f32>(<f64>load<f32>(out + at) + hat * hat));
  }
}

/** Moves a smooth plane (i16) towards the sharp one by shares (u8) of 255. */
export function keepSharp(smooth: usize, sharp: usize, shares: usize, count: i32): void {
  for (let i = 0; i < count; i++) {
    if (i + 8 <= count && load<u64>(shares + i) === 0) {
      i += 7;
      continue;
    }
    const share = <i32>load<u8>(shares + i);
    if (share === 0) continue;
    const at = <usize>i << 1;
    const own = <i32>load<i16>(smooth + at);
    const move = <f64>((<i32>load<i16>(sharp + at) - own) * share) / 255;
    store<i16>(smooth + at, own + <i32>Math.floor(move + 0.5));
  }
}

/** Adds up importance (u8) and pixels of every region: two f64 each, cleared first. */
export function weigh(labels: usize, importance: usize, size: i32, count: i32, out: usize): void {
  memory.fill(out, 0, <usize>count << 4);
  for (let i = 0; i < size; ) {
    const region = load<i32>(labels + (<usize>i << 2));
    const first = i;
    const end = min(size, i + 0x100000);
    let sum = <i32>load<u8>(importance + i++);
    // runs of one region, four pixels at once
    const own = i32x4.splat(region);
    let four = i32x4.splat(0);
    while (i + 4 <= end && i32x4.all_true(i32x4.eq(v128.load(labels + (<usize>i << 2)), own))) {
      const bytes = v128.load32_zero(importance + i);
      four = i32x4.add(four, i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(bytes)));
      i += 4;
    }
    for (; i < end && load<i32>(labels + (<usize>i << 2)) === region; i++) sum += <i32>load<u8>(importance + i);
    sum += sumOfLanes(four);
    const at = out + (<usize>region << 4);
    store<f64>(at, load<f64>(at) + <f64>sum);
    store<f64>(at, load<f64>(at, 8) + <f64>(i - first), 8);
  }
}

/** Adds to `out` (f32) the squared distance of each value (f32) from the mean of all. */
export function addSpread(values: usize, count: i32, out: usize): void {
  let sum: f64 = 0;
  for (let i = 0; i < count; i++) sum += <f64>load<f32>(values + (<usize>i << 2));
  const mean = sum / <f64>count;
  for (let i = 0; i < count; i++) {
    const at = <usize>i << 2;
    const away = <f64>load<f32>(values + at) - mean;
    store<f32>(out + at, <f32>(<f64>load<f32>(out + at) + away * away));
  }
}

/** Square roots of values (f32) as shares of the largest, or of `lowest` where that is more. */
export function rootShares(values: usize, count: i32, lowest: f64): void {
  let highest = lowest;
  for (let i = 0; i < count; i++) highest = max<f64>(highest, <f64>load<f32>(values + (<usize>i << 2)));
  for (let i = 0; i < count; i++) {
    const at = values + (<usize>i << 2);
    store<f32>(at, <f32>sqrt<f64>(<f64>load<f32>(at) / highest));
  }
}

/** Means (f32) of a line of cells `step` bytes apart over `reach` to each side, cut off at its ends. */
function blurLine(values: usize, out: usize, step: usize, length: i32, reach: i32): void {
  let sum: f64 = 0;
  let cells = 0;
  for (let at = -reach; at < length; at++) {
    if (at + reach < length) {
      sum += <f64>load<f32>(values + <usize>(at + reach) * step);
      cells++;
    }
    if (at - reach - 1 >= 0) {
      sum -= <f64>load<f32>(values + <usize>(at - reach - 1) * step);
      cells--;
    }
    if (at >= 0) store<f32>(out + <usize>at * step, <f32>(sum / <f64>cells));
  }
}

/** Means over squares that reach `reach` cells to each side, cut off at the grid's edges. */
export function blurCells(values: usize, across: i32, down: i32, reach: i32, between: usize, out: usize): void {
  const row = <usize>across << 2;
  for (let r = 0; r < down; r++) blurLine(values + <usize>r * row, between + <usize>r * row, 4, across, reach);
  for (let c = 0; c < across; c++) blurLine(between + (<usize>c << 2), out + (<usize>c << 2), row, down, reach);
}

/** Ratings (u8) of cells from how much they and their neighborhood stand out, and how rare they are (f32 each). */
export function rateCells(
  spots: usize, busy: usize, rarity: usize, count: i32,
  isolated: f64, noticed: f64, span: f64, usual: f64, highest: f64, out: usize,
): void {
  for (let i = 0; i < count; i++) {
    const at = <usize>i << 2;
    const over = <f64>load<f32>(spots + at) - isolated * <f64>load<f32>(busy + at) - noticed;
    const share = min<f64>(1, max<f64>(0, over / span));
    store<u8>(out + i, <i32>(highest * share * (usual + (1 - usual) * <f64>load<f32>(rarity + at))));
  }
}

/** Square roots (f32) of values, in place. */
export function roots(values: usize, count: i32): void {
  for (let i = 0; i < count; i++) {
    const at = values + (<usize>i << 2);
    store<f32>(at, sqrt<f32>(load<f32>(at)));
  }
}

/** Every pixel (u8) gets the value of its cell. */
export function spreadCells(cells: usize, across: i32, side: i32, width: i32, height: i32, out: usize): void {
  for (let y = 0; y < height; y++) {
    const first = out + y * width;
    if (y % side > 0) {
      memory.copy(first, first - width, width);
      continue;
    }
    const row = cells + (y / side) * across;
    for (let x = 0, c = 0; x < width; x += side, c++) {
      memory.fill(first + x, load<u8>(row + c), min(side, width - x));
    }
  }
}

/** Importance (u8) becomes weights, in place: from `essential` on `factor` times those of before (u8, or 0 for 1 everywhere). */
export function weighEssential(importance: usize, size: i32, essential: i32, factor: i32, before: usize): void {
  for (let i = 0; i < size; i++) {
    const weight = <i32>load<u8>(importance + i) >= essential ? factor : 1;
    store<u8>(importance + i, before === 0 ? weight : weight * <i32>load<u8>(before + i));
  }
}
