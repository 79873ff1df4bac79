// One round of k-means.

/**
 * Gives each of `count` points (three f64, and a weight, f64) to the nearest of `centerCount` centers (three f64): writes
 * its index to `nearest` (i32), adds weighted sums and weights to `sums` (four f64 a center, cleared first), and
 * writes the error, the worst point's error and its index, and the weighted distance as four f64 to `out`. `nearest` holds the
 * indices of the round before, `safe` (four f64 a center and four more) is scratch. With `soft` above 0, sums count points as
 * `RoundOf` says.
 */
export function lloydRound(
  points: usize, weights: usize, count: i32, centers: usize, centerCount: i32,
  nearest: usize, safe: usize, soft: f64, sums: usize, out: usize,
): void {
  memory.fill(sums, 0, <usize>centerCount << 5);
  // a point closer to a center than half the way to the next center has none closer; a little less, to be sure
  for (let k = 0; k < centerCount; k++) {
    let close = Infinity;
    for (let other = 0; other < centerCount; other++) {
      if (other !== k) close = min<f64>(close, distance(centers + <usize>k * 24, centers + <usize>other * 24));
    }
    store<f64>(safe + (<usize>k << 3), close * 0.2499);
  }
  // centers two by two: both l, both a, both b; one without a partner gets one that nothing is near to
  const pairs = safe + (<usize>centerCount << 3);
  const half = <usize>((centerCount + 1) >> 1);
  for (let k = 0; k < centerCount + (centerCount & 1); k++) {
    for (let c = 0; c < 3; c++) {
      const value = k < centerCount ? load<f64>(centers + <usize>(k * 3 + c) * 8) : Infinity;
      store<f64>(pairs + <usize>((k >> 1) * 6 + c * 2 + (k & 1)) * 8, value);
    }
  }
  let error: f64 = 0;
  let away: f64 = 0;
  let worstError: f64 = -1;
  let worst = 0;
  for (let i = 0; i < count; i++) {
    const point = points + <usize>i * 24;
    let k = load<i32>(nearest + (<usize>i << 2));
    let best = distance(point, centers + <usize>k * 24);
    if (!(best < load<f64>(safe + (<usize>k << 3)))) {
      // two centers at once: one lane keeps the best of the even ones, the other of the odd ones
      const x = v128.load64_splat(point);
      const y = v128.load64_splat(point, 8);
      const z = v128.load64_splat(point, 16);
      let lowest = f64x2.splat(Infinity);
      let winners = i64x2.splat(0);
      let own = i64x2(0, 1);
      for (let c: usize = 0; c < half; c++, own = i64x2.add(own, i64x2.splat(2))) {
        const at = pairs + c * 48;
        const dx = f64x2.sub(x, v128.load(at));
        const dy = f64x2.sub(y, v128.load(at, 16));
        const dz = f64x2.sub(z, v128.load(at, 32));
        const d = f64x2.add(f64x2.add(f64x2.mul(dx, dx), f64x2.mul(dy, dy)), f64x2.mul(dz, dz));
        winners = v128.bitselect(own, winners, f64x2.lt(d, lowest));
        lowest = f64x2.pmin(lowest, d);
      }
      const even = f64x2.extract_lane(lowest, 0);
      const odd = f64x2.extract_lane(lowest, 1);
      const first = <i32>i64x2.extract_lane(winners, 0);
      const second = <i32>i64x2.extract_lane(winners, 1);
      const isEven = even < odd || (even === odd && first < second);
      best = isEven ? even : odd;
      k = isEven ? first : second;
      store<i32>(nearest + (<usize>i << 2), k);
    }
    const weight = load<f64>(weights + (<usize>i << 3));
    const own = weight * best;
    error += own;
    const far = sqrt<f64>(best);
    away += weight * far;
    const pull = soft > 0 ? weight / (soft + far) : weight;
    if (own > worstError) {
      worstError = own;
      worst = i;
    }
    const sum = sums + (<usize>k << 5);
    store<f64>(sum, load<f64>(sum) + pull * load<f64>(point));
    store<f64>(sum, load<f64>(sum, 8) + pull * load<f64>(point, 8), 8);
    store<f64>(sum, load<f64>(sum, 16) + pull * load<f64>(point, 16), 16);
    store<f64>(sum, load<f64>(sum, 24) + pull, 24);
  }
  store<f64>(out, error);
  store<f64>(out, worstError, 8);
  store<f64>(out, <f64>worst, 16);
  store<f64>(out, away, 24);
}

// @ts-ignore: decorator
@inline
function distance(p: usize, q: usize): f64 {
  const x = load<f64>(p) - load<f64>(q);
  const y = load<f64>(p, 8) - load<f64>(q, 8);
  const z = load<f64>(p, 16) - load<f64>(q, 16);
  return x * x + y * y + z * z;
}

/** The first point at which the sum of chances (f64) reaches `rest`; the last when none does. */
export function pick(chance: usize, count: i32, rest: f64): i32 {
  let at = 0;
  for (; at < count - 1; at++) {
    rest -= load<f64>(chance + (<usize>at << 3));
    if (rest <= 0) break;
  }
  return at;
}

/**
 * After choosing a center in k-means++: the squared distance to the nearest center yet (f64), and with it the
 * chance (f64), of each point. Returns the sum of chances.
 */
export function chances(points: usize, weights: usize, count: i32, center: usize, nearest: usize, chance: usize): f64 {
  let total: f64 = 0;
  for (let i = 0; i < count; i++) {
    const at = <usize>i << 3;
    const d = min<f64>(load<f64>(nearest + at), distance(points + <usize>i * 24, center));
    store<f64>(nearest + at, d);
    const own = d * load<f64>(weights + at);
    store<f64>(chance + at, own);
    total += own;
  }
  return total;
}

/**
 * The sum of weighted squared distances of points to the nearest center, if `center` were one, too; `nearest` (f64) as
 * `chances` leaves it.
 */
export function errorWith(points: usize, weights: usize, count: i32, center: usize, nearest: usize): f64 {
  let total: f64 = 0;
  for (let i = 0; i < count; i++) {
    const at = <usize>i << 3;
    total += min<f64>(load<f64>(nearest + at), distance(points + <usize>i * 24, center)) * load<f64>(weights + at);
  }
  return total;
}
