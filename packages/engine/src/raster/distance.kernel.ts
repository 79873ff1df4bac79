/** 1 for every pixel of `labels` (i32) that touches another label or the picture's edge along a side. */
export function borderPixels(labels: usize, width: i32, height: i32, out: usize): void {
  const row = (<usize>width) << 2;
  for (let y = 0; y < height; y++) {
    const first = <usize>(y * width);
    if (y === 0 || y === height - 1) {
      memory.fill(out + first, 1, width);
      continue;
    }
    store<u8>(out + first, 1);
    store<u8>(out + first + width - 1, 1);
    let x = 1;
    for (; x + 4 < width; x += 4) {
      const at = labels + ((first + x) << 2);
      const own = v128.load(at);
      const same = v128.and(
        v128.and(i32x4.eq(own, v128.load(at - 4)), i32x4.eq(own, v128.load(at + 4))),
        v128.and(i32x4.eq(own, v128.load(at - row)), i32x4.eq(own, v128.load(at + row))),
      );
      const bits = ~i32x4.bitmask(same);
      store<u8>(out + first + x, bits & 1);
      store<u8>(out + first + x + 1, (bits >> 1) & 1);
      store<u8>(out + first + x + 2, (bits >> 2) & 1);
      store<u8>(out + first + x + 3, (bits >> 3) & 1);
    }
    for (; x < width - 1; x++) {
      const at = labels + ((first + x) << 2);
      const own = load<i32>(at);
      const isBorder =
        load<i32>(at - 4) !== own ||
        load<i32>(at, 4) !== own ||
        load<i32>(at - row) !== own ||
        load<i32>(at + row) !== own;
      store<u8>(out + first + x, isBorder ? 1 : 0);
    }
  }
}

/** Distance (u16) of every pixel to the nearest seed (u8, not 0) of its column, at most `far`. */
export function columnDistances(seeds: usize, width: i32, height: i32, far: i32, out: usize): void {
  const row = (<usize>width) << 1;
  const one = i16x8.splat(1);
  const farthest = i16x8.splat(<i16>far);
  for (let y = 0; y < height; y++) {
    const first = y * width;
    let x = 0;
    for (; x + 8 <= width; x += 8) {
      const at = out + ((<usize>(first + x)) << 1);
      const seed = v128.load8x8_u(seeds + first + x);
      const above = y === 0 ? farthest : v128.load(at - row);
      const next = i16x8.min_u(farthest, i16x8.add(above, one));
      v128.store(at, v128.and(y === 0 ? farthest : next, i16x8.eq(seed, i16x8.splat(0))));
    }
    for (; x < width; x++) {
      const at = out + ((<usize>(first + x)) << 1);
      const next = y === 0 ? far : min(far, <i32>load<u16>(at - row) + 1);
      store<u16>(at, load<u8>(seeds + first + x) ? 0 : next);
    }
  }
  for (let y = height - 2; y >= 0; y--) {
    const first = y * width;
    let x = 0;
    for (; x + 8 <= width; x += 8) {
      const at = out + ((<usize>(first + x)) << 1);
      v128.store(at, i16x8.min_u(v128.load(at), i16x8.add(v128.load(at + row), one)));
    }
    for (; x < width; x++) {
      const at = out + ((<usize>(first + x)) << 1);
      store<u16>(at, min(load<u16>(at), load<u16>(at + row) + 1));
    }
  }
}

/** Squared distances (f32), at most `cap` squared, from distances by column (u16); `cap` at most 181. */
export function nearDistances(upright: usize, width: i32, height: i32, cap: i32, out: usize): void {
  const maxSquared = cap * cap;
  const maxSquares = i16x8.splat(<i16>maxSquared);
  const caps = i16x8.splat(<i16>cap);
  for (let y = 0; y < height; y++) {
    const first = y * width;
    let x = 0;
    while (x < width) {
      const at = upright + ((<usize>(first + x)) << 1);
      const to = out + ((<usize>(first + x)) << 2);
      if (x >= cap && x + 8 + cap <= width) {
        const own = i16x8.min_u(caps, v128.load(at));
        let best = i16x8.min_u(maxSquares, i16x8.mul(own, own));
        for (let step = 1; step < cap; step++) {
          const away = (<usize>step) << 1;
          const beside = i16x8.min_u(caps, i16x8.min_u(v128.load(at - away), v128.load(at + away)));
          best = i16x8.min_u(best, i16x8.add(i16x8.mul(beside, beside), i16x8.splat(<i16>(step * step))));
        }
        v128.store(to, f32x4.convert_i32x4_u(i32x4.extend_low_i16x8_u(best)));
        v128.store(to, f32x4.convert_i32x4_u(i32x4.extend_high_i16x8_u(best)), 16);
        x += 8;
        continue;
      }
      const own = <i32>load<u16>(at);
      let best = own < cap ? own * own : maxSquared;
      for (let step = 1; step < cap; step++) {
        const away = (<usize>step) << 1;
        const left = x >= step ? min(cap, <i32>load<u16>(at - away)) : cap;
        const right = x + step < width ? min(cap, <i32>load<u16>(at + away)) : cap;
        const beside = min(left, right);
        best = min(best, beside * beside + step * step);
      }
      store<f32>(to, <f32>best);
      x++;
    }
  }
}

/**
 * 1 (u8) for each pixel that has a seed within the square root of `maxSquared` pixels, from distances by column (u16); `cap`,
 * at most 181, is more than that root. `line`: room for a row of u16 with `cap` more on each side.
 */
export function within(upright: usize, width: i32, height: i32, cap: i32, maxSquared: i32, line: usize, out: usize): void {
  const caps = i16x8.splat(<i16>cap);
  const maxSquares = i16x8.splat(<i16>maxSquared);
  const first = line + ((<usize>cap) << 1);
  for (let k = 0; k < width + 2 * cap + 8; k++) store<u16>(line + ((<usize>k) << 1), cap);
  for (let y = 0; y < height; y++) {
    const row = upright + ((<usize>(y * width)) << 1);
    let isFar = true;
    for (let x: usize = 0; x < (<usize>width) << 1; x += 16) {
      const own = i16x8.min_u(caps, v128.load(row + x));
      v128.store(first + x, own);
      if (isFar && v128.any_true(i16x8.ne(own, caps))) isFar = false;
    }
    if (isFar && maxSquared < cap * cap) {
      memory.fill(out + <usize>(y * width), 0, width);
      continue;
    }
    // what lies beyond the row came with its last pixels
    for (let k = 0; k < 8; k++) store<u16>(first + ((<usize>(width + k)) << 1), cap);
    for (let x = 0; x < width; x += 8) {
      const at = first + ((<usize>x) << 1);
      const own = v128.load(at);
      let best = i16x8.mul(own, own);
      for (let step = 1; step < cap; step++) {
        const away = (<usize>step) << 1;
        const beside = i16x8.min_u(v128.load(at - away), v128.load(at + away));
        best = i16x8.min_u(best, i16x8.add(i16x8.mul(beside, beside), i16x8.splat(<i16>(step * step))));
      }
      const near = v128.and(i16x8.le_u(best, maxSquares), i16x8.splat(1));
      // what is written beyond a row's end is written again with the next row
      v128.store64_lane(out + <usize>(y * width + x), i8x16.narrow_i16x8_u(near, near), 0);
    }
  }
}
