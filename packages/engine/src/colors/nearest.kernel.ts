/**
 * For every pixel (planes of i16 steps) the index (i32) of the nearest of `colorCount` colors, the first of equals.
 * A color is four i32: l, a, b, and a quarter of the squared distance to its nearest other color, rounded up. A
 * pixel nearer than that has no nearer color, so a run of alike pixels needs one comparison each. Planes have
 * room for three more pixels.
 */
export function nearestColors(l: usize, a: usize, b: usize, count: i32, colors: usize, colorCount: i32, out: usize): void {
  // the two colors that won last: most pixels take one of them
  let k = 0;
  let other = 0;
  for (let i = 0; i < count; i += 4) {
    const at = <usize>i << 1;
    const x = v128.load16x4_s(l + at);
    const y = v128.load16x4_s(a + at);
    const z = v128.load16x4_s(b + at);
    const isK = isNearest(x, y, z, colors + (<usize>k << 4));
    let winners = i32x4.splat(k);
    if (!i32x4.all_true(isK)) {
      const isOther = isNearest(x, y, z, colors + (<usize>other << 4));
      if (i32x4.all_true(v128.or(isK, isOther))) {
        winners = v128.bitselect(winners, i32x4.splat(other), isK);
      } else {
        let best = i32x4.splat(0x7fffffff);
        for (let c = 0; c < colorCount; c++) {
          const d = distances(x, y, z, colors + (<usize>c << 4));
          const isNearer = i32x4.lt_s(d, best);
          best = i32x4.min_s(d, best);
          winners = v128.bitselect(i32x4.splat(c), winners, isNearer);
        }
      }
      const last = i32x4.extract_lane(winners, 3);
      if (last !== k) {
        other = k;
        k = last;
      }
    }
    v128.store(out + (<usize>i << 2), winners);
  }
}

/** Pixels so near to a color that none can be nearer. */
// @ts-expect-error: decorator
@inline
function isNearest(x: v128, y: v128, z: v128, color: usize): v128 {
  return i32x4.lt_s(distances(x, y, z, color), v128.load32_splat(color, 12));
}

// @ts-expect-error: decorator
@inline
function distances(x: v128, y: v128, z: v128, color: usize): v128 {
  const dx = i32x4.sub(x, v128.load32_splat(color));
  const dy = i32x4.sub(y, v128.load32_splat(color, 4));
  const dz = i32x4.sub(z, v128.load32_splat(color, 8));
  return i32x4.add(i32x4.add(i32x4.mul(dx, dx), i32x4.mul(dy, dy)), i32x4.mul(dz, dz));
}
