// What smoothing with a broad brush takes.

/** The step (i16) in the middle of each cell; in cells that are cut off, the one nearest to it. */
export function middleSteps(plane: usize, width: i32, height: i32, across: i32, down: i32, side: i32, out: usize): void {
  for (let r = 0; r < down; r++) {
    const row = plane + (<usize>(min(height - 1, r * side + (side >> 1)) * width) << 1);
    for (let c = 0; c < across; c++, out += 2) {
      store<i16>(out, load<i16>(row + (<usize>min(width - 1, c * side + (side >> 1)) << 1)));
    }
  }
}

/** Shares (f32, 0 to 1) of bytes. */
export function byteShares(bytes: usize, count: i32, out: usize): void {
  for (let i = 0; i < count; i++) store<f32>(out + (<usize>i << 2), <f32>(<f64>load<u8>(bytes + i) / 255));
}

/**
 * How much each cell may be smoothed, over how near lines are (f32), in place.
 * `weights` (u8) of cells, `any` the one that means as much as usual, `span` from there to the least.
 */
export function stillShares(
  near: usize, weights: usize, count: i32, usual: f64, any: f64, span: f64, still: f64, not: f64, behind: f64,
): void {
  for (let i = 0; i < count; i++) {
    const at = near + (<usize>i << 2);
    const little = (any - <f64>load<u8>(weights + i) / usual) / span;
    const limit = not + max<f64>(0, little) * (behind - not);
    const share = max<f64>(0, min<f64>(1, (limit - <f64>load<f32>(at)) / (limit - still)));
    store<f32>(at, <f32>(share * max<f64>(0, min<f64>(1, 1 + little))));
  }
}

/**
 * How far each cell moves (three planes of f32, one behind the other) towards smoothed planes (i16, the same way): by its share
 * (f32), less where it is farther, nothing from the square root of `limit` steps on.
 */
export function broadMoves(smooth: usize, own: usize, shares: usize, count: i32, limit: f64, out: usize): void {
  const plane = <usize>count;
  for (let i: usize = 0; i < plane; i++) {
    const dl = <f64>load<i16>(smooth + (i << 1)) - <f64>load<i16>(own + (i << 1));
    const da = <f64>load<i16>(smooth + ((i + plane) << 1)) - <f64>load<i16>(own + ((i + plane) << 1));
    const db = <f64>load<i16>(smooth + ((i + 2 * plane) << 1)) - <f64>load<i16>(own + ((i + 2 * plane) << 1));
    const noise = max<f64>(0, 1 - (dl * dl + da * da + db * db) / limit);
    const moved = <f64>load<f32>(shares + (i << 2)) * noise * noise;
    store<f32>(out + (i << 2), <f32>(moved * dl));
    store<f32>(out + ((i + plane) << 2), <f32>(moved * da));
    store<f32>(out + ((i + 2 * plane) << 2), <f32>(moved * db));
  }
}

/** Adds moves (f32) to a plane (i16), rounded. */
export function addMoves(plane: usize, moves: usize, size: i32): void {
  const half = f64x2.splat(0.5);
  for (let i: usize = 0; i < <usize>size; i += 4) {
    const steps = i32x4.extend_low_i16x8_s(v128.load64_zero(plane + (i << 1)));
    const more = v128.load(moves + (i << 2));
    const low = f64x2.add(f64x2.convert_low_i32x4_s(steps), f64x2.promote_low_f32x4(more));
    const high = f64x2.add(
      f64x2.convert_low_i32x4_s(i64x2.shuffle(steps, steps, 1, 0)),
      f64x2.promote_low_f32x4(i64x2.shuffle(more, more, 1, 0)),
    );
    const lower = i32x4.trunc_sat_f64x2_s_zero(f64x2.floor(f64x2.add(low, half)));
    const upper = i32x4.trunc_sat_f64x2_s_zero(f64x2.floor(f64x2.add(high, half)));
    v128.store64_lane(plane + (i << 1), i16x8.narrow_i32x4_s(i64x2.shuffle(lower, upper, 0, 2), lower), 0);
  }
}
