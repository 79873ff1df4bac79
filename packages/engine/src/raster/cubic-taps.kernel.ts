import { rounded } from "../kernels/shared/rounded.kernel";
import { at, put } from "../kernels/shared/f64-list.kernel";

/** Catmull-Rom's cubic (Keys 1981 with a = -1/2): sharp, and only + and ×, so every machine agrees. */
function cubic(distance: f64): f64 {
  const x = abs<f64>(distance);
  if (x < 1) return (1.5 * x - 2.5) * x * x + 1;
  if (x < 2) return ((-0.5 * x + 2.5) * x - 4) * x + 2;
  return 0;
}

/**
 * Where each of `out` positions takes from: `count` of `size` positions from `first` (i32) on, `taps` weights (i16) apart, which are `one`
 * together; they carry `length` positions from `from` on, and reach as far as `spread` widens the cubic. `exact`: room for an f64 each.
 */
export function cubicTaps(
  size: i32, from: f64, length: f64, out: i32, spread: f64, count: i32, taps: i32, one: i32, first: usize, weights: usize, exact: usize,
): void {
  const scale = length / <f64>out;
  memory.fill(weights, 0, <usize>(out * taps) << 1);
  for (let o = 0; o < out; o++) {
    const center = from + (<f64>o + 0.5) * scale - 0.5;
    const start = max(0, min(size - count, <i32>ceil<f64>(center - 2 * spread)));
    store<i32>(first + (<usize>o << 2), start);
    let sum: f64 = 0;
    for (let t = 0; t < count; t++) {
      const own = cubic((<f64>(start + t) - center) / spread);
      put(exact, t, own);
      sum += own;
    }
    // what rounding leaves over goes to the nearest position; so does all where only zeros are touched
    const middle = rounded(max<f64>(0, min<f64>(<f64>(size - 1), center))) - start;
    const own = weights + (<usize>(o * taps) << 1);
    let rest = one;
    for (let t = 0; t < count && sum !== 0; t++) {
      const weight = rounded((at(exact, t) / sum) * <f64>one);
      store<i16>(own + (<usize>t << 1), <i16>weight);
      rest -= weight;
    }
    const place = own + (<usize>middle << 1);
    store<i16>(place, <i16>(<i32>load<i16>(place) + rest));
  }
}
