import { rounded } from "../kernels/shared/rounded.kernel";

/** The number that 16 bits of half precision at an address stand for; NaN for infinity too. */
function halfAt(address: usize): f64 {
  const bits = <u32>load<u16>(address);
  if ((bits & 0x7c00) === 0x7c00) return NaN;
  // its bits moved, its exponent's offset mended by a product, which is exact for the smallest numbers too
  const size = <f64>(reinterpret<f32>((bits & 0x7fff) << 13) * reinterpret<f32>(0x77800000));
  return bits & 0x8000 ? -size : size;
}

/** The largest size of some halves; NaN where one is no number. */
export function largestHalf(halves: usize, count: i32): f64 {
  let largest: f64 = 0;
  for (let i = 0; i < count; i++) largest = max<f64>(largest, abs<f64>(halfAt(halves + (<usize>i << 1))));
  return largest;
}

/**
 * Weights (place, input, output; i16) and biases (i32, `half` more) of a layer from halves (output, input, place, then biases):
 * weights times `from` and all times `factor`. False where a weight is more than `maxWeight`, where what a sum can become with inputs of `maxInput`
 * is more than `maxSum`, or where something is no number.
 */
export function wholeLayer(
  halves: usize, outputs: i32, inputs: i32, area: i32, from: f64, factor: f64, half: f64, maxInput: f64, maxWeight: f64, maxSum: f64,
  weights: usize, biases: usize,
): bool {
  let next = halves;
  const given = halves + (<usize>(outputs * inputs * area) << 1);
  for (let o = 0; o < outputs; o++) {
    const exact = halfAt(given + (<usize>o << 1)) * factor;
    if (!(abs<f64>(exact) < maxSum)) return false;
    const bias = <f64>rounded(exact) + half;
    let size = abs<f64>(bias);
    for (let input = 0; input < inputs; input++) {
      for (let place = 0; place < area; place++, next += 2) {
        const own = halfAt(next) * from * factor;
        if (!(abs<f64>(own) < maxWeight + 1)) return false;
        const weight = rounded(own);
        if (abs<f64>(<f64>weight) > maxWeight) return false;
        size += abs<f64>(<f64>weight) * maxInput;
        store<i16>(weights + (<usize>((place * inputs + input) * outputs + o) << 1), <i16>weight);
      }
    }
    if (!(size <= maxSum)) return false;
    store<i32>(biases + (<usize>o << 2), <i32>bias);
  }
  return true;
}
